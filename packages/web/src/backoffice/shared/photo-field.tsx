import { attachmentAccept } from '@filigrana/sdk/domain';
import { styled } from 'styled-components';
import type { Photo } from '../../shared/use-photo.ts';
import { FileDrop, Hint, Picture } from '../../ui/index.ts';
import { sharedTexts as texts } from './texts.ts';

interface Props {
  /** 'Imagen', or 'Imagen (opcional)'. */
  label: string;
  /** The picture that there is already. */
  current: string | null;
  /** The one chosen for it, or to take its place. */
  file: File | null;
  photo: Photo;
  error?: string | undefined;
  disabled?: boolean;
}

/** The picture of something: the one it has, and the one chosen to take its place, both to be seen. */
export function PhotoField({ label, current, file, photo, error, disabled = false }: Props) {
  const { isPreparing, problem, choose } = photo;
  return (
    <>
      {current !== null && (
        <Current>
          <Picture src={current} alt="" width={64} height={64} sizes="64px" />
          <p>
            {texts.currentImage}
            <small>{texts.replaceImage}</small>
          </p>
        </Current>
      )}
      <div>
        <FileDrop
          label={current === null ? label : texts.newImage}
          action={texts.chooseImage}
          hint={texts.imageHint}
          accept={attachmentAccept('image')}
          file={file}
          onFile={choose}
          error={problem ? texts.unreadableImage : error}
          disabled={disabled}
        />
        {isPreparing && <Hint role="status">{texts.preparingImage}</Hint>}
      </div>
    </>
  );
}

const Current = styled.div`
  display: flex;
  gap: 14px;
  align-items: center;
  img {
    width: 64px;
    height: 64px;
    border-radius: var(--r-sm);
  }
  small {
    display: block;
    font-size: var(--fs-small);
    color: var(--ink-muted);
  }
`;
