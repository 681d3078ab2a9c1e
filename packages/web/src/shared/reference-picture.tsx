import { useState } from 'react';
import { css, styled } from 'styled-components';
import { Icon, Modal } from '../ui/index.ts';
import { referenceTexts as texts } from './reference-texts.ts';

interface Props {
  url: string | null;
  /** There was a picture, and it was deleted. */
  isDeleted: boolean;
  /** Name of the small picture, which tells it from the others: 'Ampliar la imagen de …'. */
  label: string;
  /** Title over the whole picture. */
  title?: string;
  /** Asks for new links: they expire. */
  onExpired: () => void;
  /** `md`: 88 px with a magnifying glass; `sm`: 76 px. */
  size?: 'md' | 'sm';
}

/** The picture that a customer sent along, small; pressed, it opens whole over the page. */
export function ReferencePicture(props: Props) {
  const { url, isDeleted, label, title = texts.reference, onExpired, size = 'md' } = props;
  const [isOpen, setOpen] = useState(false);
  const [broken, setBroken] = useState<string | null>(null);
  if (url === null)
    return <Tray $size={size}>{isDeleted ? texts.imageDeleted : texts.noImage}</Tray>;
  const hasFailed = broken === url;
  const fail = () => {
    // The first link that fails has expired; when the new one fails too, the picture is not there.
    if (broken === null) onExpired();
    setBroken(url);
  };
  const pixels = SIDE[size];
  return (
    <>
      {hasFailed ? (
        <Tray $size={size}>{texts.imageFailed}</Tray>
      ) : (
        <Thumb
          type="button"
          aria-haspopup="dialog"
          aria-label={label}
          $size={size}
          onClick={() => setOpen(true)}
        >
          <img
            src={url}
            alt=""
            width={pixels}
            height={pixels}
            loading="lazy"
            decoding="async"
            onError={fail}
          />
          {size === 'md' && <Icon name="zoom" />}
        </Thumb>
      )}
      {isOpen && (
        <Modal size="lg" title={title} onClose={() => setOpen(false)}>
          {hasFailed ? (
            <Lost role="status">{texts.imageFailed}</Lost>
          ) : (
            <Whole src={url} alt={texts.reference} onError={fail} />
          )}
        </Modal>
      )}
    </>
  );
}

/** In px. */
const SIDE = { md: 88, sm: 76 };

const square = css<{ $size: 'md' | 'sm' }>`
  flex: none;
  width: ${({ $size }) => SIDE[$size]}px;
  height: ${({ $size }) => SIDE[$size]}px;
  overflow: hidden;
  border-radius: var(--r-sm);
  background: var(--surface-sunken);
`;

const Tray = styled.span<{ $size: 'md' | 'sm' }>`
  ${square}
  display: grid;
  place-items: center;
  color: var(--ink-muted);
  text-align: center;
  ${({ $size }) =>
    $size === 'md'
      ? 'padding: 4px; font-size: 0.8125rem; line-height: 1.25;'
      : 'font-size: 0.75rem; line-height: 1.2;'}
`;

const Thumb = styled.button<{ $size: 'md' | 'sm' }>`
  ${square}
  position: relative;
  display: block;
  cursor: zoom-in;
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  svg {
    position: absolute;
    right: 6px;
    bottom: 6px;
    width: 26px;
    height: 26px;
    padding: 4px;
    border-radius: 50%;
    background: var(--surface-raised);
  }
`;

const Lost = styled.p`
  margin-top: 16px;
  color: var(--ink-muted);
`;

/** Whole, whatever its shape. */
const Whole = styled.img`
  width: 100%;
  max-height: calc(100dvh - 200px);
  margin-top: 16px;
  object-fit: contain;
  background: var(--surface-sunken);
`;
