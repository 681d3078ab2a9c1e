import { useToasts } from '@filigrana/hooks';
import { attachmentProblem, type AttachmentKind } from '@filigrana/sdk/domain';
import { usePhoto, type PhotoOptions } from '../../shared/use-photo.ts';
import { formTexts } from './texts.ts';

/**
 * The photo of a form whose content outlives the page. One that is still being prepared when the
 * page is left is kept as it was chosen; when it is no good like that a toast says so, and no earlier
 * one is taken for it.
 */
export function useKeptPhoto(
  kind: AttachmentKind,
  take: (file: File | null) => void,
  prepare?: PhotoOptions['prepare'],
) {
  const { show } = useToasts();
  const onLeave = (file: File) => {
    const isGood = attachmentProblem(file, kind) === null;
    take(isGood ? file : null);
    if (!isGood) show({ ...formTexts.photoNotKept, variant: 'destructive' });
  };
  return usePhoto(take, { onLeave, ...(prepare && { prepare }) });
}
