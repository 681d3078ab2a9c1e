import { useToasts } from '@filigrana/hooks';
import { attachmentProblem, type AttachmentKind } from '@filigrana/sdk/domain';
import { usePhoto, type PhotoOptions } from '../../shared/use-photo.ts';
import { formTexts } from './texts.ts';

/**
 * The photo of a form whose content outlives the page. Until it is ready it is kept as it was chosen, so
 * that neither a reload nor another page brings back an earlier one; when it is no good like that there is
 * none, and a toast says so where the page is left.
 */
export function useKeptPhoto(
  kind: AttachmentKind,
  take: (file: File | null) => void,
  prepare?: PhotoOptions['prepare'],
) {
  const { show } = useToasts();
  const isGood = (file: File) => attachmentProblem(file, kind) === null;
  const onLeave = (file: File) => {
    if (!isGood(file)) show({ ...formTexts.photoNotKept, variant: 'destructive' });
  };
  const photo = usePhoto(take, { onLeave, ...(prepare && { prepare }) });
  const choose = (file: File | null) => {
    if (file !== null) take(isGood(file) ? file : null);
    photo.choose(file);
  };
  return { ...photo, choose };
}
