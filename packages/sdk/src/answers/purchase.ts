import { isShownTotal, isWholeCents, mayOrderMore } from '../domain/index.ts';
import { HttpProblem, invalidFields } from './problem.ts';
import { checkoutTexts, fieldTexts } from './texts.ts';

/**
 * Refuses a purchase of somebody with too many orders in `pendiente`.
 *
 * @param pending How many the account has.
 * @throws HttpProblem 409 PENDING_LIMIT.
 */
export function assertFewPending(pending: number, max?: number): void {
  if (!mayOrderMore(pending, max))
    throw new HttpProblem('PENDING_LIMIT', { error: checkoutTexts.tooManyPending(pending) });
}

/**
 * Refuses a purchase that costs another total than the buyer was shown.
 *
 * @param shown US dollars; null when the client does not say.
 * @param montoTotal What the cart costs today, shipping included, US dollars.
 * @throws HttpProblem 409 TOTAL_CHANGED, with today's total.
 */
export function assertShownTotal(shown: number | null, montoTotal: number): void {
  if (!isShownTotal(shown, montoTotal))
    throw new HttpProblem('TOTAL_CHANGED', {
      error: checkoutTexts.totalChanged(montoTotal),
      montoTotal,
    });
}

/**
 * Refuses an amount with fractions of cents.
 *
 * @param field Name of the field, for the answer.
 * @param usd US dollars, already known to be in range.
 * @throws HttpProblem 400.
 */
export function assertTwoDecimals(field: string, usd: number): void {
  if (!isWholeCents(usd)) throw invalidFields({ [field]: fieldTexts.twoDecimals });
}
