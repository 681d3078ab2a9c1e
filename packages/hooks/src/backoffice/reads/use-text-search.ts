import { normalizeText } from '@filigrana/sdk/domain';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Searchable } from './admin-list.types.ts';

/**
 * A search box over a list. The texts are made comparable once for a list, and the list is filtered
 * after the box has shown what was typed, so that typing stays quick over thousands of rows.
 *
 * @param textOf What is searched in. It has to be the same function in every render.
 * @param initial What is in the box at first.
 */
export function useTextSearch<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
  initial = '',
): Searchable & { found: readonly Item[] } {
  const [search, setSearch] = useState(initial);
  const typed = normalizeText(useDeferredValue(search));
  const texts = useMemo(() => items.map((item) => normalizeText(textOf(item))), [items, textOf]);
  const found = useMemo(
    () => (typed === '' ? items : items.filter((_, index) => texts[index]?.includes(typed))),
    [items, texts, typed],
  );
  return { search, setSearch, found };
}
