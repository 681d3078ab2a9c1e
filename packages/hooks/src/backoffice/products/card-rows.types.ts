import type { Product } from '@filigrana/sdk';

/** One of the three rows. */
export interface CardRow {
  /** The cards that are shown: 4, and 4 more each time its end comes near. */
  products: readonly Product[];
  /** Cards of the row, shown or not. */
  total: number;
}

/** Where a row is scrolled to, in pixels; its element says all three. */
export interface ScrollPosition {
  scrollLeft: number;
  clientWidth: number;
  scrollWidth: number;
}

/** Products as cards, sorted by `idProducto`. */
export interface CardRows {
  /** All that match the search, for the single list of a phone. */
  products: readonly Product[];
  /** The same in three rows (index mod 3), each with what it shows. */
  rows: readonly CardRow[];
  /**
   * Shows 4 more when the row is within 50 px of its end: `onScroll={(e) => scrolled(0, e.currentTarget)}`.
   *
   * @param row 0, 1 or 2.
   * @param position Where the row has been scrolled to.
   */
  scrolled(row: number, position: ScrollPosition): void;
  /** Shows 4 more, for a button or the end of a keyboard's way. */
  showMore(row: number): void;
}
