import { useState } from 'react';
import { styled } from 'styled-components';
import { Modal } from '../../ui/index.ts';
import { specialOrdersTexts as texts } from './texts.ts';

interface Props {
  url: string | null;
  /** There was a picture, and it was deleted. */
  isDeleted: boolean;
  customer: string;
  /** Asks for new links: they expire. */
  onExpired: () => void;
}

/** The picture that a customer sent along, small; pressed, it opens over the page. */
export function ReferencePicture({ url, isDeleted, customer, onExpired }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [broken, setBroken] = useState<string | null>(null);
  const failed = () => {
    // The first link that fails has expired; when the new one fails too, the picture is not there.
    if (broken === null) onExpired();
    setBroken(url);
  };
  if (url === null) return <Tray>{isDeleted ? texts.imageDeleted : texts.noImage}</Tray>;
  const hasFailed = broken === url;
  return (
    <>
      <Thumb
        type="button"
        aria-label={texts.openReference(customer)}
        onClick={() => setOpen(true)}
        disabled={hasFailed}
      >
        {hasFailed ? (
          texts.referenceFailed
        ) : (
          <img
            src={url}
            alt=""
            width={76}
            height={76}
            loading="lazy"
            decoding="async"
            onError={failed}
          />
        )}
      </Thumb>
      {isOpen && (
        <Modal size="lg" title={texts.referenceOf(customer)} onClose={() => setOpen(false)}>
          {hasFailed ? (
            <Lost role="status">{texts.referenceFailed}</Lost>
          ) : (
            <Whole src={url} alt={texts.reference} onError={failed} />
          )}
        </Modal>
      )}
    </>
  );
}

const Tray = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 76px;
  height: 76px;
  overflow: hidden;
  border-radius: var(--r-sm);
  background: var(--surface-sunken);
  color: var(--ink-muted);
  font-size: 0.75rem;
  line-height: 1.2;
  text-align: center;
`;

const Thumb = styled(Tray).attrs({ as: 'button' })<{ type?: string; disabled?: boolean }>`
  cursor: zoom-in;
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  &:disabled {
    cursor: default;
  }
`;

const Lost = styled.p`
  margin-top: 16px;
  color: var(--ink-muted);
`;

/** Shown whole, whatever its shape. */
const Whole = styled.img`
  width: 100%;
  max-height: calc(100dvh - 200px);
  margin-top: 16px;
  object-fit: contain;
  background: var(--surface-sunken);
`;
