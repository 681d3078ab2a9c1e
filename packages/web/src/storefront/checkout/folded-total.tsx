import type { Checkout } from '@filigrana/hooks';
import { formatUsd } from '@filigrana/sdk/domain';
import { styled } from 'styled-components';
import { Approx } from '../../shared/approx.tsx';
import { Disclosure, from } from '../../ui/index.ts';
import { purchaseTexts } from '../purchase/texts.ts';
import { checkoutTexts as texts } from './texts.ts';

const { subtotal, shipping, pickup } = purchaseTexts.summary;

/**
 * What the purchase comes to, at the top of a phone, whose summary stands far below. Opened it says of
 * what.
 */
export function FoldedTotal({ checkout }: { checkout: Checkout }) {
  const { cart, totals } = checkout;
  return (
    <Fold>
      <Disclosure
        summary={
          <Both>
            {texts.folded.total(formatUsd(totals.montoTotal))}
            <Approx usd={totals.montoTotal} />
          </Both>
        }
      >
        <dl>
          {cart.lines.map((line) => (
            <div key={line.idProducto_talla}>
              <dt>{struck(line, texts.folded.line(line.cantidad, line.productoNombre))}</dt>
              <dd>{struck(line, formatUsd(line.subtotalProducto))}</dd>
            </div>
          ))}
          <div>
            <dt>{subtotal}</dt>
            <dd>{formatUsd(totals.subtotal)}</dd>
          </div>
          <div>
            <dt>{checkout.pickup.place ? pickup : shipping}</dt>
            <dd>{formatUsd(totals.montoEnvio)}</dd>
          </div>
        </dl>
      </Disclosure>
    </Fold>
  );
}

/** What is not sold any more is not bought, and costs nothing. */
const struck = ({ disponible }: { disponible: boolean }, words: string) =>
  disponible ? words : <s>{words}</s>;

const Both = styled.span`
  small {
    margin-left: 10px;
    color: var(--ink-muted);
    font-size: inherit;
    font-weight: 400;
    white-space: nowrap;
  }
`;

const Fold = styled.div`
  margin-bottom: var(--s-6);
  border-top: 1px solid var(--line);
  font-variant-numeric: lining-nums tabular-nums;
  ${from.lg} {
    display: none;
  }
  dl {
    display: grid;
    gap: 8px;
  }
  dl > div {
    display: flex;
    justify-content: space-between;
    gap: 20px;
  }
  dt {
    color: var(--ink-muted);
  }
`;
