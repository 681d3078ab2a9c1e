/** Fewest pieces of a line. Source: specification §5 ("minus never goes below 1"). */
export const QUANTITY_MIN = 1;

/**
 * The quantity that can be had: a whole number from 1 to the stock. Without stock it is 0.
 * Source: specification §2.8 ("minimum 1, maximum the available stock"), §4 ("clamped to stock").
 *
 * @param wanted Pieces; a fraction is cut off, and what is not a number counts as 1.
 * @param stock Pieces left.
 * @example clampQuantity(7, 3) // 3
 */
export function clampQuantity(wanted: number, stock: number): number {
  const most = Math.max(0, Math.floor(stock) || 0);
  const whole = Number.isNaN(wanted) ? QUANTITY_MIN : Math.trunc(wanted);
  return Math.min(Math.max(whole, QUANTITY_MIN), most);
}

/**
 * One piece less, never below 1. Source: specification §4 (local cart, Decrease), §5.
 *
 * @example decreaseQuantity(1) // 1
 */
export function decreaseQuantity(quantity: number): number {
  return clampQuantity(quantity - 1, Infinity);
}

/**
 * The quantity of a line when an anonymous cart joins an account's: both together, clamped to stock.
 * Source: decisions, "Login with a session token".
 *
 * @example mergeQuantities(2, 3, 4) // 4
 */
export function mergeQuantities(own: number, anonymous: number, stock: number): number {
  return clampQuantity(own + anonymous, stock);
}
