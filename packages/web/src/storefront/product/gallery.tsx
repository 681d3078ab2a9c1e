import type { Product } from '@filigrana/sdk';
import { useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { useReducedMotion } from '../../shared/use-reduced-motion.ts';
import { Icon, IconButton, Picture } from '../../ui/index.ts';
import { phoneSizes } from '../../ui/srcset.ts';
import { pictureWords } from '../catalog/picture-words.ts';
import { StateBadge } from '../catalog/state-badge.tsx';
import { Tray } from './detail-layout.tsx';
import { galleryPictures } from './gallery-pictures.ts';
import { galleryTexts as texts } from './gallery-texts.ts';

const IMAGE_SIZES = phoneSizes(90, '(min-width: 1440px) 705px, (min-width: 1024px) 50vw');

/** What only scripts can do is not offered without them. */
const withoutScripts = '@media (scripting: none)';

const PictureZoom = lazyPart(() => import('./picture-zoom.tsx'));
const GalleryVideo = lazyPart(() => import('./gallery-video.tsx'));

/**
 * The pictures of a piece in its tray, and its video after them: a finger goes from one to the next, with scripts and without; small
 * ones bring theirs, and a press or a button makes the one in the tray large.
 */
export default function Gallery({ product }: { product: Product }) {
  const pictures = galleryPictures(product);
  const [main, ...others] = pictures;
  // Without a picture there is nothing to show before it plays.
  const video = main && product.video;
  const videoPlace = pictures.length;
  const isAlone = others.length === 0 && !video;
  const isStill = useReducedMotion();
  const [shown, setShown] = useState(0);
  const [isZoomed, setZoomed] = useState(false);
  const [isVideoAsked, setVideoAsked] = useState(false);
  const track = useRef<HTMLDivElement>(null);
  const zoom = main && shown < videoPlace ? () => setZoomed(true) : undefined;

  /** Notes which one is in the tray; it and the next one no longer wait until they are in sight. */
  const settle = (place: number) => {
    setShown(place);
    if (video && place === videoPlace) setVideoAsked(true);
    const images = track.current?.querySelectorAll('img') ?? [];
    for (const image of [...images].slice(place, place + 2)) image.loading = 'eager';
  };
  const onScroll = () => {
    const { scrollLeft = 0, clientWidth = 1 } = track.current ?? {};
    settle(Math.round(scrollLeft / clientWidth));
  };
  const show = (place: number) => {
    const left =
      track.current?.querySelectorAll<HTMLElement>('img, [data-video]')[place]?.offsetLeft ?? 0;
    track.current?.scrollTo({ left, behavior: isStill ? 'instant' : 'smooth' });
    settle(place);
  };
  const goByArrows = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    // From the one that has the focus: the tray may still be on its way to it.
    const place = buttons.findIndex((own) => own === document.activeElement) + (step ?? NaN);
    if (!buttons[place]) return;
    event.preventDefault();
    show(place);
    buttons[place].focus();
  };

  const form = { width: 1000, height: 1000, sizes: IMAGE_SIZES, light: true } as const;
  const first = <Picture src={main?.src ?? null} alt={pictureWords(product)} priority {...form} />;
  return (
    <>
      <Tray onClick={zoom}>
        {isAlone ? (
          first
        ) : (
          <Track
            ref={track}
            role="group"
            aria-label={texts.pictures}
            tabIndex={0}
            onScroll={onScroll}
          >
            {first}
            {others.map(({ src, words }) => (
              <Picture key={src} src={src} alt={words} {...form} />
            ))}
            {video && (
              <Film data-video="">
                <Picture src={main.src} alt="" {...form} />
                {isVideoAsked && (
                  <GalleryVideo video={video} poster={main.src} isShown={shown === videoPlace} />
                )}
              </Film>
            )}
          </Track>
        )}
        <StateBadge product={product} />
      </Tray>
      {zoom && <Zoom icon="zoom" label={texts.zoom} onClick={zoom} />}
      {!isAlone && (
        <Thumbs aria-label={texts.choose} onKeyDown={goByArrows}>
          {pictures.map(({ src, words }, place) => (
            <li key={src}>
              <button
                type="button"
                aria-label={texts.picture(place + 1, pictures.length, words)}
                aria-current={place === shown}
                onClick={() => show(place)}
              >
                <Picture src={src} alt="" width={80} height={80} sizes="80px" />
              </button>
            </li>
          ))}
          {video && (
            <li>
              <button
                type="button"
                aria-label={texts.video(video.descripcion)}
                aria-current={shown === videoPlace}
                onClick={() => show(videoPlace)}
              >
                <Picture src={main.src} alt="" width={80} height={80} sizes="80px" />
                <Icon name="play" />
              </button>
            </li>
          )}
        </Thumbs>
      )}
      {isZoomed && (
        <PictureZoom
          pictures={pictures}
          first={shown}
          onLeft={show}
          onClose={() => setZoomed(false)}
        />
      )}
    </>
  );
}

const Track = styled.div`
  position: relative;
  display: flex;
  gap: 8px;
  width: 100%;
  height: 100%;
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  overscroll-behavior-x: contain;
  img {
    flex: none;
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }
  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: -4px;
  }
`;

const Film = styled.div`
  position: relative;
  flex: none;
  width: 100%;
  height: 100%;
  scroll-snap-align: start;
  scroll-snap-stop: always;
  ${withoutScripts} {
    display: none;
  }
  video {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: contain;
    background: var(--surface-sunken);
  }
`;

const Zoom = styled(IconButton)`
  position: absolute;
  top: 10px;
  right: 10px;
  z-index: 1;
  background: var(--surface-raised);
  border-radius: var(--r-sm);
  ${withoutScripts} {
    display: none;
  }
`;

const Thumbs = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  margin: 12px 0 0;
  padding: 0;
  list-style: none;
  ${withoutScripts} {
    display: none;
  }
  li {
    width: clamp(52px, 15%, 80px);
  }
  button {
    display: block;
    position: relative;
    width: 100%;
    padding: 0;
    border: 1px solid transparent;
    border-radius: var(--r-sm);
    background: none;
    cursor: pointer;
    overflow: hidden;
  }
  img {
    display: block;
    width: 100%;
    aspect-ratio: 1;
  }
  svg {
    position: absolute;
    inset: 0;
    margin: auto;
    padding: 3px;
    border-radius: var(--r-round);
    background: var(--surface-raised);
  }
  button[aria-current='true'] {
    border-color: var(--ink);
    box-shadow: inset 0 0 0 1px var(--ink);
  }
  button:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`;
