import type { OrderReview } from '@filigrana/sdk';
import { hasDifference, type PaymentBalance } from '@filigrana/sdk/domain';
import { balanceWords } from './balance-line.tsx';
import { reviewTexts as texts } from './texts.ts';

/** What speaks against accepting an order, in sentences; null is what is not known of it. */
export function doubtsOf(review: OrderReview | null, balance: PaymentBalance | null): string[] {
  // Of an order that was rejected the receipt may come again.
  const isUsed = review?.comprobantesParecidos.some((each) => each.estadoPedido !== 'cancelado');
  const isRepeated = (review?.referencia?.repetidaEn.length ?? 0) > 0;
  return [
    ...(isUsed ? [texts.isUsed] : []),
    ...(isRepeated ? [texts.problems.REPETIDA] : []),
    ...(balance && hasDifference(balance) ? [texts.isDifferent(balanceWords(balance))] : []),
  ];
}
