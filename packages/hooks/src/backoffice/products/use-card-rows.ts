import type { Product } from '@filigrana/sdk';
import { ADMIN_ROWS, dealIntoRows, isNearRowEnd, moreInRow } from '@filigrana/sdk/domain';
import { useCallback, useMemo, useState } from 'react';
import type { Paged, Searchable } from '../reads/admin-list.types.ts';
import type { CardRows } from './card-rows.types.ts';

/** Cards that each row shows before anybody scrolls: as many as the first look gives. */
const FIRST_LOOK: readonly number[] = Array.from({ length: ADMIN_ROWS }, () => 0);

type Reading = Paged & Pick<Searchable, 'search'>;

/**
 * Deals products into the three rows and follows how far each one is shown.
 *
 * @param list Another search starts at the first cards again; at the end of a row more is read.
 * @param initial Cards that each row shows at first, when it has shown more before.
 */
export function useCardRows(
  found: readonly Product[],
  { search, hasMore, isReadingMore, readMore }: Reading,
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
      if (!now) return;
      if (now.products.length === now.total) {
        if (hasMore && !isReadingMore) readMore();
        return;
      }
      const more = moreInRow(now.products.length, now.total);
      setProgress({ search, shown: shown.map((each, index) => (index === row ? more : each)) });
    },
    [hasMore, isReadingMore, readMore, rows, search, shown],
  );
  const scrolled = useCallback<CardRows['scrolled']>(
    (row, position) => {
      if (isNearRowEnd(position)) showMore(row);
    },
    [showMore],
  );
  return { products, rows, scrolled, showMore };
}
