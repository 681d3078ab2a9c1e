import type { CartView } from '@filigrana/hooks';
import { formatUsd } from '@filigrana/sdk/domain';
import { texts } from '../texts.ts';

type Amounts = Pick<CartView, 'subtotal' | 'montoEnvio' | 'montoTotal'>;

export function Totals({ subtotal, montoEnvio, montoTotal }: Amounts) {
  return (
    <dl className="totals">
      <dt>{texts.cartPage.pieces}</dt>
      <dd>{formatUsd(subtotal)}</dd>
      <dt>{texts.cartPage.shipping}</dt>
      <dd>{formatUsd(montoEnvio)}</dd>
      <dt>{texts.cartPage.total}</dt>
      <dd>{formatUsd(montoTotal)}</dd>
    </dl>
  );
}
