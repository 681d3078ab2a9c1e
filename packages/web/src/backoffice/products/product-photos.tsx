import { usePhotos, useTexts } from '@filigrana/hooks/backoffice';
import type { Product } from '@filigrana/sdk';
import { attachmentAccept, MAIN_PHOTO } from '@filigrana/sdk/domain';
import { useId, useRef, type RefObject } from 'react';
import { styled } from 'styled-components';
import { DropArea, Hint, IconButton, Picture } from '../../ui/index.ts';
import { sharedTexts } from '../shared/texts.ts';
import { useChosenPhotos } from '../shared/use-chosen-photos.ts';
import { productsTexts as texts } from './texts.ts';
import { useHeldPhoto } from './use-held-photo.ts';
import { PicturesPart } from './pictures-part.ts';
import { WordsField } from './words-field.tsx';

interface Props {
  product: Product;
  /** Where the focus goes when a photograph was taken away, and the dialog may put it. */
  heading?: RefObject<HTMLHeadingElement | null>;
}

/** The photographs of a product, the main one too where the backend allows it: added, described, put in order by mouse, finger or keys, taken away. */
export function ProductPhotos({ product, heading }: Props) {
  const { photos, isUnsupported, left, isSending, refused, ...act } = usePhotos(product);
  const chosen = useChosenPhotos((files) => void act.add(files));
  const { sentence } = useTexts();
  const { list, heldId, placeOf, handleOf } = useHeldPhoto(
    photos,
    (idFoto, place) => void act.move(idFoto, place),
  );
  const titleId = useId();
  const own = useRef<HTMLHeadingElement>(null);
  const title = heading ?? own;
  if (isUnsupported) return null;
  const hasMain = photos[0]?.idFoto === MAIN_PHOTO;
  const isBusy = isSending || chosen.isPreparing;
  // The button that was pressed goes as well: the focus stays in this part.
  const remove = async (idFoto: number) => {
    if (await act.remove(idFoto)) title.current?.focus();
  };
  return (
    <PicturesPart aria-labelledby={titleId}>
      <h3 id={titleId} ref={title} tabIndex={-1}>
        {texts.photos}
      </h3>
      <Hint>
        {hasMain ? texts.photosMainHint : texts.photosHint} {left > 0 && texts.photosLeft(left)}
      </Hint>
      <List ref={list}>
        {photos.map(({ idFoto, image_url, descripcion }, index) => (
          <li
            // Of what it shows: a picture that becomes the main one keeps the focus, not its number.
            key={`${image_url} ${timesBefore(photos, index)}`}
            data-held={idFoto === heldId ? '' : undefined}
            style={{ order: placeOf(idFoto) }}
          >
            <Handle {...handleOf(idFoto, isBusy)}>
              <Picture src={image_url} alt={descripcion} width={96} height={96} sizes="96px" />
            </Handle>
            <WordsField
              label={idFoto === MAIN_PHOTO ? texts.mainWords : texts.photoWords(index + 1)}
              words={descripcion}
              isBusy={isBusy}
              onSay={(words) => act.describe(idFoto, words)}
            />
            <Moves>
              <IconButton
                icon="left"
                label={texts.photoEarlier(index + 1)}
                aria-disabled={index === 0 || isBusy}
                onClick={() => void act.move(idFoto, index - 1)}
              />
              <IconButton
                icon="right"
                label={texts.photoLater(index + 1)}
                aria-disabled={index === photos.length - 1 || isBusy}
                onClick={() => void act.move(idFoto, index + 1)}
              />
              {idFoto !== MAIN_PHOTO && (
                <IconButton
                  icon="trash"
                  label={texts.photoRemove(index + 1)}
                  aria-disabled={isBusy}
                  onClick={() => void remove(idFoto)}
                />
              )}
            </Moves>
          </li>
        ))}
      </List>
      {left > 0 && (
        <DropArea
          action={texts.addPhotos}
          hint={sharedTexts.imageHint}
          accept={attachmentAccept('image')}
          multiple
          disabled={isBusy}
          invalid={refused.length > 0}
          describedBy={titleId}
          onFiles={(files) => void chosen.choose(files)}
        />
      )}
      <div role="status">
        {isBusy && <Hint>{isSending ? texts.photosSending : texts.photosPreparing}</Hint>}
      </div>
      <div role="alert">
        {refused.map(({ name, notice }) => (
          <Hint key={name} tone="error">
            {name}: {sentence(notice)}
          </Hint>
        ))}
        {chosen.unreadable.map((name) => (
          <Hint key={name} tone="error">
            {texts.photoUnreadable(name)}
          </Hint>
        ))}
      </div>
    </PicturesPart>
  );
}

/** How often the picture at a place has been shown before it: the same one may have been added twice. */
const timesBefore = (photos: readonly { image_url: string }[], place: number): number =>
  photos.slice(0, place).filter(({ image_url }) => image_url === photos[place]?.image_url).length;

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  gap: 14px 28px;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr);
    gap: 4px 14px;
    align-items: end;
  }
  li[data-held] {
    opacity: 0.5;
  }
`;

const Handle = styled.div`
  grid-row: span 2;
  cursor: grab;
  touch-action: none;
  -webkit-user-select: none;
  user-select: none;
  -webkit-touch-callout: none;
  img {
    display: block;
    width: 96px;
    aspect-ratio: 1;
    border-radius: var(--r-sm);
  }
`;

const Moves = styled.div`
  display: flex;
  [aria-disabled='true'] {
    opacity: 0.4;
  }
`;
