import type { ApiError, ListPage, Shop } from '@filigrana/sdk';
import type { ReadOperation } from '@filigrana/sdk/types';
import { useCallback, useEffect, useRef, useState } from 'react';
import { asApiError } from '../../shared/as-api-error.ts';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { useRead, type ReadOptions } from '../../shared/reads/use-read.ts';
import type { BackofficeNotice } from '../texts/backoffice-notice.ts';
import type { AdminList, Paged } from './admin-list.types.ts';
import { reuseItems } from './reuse-items.ts';

/** Items that are asked for at a time. A list that is no longer is read whole. */
const PAGE = 200;

/** Where a page begins, and how long it is at most. */
export interface Part {
  limite: number;
  despuesDe?: number | undefined;
}

/** Reads one part of a list. */
type ReadPart<Page> = (shop: Shop, part: Part) => Promise<Page>;

export interface ListPages<Page> extends AdminList, Paged {
  /** All that has been read, as one page; null until the first one is. */
  page: Page | null;
}

/** What is kept under a key of the cache; what a page knew before it asked has no key of its own. */
type Kept<Page> = Page & { key?: string };

const joined = <Page extends ListPage<unknown>>(before: Page, next: Page): Page => ({
  ...before,
  elementos: [...before.elementos, ...next.elementos],
  siguiente: next.siguiente,
});

/**
 * Reads a long list of the back office as far as it is wanted; null as key or as options reads nothing. What was read
 * stays on the screen while another key is read, and when reading fails. Reading it again reads as far
 * as before, and hands on the same item wherever nothing about it has changed.
 */
export function useListPages<Item, Page extends ListPage<Item>>(
  key: readonly [ReadOperation, ...unknown[]] | null,
  read: ReadPart<Page>,
  failed: (error: ApiError) => BackofficeNotice,
  options: ReadOptions<Page> = {},
): ListPages<Page> {
  const { shop } = useShopContext();
  const id = JSON.stringify(key);
  const known = useRef<Kept<Page> | null>(null);
  const { data, error, isValidating, mutate } = useRead<Kept<Page>>(
    key,
    async () => {
      const before: readonly Item[] = known.current?.key === id ? known.current.elementos : [];
      let page = await read(shop, { limite: PAGE });
      while (page.siguiente !== null && page.elementos.length < before.length)
        page = joined(page, await read(shop, { limite: PAGE, despuesDe: page.siguiente }));
      return { ...page, elementos: reuseItems(before, page.elementos), key: id };
    },
    options,
    { keepPreviousData: true },
  );
  useEffect(() => {
    known.current = data ?? null;
  }, [data]);

  const [more, setMore] = useState<ApiError | 'reading' | null>(null);
  const isReading = useRef(false);
  const readMore = useCallback(() => {
    if (isReading.current) return;
    isReading.current = true;
    setMore('reading');
    const readOn = async (now: Kept<Page> | undefined) => {
      if (!now || now.siguiente === null) return now;
      const next = await read(shop, { limite: PAGE, despuesDe: now.siguiente });
      return joined(now, { ...next, key: id });
    };
    mutate(readOn, { revalidate: false })
      .then(
        () => setMore(null),
        (cause: unknown) => setMore(asApiError(cause)),
      )
      .finally(() => {
        isReading.current = false;
      });
  }, [id, mutate, read, shop]);

  const reload = useCallback(() => {
    setMore(null);
    void mutate();
  }, [mutate]);
  const failure = isValidating || more === 'reading' ? undefined : (error ?? more ?? undefined);
  return {
    page: data ?? null,
    status: data ? 'ready' : failure ? 'failed' : 'loading',
    notice: failure ? failed(failure) : null,
    isReading: isValidating,
    reload,
    hasMore: data !== undefined && data.siguiente !== null,
    isReadingMore: more === 'reading',
    readMore,
  };
}
