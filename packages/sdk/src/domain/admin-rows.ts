import type { Product } from '../entities.ts';
import { ADMIN_ROWS, ADMIN_ROW_INITIAL, ADMIN_ROW_STEP, ADMIN_ROW_THRESHOLD_PX } from './limits.ts';

/**
 * Deals products into the rows of the back office: sorted by `idProducto`, row = index mod 3.
 * Source: specification §2.16, products admin.
 *
 * @example dealIntoRows(products).length // 3
 */
export function dealIntoRows<Item extends Pick<Product, 'idProducto'>>(
  products: readonly Item[],
): Item[][] {
  const sorted = [...products].sort((a, b) => a.idProducto - b.idProducto);
  return Array.from({ length: ADMIN_ROWS }, (_, row) =>
    sorted.filter((_item, index) => index % ADMIN_ROWS === row),
  );
}

/**
 * How many cards a row shows after so many times near its end: 4, then 4 more each time.
 * Source: specification §2.16.
 *
 * @param shown Cards shown now; 0 before the first look.
 * @param total Cards of the row.
 * @example moreInRow(4, 6) // 6
 */
export function moreInRow(shown: number, total: number): number {
  return Math.min(shown < ADMIN_ROW_INITIAL ? ADMIN_ROW_INITIAL : shown + ADMIN_ROW_STEP, total);
}

/**
 * Whether a row is scrolled to within 50 px of its end. All in pixels.
 * Source: specification §9, admin product rows.
 *
 * @example isNearRowEnd({ scrollLeft: 560, clientWidth: 400, scrollWidth: 1000 }) // true
 */
export function isNearRowEnd(row: {
  scrollLeft: number;
  clientWidth: number;
  scrollWidth: number;
}): boolean {
  return row.scrollWidth - row.clientWidth - row.scrollLeft <= ADMIN_ROW_THRESHOLD_PX;
}
