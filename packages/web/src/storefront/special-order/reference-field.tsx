import { useTexts, type SpecialOrderForm } from '@filigrana/hooks';
import { attachmentAccept } from '@filigrana/sdk/domain';
import { styled } from 'styled-components';
import type { Photo } from '../../shared/use-photo.ts';
import { FileDrop, Hint } from '../../ui/index.ts';
import { specialOrderTexts as texts } from './texts.ts';

interface Props {
  request: SpecialOrderForm;
  photo: Photo;
}

/** A picture of what is imagined: chosen or dropped, made lighter, seen, taken away. */
export function ReferenceField({ request, photo }: Props) {
  const { referencia, errors, status } = request;
  const { sentence } = useTexts();
  const { isPreparing, problem, choose } = photo;
  const isSending = status === 'sending';
  const error = errors.referencia && sentence(errors.referencia);
  return (
    <Place aria-busy={isPreparing}>
      <FileDrop
        label={
          <>
            {texts.referencia} <Note>({texts.optional})</Note>
          </>
        }
        action={texts.chooseImage}
        hint={texts.imageHint}
        accept={attachmentAccept('image')}
        file={referencia}
        onFile={choose}
        error={problem ? texts.heic : error}
        disabled={isSending}
      />
      {isPreparing && <Hint role="status">{texts.preparingImage}</Hint>}
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
`;

const Note = styled.span`
  color: var(--ink-muted);
  font-weight: 400;
`;
