import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { mask } from './ornaments.tsx';
import { srcSetOf } from './srcset.ts';

interface Props {
  /** Address of the picture; null draws the missing-image sign. */
  src: string | null;
  /** Metal, stone and form; empty when the words beside it already say so. */
  alt: string;
  width: number;
  height: number;
  /** Share of the screen it takes, as in HTML, for example '(min-width: 1024px) 33vw, 100vw'. */
  sizes?: string;
  /** Its other widths, for a picture that the server does not keep. */
  srcSet?: string;
  /** The main picture of the first view: loaded at once and before the rest. */
  priority?: boolean;
  /** Loaded at once all the same: it is about to be shown. */
  eager?: boolean;
  className?: string;
  /** Large enough for AVIF to be worth its drawing: about a third lighter. */
  light?: boolean;
  /** With `light`: sources that are looked at before its own. */
  children?: ReactNode;
}

/** A picture that knows its size, comes in the right width, and shows a sign when there is none. */
export function Picture({
  src,
  alt,
  width,
  height,
  sizes = '100vw',
  srcSet = src === null ? undefined : srcSetOf(src),
  priority = false,
  eager = priority,
  className,
  light = false,
  children,
}: Props) {
  if (!src)
    return (
      <Missing className={className} role={alt ? 'img' : undefined} aria-label={alt || undefined} />
    );
  const image = (
    <Img
      className={className}
      src={src}
      alt={alt}
      width={width}
      height={height}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'sync' : 'async'}
    />
  );
  const lighter = light ? srcSetOf(src, 'avif') : undefined;
  if (!lighter) return image;
  return (
    <Sources>
      {children}
      <source type="image/avif" srcSet={lighter} sizes={sizes} />
      {image}
    </Sources>
  );
}

/** Only says what there is to choose from: the picture itself stands where this stands. */
const Sources = styled.picture`
  display: contents;
  /* In a grid they would take places. */
  source {
    display: none;
  }
`;

const Img = styled.img`
  max-width: 100%;
  height: auto;
  object-fit: cover;
  background: var(--surface-sunken);
`;

const Missing = styled.span`
  display: grid;
  place-items: center;
  width: 100%;
  aspect-ratio: 1;
  background: var(--surface-sunken);
  color: var(--line-strong);
  &::after {
    content: '';
    width: 46%;
    aspect-ratio: 1;
    ${mask('--art-sin-imagen', 'center/contain no-repeat')}
  }
`;
