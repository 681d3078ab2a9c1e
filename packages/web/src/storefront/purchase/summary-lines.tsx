import { formatUsd } from '@filigrana/sdk/domain';
import { styled } from 'styled-components';
import { wordOf } from '../../shared/words.ts';
import { from, Hint, Picture } from '../../ui/index.ts';
import { pieceLine } from './piece-line.ts';
import { sizeName } from './size-name.ts';
import { purchaseTexts } from './texts.ts';

/** One piece of a purchase. */
export interface SummaryLine {
  id: number;
  nombre: string;
  talla: string;
  /** What it is made of, where that is known. */
  material?: string | null;
  cantidad: number;
  /** USD, of all its units. */
  importe: number;
  image_url: string | null;
  /** It is not sold any more: it is not bought, and costs nothing. */
  isWithdrawn?: boolean;
  /** None is left for whose purchase it is. */
  isSoldOut?: boolean;
}

/** So many lines fit beside the form on a wide screen; more of them scroll, so that the button stays in view. */
const SCROLLS_FROM = 4;

/** What is bought, in small. */
export function SummaryLines({ lines }: { lines: readonly SummaryLine[] }) {
  const isLong = lines.length >= SCROLLS_FROM;
  return (
    <List
      aria-label={purchaseTexts.summary.lines}
      data-long={isLong ? '' : undefined}
      tabIndex={isLong ? 0 : undefined}
    >
      {lines.map(({ id, nombre, talla, material, cantidad, importe, image_url, ...line }) => (
        <li key={id}>
          <Picture src={image_url} alt="" width={56} height={56} sizes="56px" />
          <div>
            <b>{line.isWithdrawn ? <s>{nombre}</s> : nombre}</b>
            <small>
              {[material && wordOf(material), sizeName(talla), purchaseTexts.units(cantidad)]
                .filter(Boolean)
                .join(', ')}
            </small>
            {line.isWithdrawn && <Hint tone="error">{purchaseTexts.withdrawn}</Hint>}
            {line.isSoldOut && <Hint tone="error">{purchaseTexts.soldOut}</Hint>}
          </div>
          <span>{line.isWithdrawn ? <s>{formatUsd(importe)}</s> : formatUsd(importe)}</span>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  margin-top: 12px;
  ${from.lg} {
    &[data-long] {
      max-height: max(180px, calc(100dvh - var(--size-header) - 470px));
      overflow-y: auto;
      overscroll-behavior: contain;
      margin-right: -14px;
      padding-right: 14px;
      scrollbar-width: thin;
    }
  }
  ${pieceLine}
  /* On the narrowest phones the amount stands under the name. */
  @media (max-width: 23.69em) {
    li {
      grid-template-columns: 56px minmax(0, 1fr);
      gap: 4px 14px;
    }
    li > :first-child {
      grid-row: 1 / span 2;
    }
    li > span:last-child {
      grid-column: 2;
    }
  }
`;
