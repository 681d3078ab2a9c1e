import { useState } from 'react';
import { styled } from 'styled-components';
import { Icon, Modal } from '../../ui/index.ts';
import { profileTexts } from './texts.ts';

const texts = profileTexts.specialOrders;

interface Props {
  url: string | null;
  /** There was a picture, and it was deleted. */
  isDeleted: boolean;
  /** What was asked for, to tell the pictures apart. */
  piece: string;
  onBroken: () => void;
}

/** The picture that was sent along, small; pressed, it opens whole over the page. */
export function ReferenceImage({ url, isDeleted, piece, onBroken }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [broken, setBroken] = useState<string | null>(null);
  if (url === null) return <Tray>{isDeleted ? texts.imageDeleted : texts.noImage}</Tray>;
  // With another link, after the list was read again, the picture is tried again.
  if (url === broken) return <Tray>{texts.imageFailed}</Tray>;
  const fail = () => {
    setBroken(url);
    onBroken();
  };
  return (
    <>
      <Thumb
        type="button"
        aria-haspopup="dialog"
        aria-label={texts.enlarge(piece)}
        onClick={() => setOpen(true)}
      >
        <img
          src={url}
          alt=""
          width={88}
          height={88}
          loading="lazy"
          decoding="async"
          onError={fail}
        />
        <Icon name="zoom" />
      </Thumb>
      {isOpen && (
        <Modal size="lg" title={texts.reference} onClose={() => setOpen(false)}>
          <Whole src={url} alt={texts.reference} onError={fail} />
        </Modal>
      )}
    </>
  );
}

const Tray = styled.span`
  display: grid;
  place-items: center;
  width: 88px;
  height: 88px;
  padding: 4px;
  border-radius: var(--r-sm);
  background: var(--surface-sunken);
  color: var(--ink-muted);
  font-size: 0.8125rem;
  line-height: 1.25;
  text-align: center;
`;

const Thumb = styled.button`
  position: relative;
  display: block;
  width: 88px;
  height: 88px;
  overflow: hidden;
  border-radius: var(--r-sm);
  background: var(--surface-sunken);
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

/** Whole, whatever its shape. */
const Whole = styled.img`
  width: 100%;
  max-height: calc(100dvh - 200px);
  margin-top: 16px;
  object-fit: contain;
  background: var(--surface-sunken);
`;
