import type { OrderReceiptFile } from '@filigrana/sdk';
import { styled } from 'styled-components';
import { formatDate } from '../../../shared/dates.ts';
import { ExternalLink } from '../../../ui/index.ts';
import { Box } from '../../shared/box.tsx';
import { reviewTexts as texts } from './texts.ts';

/** Every receipt of an order side by side, the newest last; nothing where there is only one. */
export function AllReceipts({ receipts }: { receipts: readonly OrderReceiptFile[] }) {
  if (receipts.length < 2) return null;
  return (
    <Frame as="section" aria-label={texts.allReceipts}>
      <h3>{texts.allReceipts}</h3>
      <Row>
        {receipts.map(({ numero, comprobante, tipo, fecha }) => {
          const title = texts.receiptNumber(numero, formatDate(fecha));
          return (
            <li key={numero}>
              {comprobante === null ? (
                <p>{texts.receiptGone}</p>
              ) : (
                <a href={comprobante} target="_blank" rel="noreferrer" aria-label={title}>
                  {tipo === 'pdf' ? texts.openPdf : <img src={comprobante} alt="" loading="lazy" />}
                </a>
              )}
              {comprobante === null ? (
                title
              ) : (
                <ExternalLink href={comprobante} target="_blank" rel="noreferrer">
                  {title}
                </ExternalLink>
              )}
            </li>
          );
        })}
      </Row>
    </Frame>
  );
}

const Frame = styled(Box)`
  margin-bottom: 16px;
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
