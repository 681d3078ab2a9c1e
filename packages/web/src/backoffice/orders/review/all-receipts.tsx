import type { OrderReceiptFile } from '@filigrana/sdk';
import { useState } from 'react';
import { styled } from 'styled-components';
import { formatDate } from '../../../shared/dates.ts';
import { ExternalLink } from '../../../ui/index.ts';
import { Box } from '../../shared/box.tsx';
import { BrokenReceipt } from './broken-receipt.tsx';
import { reviewTexts as texts } from './texts.ts';
import { useRenewedLink } from './use-renewed-link.ts';

interface Props {
  receipts: readonly OrderReceiptFile[];
  /** Asks for new links. */
  renew: () => void;
}

/** Every receipt of an order side by side, the newest last; nothing where there is only one. */
export function AllReceipts({ receipts, renew }: Props) {
  if (receipts.length < 2) return null;
  return (
    <Frame as="section" aria-label={texts.allReceipts}>
      <h3>{texts.allReceipts}</h3>
      <Row>
        {receipts.map((receipt) => (
          <li key={receipt.numero}>
            <Receipt receipt={receipt} renew={renew} />
          </li>
        ))}
      </Row>
    </Frame>
  );
}

function Receipt({ receipt, renew }: { receipt: OrderReceiptFile; renew: () => void }) {
  const { numero, comprobante, tipo, estado, fecha } = receipt;
  const { isBroken, isHopeless, failed, again } = useRenewedLink(comprobante, renew);
  const [isShown, setShown] = useState(false);
  const title = texts.receiptNumber(numero, formatDate(fecha));
  if (comprobante === null)
    return (
      <>
        <p>{texts.receiptGone}</p>
        {title}
      </>
    );
  return (
    <>
      {isBroken ? (
        <BrokenReceipt isHopeless={isHopeless} onRetry={again} />
      ) : (
        <a href={comprobante} target="_blank" rel="noreferrer" aria-label={title}>
          {tipo === 'pdf' && texts.openPdf}
          {tipo !== 'pdf' && (
            <img
              src={comprobante}
              alt=""
              loading="lazy"
              onLoad={() => setShown(true)}
              onError={failed}
            />
          )}
        </a>
      )}
      {tipo !== 'pdf' && estado === 'preparando' && !isShown && !isBroken && (
        <span role="status">{texts.preparingReceipt}</span>
      )}
      <ExternalLink href={comprobante} target="_blank" rel="noreferrer">
        {title}
      </ExternalLink>
    </>
  );
}

const Frame = styled(Box)`
  padding: 14px;
  h3 {
    font-size: 1.0625rem;
    margin-bottom: 10px;
  }
`;

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(200px, 50% - 7px), 1fr));
  gap: 14px;
  li {
    display: grid;
    gap: 6px;
    align-content: start;
    font-size: 0.9375rem;
  }
  li > a:first-child,
  li > p {
    display: grid;
    place-items: center;
    height: 220px;
    border-radius: var(--r-sm);
    background: var(--surface-sunken);
  }
  img {
    width: 100%;
    height: 220px;
    object-fit: contain;
  }
`;
