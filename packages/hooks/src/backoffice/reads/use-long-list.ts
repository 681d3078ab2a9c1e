import type { ApiError, ListPage, Shop } from '@filigrana/sdk';
import { normalizeText, truncateText, typedWords } from '@filigrana/sdk/domain';
import type { ReadOperation } from '@filigrana/sdk/types';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { ReadOptions } from '../../shared/reads/use-read.ts';
import { timings } from '../../shared/timings.ts';
import type { BackofficeNotice } from '../texts/backoffice-notice.ts';
import type { AdminList, Paged, Searchable } from './admin-list.types.ts';
import { useDebounced } from './use-debounced.ts';
import { useListPages, type Part } from './use-list-pages.ts';

/** Where a long list comes from. */
export interface ListSource<Page, Search> {
  key: readonly [ReadOperation];
  /** One part of what fits the search. */
  read: (shop: Shop, query: Search & Part) => Promise<Page>;
  failed: (error: ApiError) => BackofficeNotice;
}

/** A list that may be longer than what has been read of it. */
export interface LongList<Item> extends AdminList, Paged {
  /** What has been read of the list, or of what the server has found in it. */
  items: readonly Item[];
  /** How many there are, whatever the search. */
  total: number;
  /** How many the search finds; null where nobody has counted them. */
  matches: number | null;
  /** All of it has been read. */
  isWhole: boolean;
}

interface Narrowed<Item, Page> extends LongList<Item> {
  /** What has been read of what fits. */
  found: readonly Item[];
  /** The page whose counts hold for what is found, unless the whole list was read. */
  page: Page | null;
}

const NOTHING: readonly never[] = [];

/**
 * A list of the back office that may be long. One that fits into a page, and one of a backend without
 * pages, is read once and searched at every key; in a longer one the server finds what is searched for,
 * once typing rests, and more is read when it is asked for.
 *
 * @param source Made once.
 * @param search What narrows the list down, as the call takes it; `{}` nothing. The same one, not a copy,
 * while nothing about it changes.
 * @param keep What fits of items that have been read.
 * @param options SWR's own, of the list that nothing narrows down; null reads nothing.
 */
export function useLongList<Item, Page extends ListPage<Item>, Search extends object>(
  source: ListSource<Page, Search>,
  search: Partial<Search>,
  keep: (items: readonly Item[]) => readonly Item[],
  options: ReadOptions<Page> = {},
): Narrowed<Item, Page> {
  const { key, read, failed } = source;
  const asked = useDebounced(search, timings.search.longList);
  const readAny = useCallback(
    (shop: Shop, part: Part) => read(shop, part as Search & Part),
    [read],
  );
  const readFound = useCallback(
    (shop: Shop, part: Part) => read(shop, { ...asked, ...part } as Search & Part),
    [asked, read],
  );
  const all = useListPages<Item, Page>(key, readAny, failed, options);
  const isWhole = all.page?.siguiente === null;
  const isAsked = all.page !== null && !isWhole && isNarrow(search) && isNarrow(asked);
  const { fallbackData: _, ...asking } = options ?? {};
  const found = useListPages<Item, Page>(
    isAsked ? [...key, asked] : null,
    readFound,
    failed,
    asking,
  );

  const items: readonly Item[] = all.page?.elementos ?? NOTHING;
  const kept = useMemo(() => keep(items), [items, keep]);
  const shown = { ...(isAsked ? found : all), status: all.status };
  const total = isWhole ? items.length : (all.page?.encontrados ?? items.length);
  if (isAsked && found.page)
    return {
      ...shown,
      items: found.page.elementos,
      found: found.page.elementos,
      page: found.page,
      total,
      matches: found.page.encontrados,
      isWhole,
    };
  // Until the server has found it, what fits of the part that is there.
  const isWaiting = !isWhole && isNarrow(search);
  return {
    ...shown,
    hasMore: !isWaiting && all.hasMore,
    items,
    found: kept,
    page: all.page,
    total,
    matches: isWaiting ? null : isWhole ? kept.length : total,
    isWhole,
  };
}

const isNarrow = (search: object): boolean => Object.keys(search).length > 0;

/** Longest text that a server is asked to find: the contract's. */
const LONGEST = 120;

/** Which of some items are found by what was typed. */
type Finds<Item> = (items: readonly Item[], typed: string) => readonly Item[];

/**
 * A long list with a search box.
 *
 * @param finds A blank text is not asked about.
 */
export function useSearchedList<Item, Page extends ListPage<Item>>(
  source: ListSource<Page, { busqueda?: string }>,
  finds: Finds<Item>,
  initial = '',
  options: ReadOptions<Page> = {},
): LongList<Item> & Searchable & { found: readonly Item[] } {
  const [search, setSearch] = useState(initial);
  const busqueda = truncateText(search.trim(), LONGEST);
  const query = useMemo(() => (busqueda === '' ? {} : { busqueda }), [busqueda]);
  const typed = useDeferredValue(search);
  const keep = useCallback(
    (items: readonly Item[]) => (typed.trim() === '' ? items : finds(items, typed)),
    [finds, typed],
  );
  const { page: _, ...list } = useLongList(source, query, keep, options);
  return { ...list, search, setSearch };
}

/** Finds items by a text of theirs, as `containsText` does; each text is made ready once. */
export function byText<Item extends object>(textOf: (item: Item) => string): Finds<Item> {
  const known = new WeakMap<Item, string>();
  return (items, typed) => {
    const words = typedWords(typed);
    return items.filter((item) => {
      const text = known.get(item) ?? normalizeText(textOf(item));
      known.set(item, text);
      return words.every((word) => text.includes(word));
    });
  };
}
