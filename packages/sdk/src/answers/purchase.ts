import {
  isInactive,
  isShownTotal,
  isWholeCents,
  mayOrderMore,
  pieceName,
} from '../domain/index.ts';
import { HttpProblem, invalidFields } from './problem.ts';
import { checkoutTexts, fieldTexts, holdsTexts } from './texts.ts';

/** 400 for a purchase of nothing. */
export function emptyCartRefused(): HttpProblem {
  return new HttpProblem('VALIDATION', { error: checkoutTexts.emptyCart });
}

/**
 * 409 STOCK_EXCEEDED that names a piece of which somebody wants more than there is, and says why: it is
 * taken out of the shop, somebody else is buying it, or there are too few.
 *
 * @param piece The product with its size, by their names.
 * @param left What can be bought of it; undefined when it has been deleted.
 * @example throw notEnough({ productoNombre: 'Cadena', tallaNombre: 'Única' }, { estado: 1, stock: 2 });
 */
export function notEnough(
  piece: Parameters<typeof pieceName>[0],
  left?: {
    /** 0 where it is taken out of the shop. */
    estado: 0 | 1;
    /** Pieces that can be bought. */
    stock: number;
    /** Somebody else is buying it. */
    isReserved?: boolean;
  },
): HttpProblem {
  const isSold = left !== undefined && !isInactive(left);
  const { tooFew, notSold } = checkoutTexts;
  const say = isSold ? (left.isReserved ? holdsTexts.reserved : tooFew) : notSold;
  const stock = isSold ? left.stock : 0;
  return new HttpProblem('STOCK_EXCEEDED', { error: say(pieceName(piece)), stock });
}

/**
 * Refuses a purchase of somebody with too many orders in `pendiente`.
 *
 * @param pending How many the account has.
 * @param max How many an account may have.
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
