import { HttpProblem } from '../problem.ts';
import { checkoutTexts } from '../texts/checkout.texts.ts';

/** Orders of one account that may wait for their review at once. */
export const PENDING_ORDERS_MAX = 10;

/**
 * Refuses a purchase of somebody with too many orders in `pendiente`: nobody takes a whole shop off its
 * shelves without having paid.
 *
 * @param pending How many the account has.
 * @throws HttpProblem 409 PENDING_LIMIT.
 */
export function assertFewPending(pending: number, max: number = PENDING_ORDERS_MAX): void {
  if (pending >= max)
    throw new HttpProblem('PENDING_LIMIT', { error: checkoutTexts.tooManyPending(pending) });
}
