import { formatUsd } from '@filigrana/sdk/domain';
import { styled } from 'styled-components';
import { from, Picture } from '../../ui/index.ts';
import { sizeName } from './size-name.ts';
import { purchaseTexts } from './texts.ts';

/** One piece of a purchase. */
export interface SummaryLine {
  id: number;
  nombre: string;
  talla: string;
  cantidad: number;
  /** USD, of all its units. */
  importe: number;
  image_url: string | null;
}

/** So many lines fit beside the form on a desk; more of them scroll, so that the button stays in view. */
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
      {lines.map(({ id, nombre, talla, cantidad, importe, image_url }) => (
        <li key={id}>
          <Picture src={image_url} alt="" width={56} height={56} sizes="56px" />
          <div>
            <b>{nombre}</b>
            <small>
              {sizeName(talla)}, {purchaseTexts.units(cantidad)}
            </small>
          </div>
          <span>{formatUsd(importe)}</span>
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
  li {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr) auto;
    gap: 14px;
    align-items: center;
    padding: 10px 0;
  }
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
  li > :first-child {
    width: 56px;
    height: 56px;
    object-fit: cover;
    border-radius: var(--r-sm);
  }
  b {
    display: block;
    font: 500 1.0625rem/1.2 var(--font-display);
    overflow-wrap: anywhere;
  }
  small {
    font-size: var(--fs-small);
    color: var(--ink-muted);
  }
  li > span:last-child {
    font-variant-numeric: lining-nums tabular-nums;
  }
`;
