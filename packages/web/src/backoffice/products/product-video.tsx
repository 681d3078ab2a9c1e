import { useTexts, useVideo } from '@filigrana/hooks/backoffice';
import type { Product } from '@filigrana/sdk';
import { attachmentAccept } from '@filigrana/sdk/domain';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { DropArea, Hint, IconButton } from '../../ui/index.ts';
import { UploadProgress } from '../../ui/upload-progress.tsx';
import { PicturesPart } from './pictures-part.ts';
import { productsTexts as texts } from './texts.ts';
import { WordsField } from './words-field.tsx';

/** The video of a product: added, described, replaced, taken away. */
export function ProductVideo({ product }: { product: Product }) {
  const { video, isUnsupported, isSending, progress, refused, ...act } = useVideo(product);
  const { sentence } = useTexts();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  if (isUnsupported) return null;
  // The button that was pressed goes as well: the focus stays in this part.
  const remove = async () => {
    if (await act.remove()) title.current?.focus();
  };
  return (
    <PicturesPart aria-labelledby={titleId}>
      <h3 id={titleId} ref={title} tabIndex={-1}>
        {texts.video}
      </h3>
      <Hint>{texts.videoHint}</Hint>
      {video && (
        <Row>
          <video
            src={video.video_url}
            poster={product.image_url ?? undefined}
            aria-label={video.descripcion || texts.video}
            controls
            muted
            playsInline
            preload="none"
          />
          <WordsField
            label={texts.videoWords}
            words={video.descripcion}
            isBusy={isSending}
            onSay={act.describe}
          />
          <IconButton
            icon="trash"
            label={texts.videoRemove}
            aria-disabled={isSending}
            onClick={() => void remove()}
          />
        </Row>
      )}
      <DropArea
        action={video ? texts.changeVideo : texts.addVideo}
        hint={texts.videoFormats}
        accept={attachmentAccept('video')}
        slim={video !== null}
        disabled={isSending}
        invalid={refused !== null}
        describedBy={titleId}
        onFiles={([file]) => file && void act.choose(file)}
      />
      {isSending && (
        <UploadProgress label={texts.videoSending} percent={progress} onCancel={act.cancel} />
      )}
      <div role="alert">{refused && <Hint tone="error">{sentence(refused)}</Hint>}</div>
    </PicturesPart>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 10px 14px;
  align-items: end;
  video {
    grid-column: 1 / -1;
    width: min(320px, 100%);
    aspect-ratio: 1;
    border-radius: var(--r-sm);
    background: var(--surface-sunken);
  }
`;
