import type { ApiError, Shop } from '@filigrana/sdk';
import { useCallback, useEffect, useRef } from 'react';
import type { ReadOperation } from '@filigrana/sdk/types';
import { useRead, type ReadOptions } from '../../shared/reads/use-read.ts';
import type { BackofficeNotice } from '../texts/backoffice-notice.ts';
import type { AdminList } from './admin-list.types.ts';
import { reuseItems } from './reuse-items.ts';

export interface ListRead<Item> extends AdminList {
  /** Empty until read. */
  items: readonly Item[];
}

const NOTHING: readonly never[] = [];

/**
 * Reads a list of the back office; null as key or as options reads nothing. One that was read once stays on the
 * screen when reading it again fails, and `notice` says so. Reading it again hands on the same item
 * wherever nothing about it has changed.
 */
export function useList<Item>(
  key: readonly [ReadOperation, ...unknown[]] | null,
  read: (shop: Shop) => Promise<Item[]>,
  failed: (error: ApiError) => BackofficeNotice,
  options: ReadOptions<readonly Item[]> = {},
): ListRead<Item> {
  const known = useRef<readonly Item[]>(NOTHING);
  const { data, error, isValidating, mutate } = useRead<readonly Item[]>(
    key,
    async (shop) => reuseItems(known.current, await read(shop)),
    options,
  );
  useEffect(() => {
    known.current = data ?? NOTHING;
  }, [data]);
  const reload = useCallback(() => void mutate(), [mutate]);
  const hasFailed = error !== undefined && !isValidating;
  return {
    items: data ?? NOTHING,
    status: data ? 'ready' : hasFailed ? 'failed' : 'loading',
    notice: hasFailed ? failed(error) : null,
    isReading: isValidating,
    reload,
  };
}
