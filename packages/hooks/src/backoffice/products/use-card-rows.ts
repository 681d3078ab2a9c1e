import type { Product } from '@filigrana/sdk';
import { ADMIN_ROWS, dealIntoRows, isNearRowEnd, moreInRow } from '@filigrana/sdk/domain';
import { useCallback, useMemo, useState } from 'react';
import type { CardRows } from './card-rows.types.ts';

/** Cards that each row shows before anybody scrolls: as many as the first look gives. */
const FIRST_LOOK: readonly number[] = Array.from({ length: ADMIN_ROWS }, () => 0);

/**
 * Deals products into the three rows and follows how far each one is shown.
 *
 * @param search Another search starts at the first cards again.
 * @param initial Cards that each row shows at first, when it has shown more before.
 */
export function useCardRows(
  found: readonly Product[],
  search: string,
  initial: readonly number[] = FIRST_LOOK,
): CardRows {
  const dealt = useMemo(() => dealIntoRows(found), [found]);
  const products = useMemo(() => [...found].sort((a, b) => a.idProducto - b.idProducto), [found]);
  const [progress, setProgress] = useState({ search, shown: initial });
  const shown = progress.search === search ? progress.shown : FIRST_LOOK;

  const rows = useMemo(
    () =>
      dealt.map((cards, row) => ({
        products: cards.slice(0, Math.max(shown[row] ?? 0, moreInRow(0, cards.length))),
        total: cards.length,
      })),
    [dealt, shown],
  );
  const showMore = useCallback(
    (row: number) => {
      const now = rows[row];
      if (!now || now.products.length === now.total) return;
      const more = moreInRow(now.products.length, now.total);
      setProgress({ search, shown: shown.map((each, index) => (index === row ? more : each)) });
    },
    [rows, search, shown],
  );
  const scrolled = useCallback<CardRows['scrolled']>(
    (row, position) => {
      if (isNearRowEnd(position)) showMore(row);
    },
    [showMore],
  );
  return { products, rows, scrolled, showMore };
}
