import { toCents } from '../../domain/index.ts';
import { HttpProblem } from '../problem.ts';
import { checkoutTexts } from '../texts/checkout.texts.ts';

/**
 * Refuses a purchase that costs another total than the buyer was shown.
 *
 * @param shown US dollars; null when the client does not say, which any total satisfies.
 * @param montoTotal What the cart costs today, shipping included, US dollars.
 * @throws HttpProblem 409 TOTAL_CHANGED, with today's total.
 */
export function assertShownTotal(shown: number | null, montoTotal: number): void {
  if (shown === null || toCents(shown) === toCents(montoTotal)) return;
  throw new HttpProblem('TOTAL_CHANGED', {
    error: checkoutTexts.totalChanged(montoTotal),
    montoTotal,
  });
}
