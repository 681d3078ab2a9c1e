import type { ReceiptFile, ReceiptReview } from '@filigrana/hooks/backoffice';
import { useState } from 'react';
import { styled } from 'styled-components';
import { formatDate } from '../../../shared/dates.ts';
import { ExternalLink, IconButton, Loading } from '../../../ui/index.ts';
import { Box } from '../../shared/box.tsx';
import { BrokenReceipt } from './broken-receipt.tsx';
import { Note, PdfReceipt } from './pdf-receipt.tsx';
import { reviewTexts as texts } from './texts.ts';
import { usePageKeys } from '../../shared/use-page-keys.ts';
import { useRenewedLink } from './use-renewed-link.ts';
import { useZoom } from './use-zoom.ts';

interface Props {
  review: ReceiptReview;
  idPedido: number;
}

/** The receipt, to be looked at closely. Its link expires: one that fails is asked for anew, once. */
export function ReceiptView({ review, idPedido }: Props) {
  const { receipt, hasNoReceipt, renew, details } = review;
  const url = receipt?.url ?? null;
  const { isBroken, isHopeless, failed, again } = useRenewedLink(url, renew);
  const hasFailed = details.status === 'failed' && receipt === null;
  return (
    <Frame as="section" aria-label={texts.receipt}>
      {hasNoReceipt && <Note>{whyNone(review)}</Note>}
      {!hasNoReceipt && receipt === null && !hasFailed && <Loading>{texts.loadingReceipt}</Loading>}
      {(isBroken || hasFailed) && (
        <BrokenReceipt isHopeless={isHopeless || hasFailed} onRetry={again} />
      )}
      {receipt &&
        !isBroken &&
        (receipt.kind === 'pdf' ? (
          <PdfReceipt url={receipt.url} title={texts.receiptOf(idPedido)} />
        ) : (
          <Picture
            key={receipt.url}
            receipt={receipt}
            title={texts.receiptOf(idPedido)}
            onError={failed}
          />
        ))}
      {url !== null && (
        <p data-screen>
          <ExternalLink href={url} target="_blank" rel="noreferrer">
            {texts.openReceipt}
          </ExternalLink>
        </p>
      )}
    </Frame>
  );
}

function whyNone({ isIllegible, deletedOn }: ReceiptReview): string {
  if (isIllegible) return texts.illegibleReceipt;
  return deletedOn ? texts.receiptDeleted(formatDate(deletedOn)) : texts.noReceipt;
}

interface PictureProps {
  receipt: ReceiptFile;
  title: string;
  onError: () => void;
}

function Picture({ receipt, title, onError }: PictureProps) {
  const [isShown, setShown] = useState(false);
  const { zoom, isFitted, larger, smaller, fit, frame } = useZoom();
  usePageKeys({ '+': larger, '=': larger, '-': smaller, '−': smaller, '0': fit });
  const { scale, x, y } = zoom;
  return (
    <>
      {receipt.isPreparing && !isShown && <Loading>{texts.preparingReceipt}</Loading>}
      <View
        {...frame}
        tabIndex={0}
        role="group"
        aria-label={texts.viewer}
        data-grab={isFitted ? undefined : ''}
      >
        <img
          src={receipt.url}
          alt={title}
          draggable={false}
          decoding="async"
          onLoad={() => setShown(true)}
          onError={onError}
          style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
        />
      </View>
      <Tools data-screen>
        <IconButton icon="minus" label={texts.zoomOut} disabled={isFitted} onClick={smaller} />
        <output aria-live="polite">{Math.round(scale * 100)} %</output>
        <IconButton icon="plus" label={texts.zoomIn} onClick={larger} />
        <IconButton icon="reload" label={texts.zoomReset} disabled={isFitted} onClick={fit} />
      </Tools>
    </>
  );
}

const Frame = styled(Box)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  align-content: start;
  padding: 14px;
`;

const View = styled.div`
  height: min(68dvh, 760px);
  overflow: hidden;
  touch-action: pan-y pinch-zoom;
  border-radius: var(--r-sm);
  background: var(--surface-sunken);
  &[data-grab] {
    cursor: grab;
    touch-action: none;
  }
  &[data-grab]:active {
    cursor: grabbing;
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
    -webkit-user-select: none;
    user-select: none;
  }
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  output {
    min-width: 58px;
    text-align: center;
    font-variant-numeric: lining-nums tabular-nums;
  }
`;
