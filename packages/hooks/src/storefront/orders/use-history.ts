import type { ApiError, Shop } from '@filigrana/sdk';
import { useCallback } from 'react';
import type { ReadOperation } from '@filigrana/sdk/types';
import { useRead, type ReadOptions } from '../../shared/reads/use-read.ts';
import { useAccountId } from '../../shared/session/use-account-id.ts';
import { notice, type StorefrontNotice } from '../texts/storefront-notice.ts';

/** loading · failed: nothing to show, `notice` says why · empty · ready. */
export type HistoryStatus = 'loading' | 'failed' | 'empty' | 'ready';

export interface History<Item> {
  status: HistoryStatus;
  /** Why there is nothing to show, or that it may be out of date. */
  notice: StorefrontNotice | null;
  /** Newest first; the last ones known survive a failure. */
  orders: readonly Item[];
  /** The server is being asked; on 'failed' a retry is under way. */
  isReloading: boolean;
  reload(): void;
}

export interface HistoryOptions<Item> {
  key(idUsuario: number): readonly [ReadOperation, ...unknown[]];
  read(shop: Shop): Promise<Item[]>;
  failed: StorefrontNotice;
  none: StorefrontNotice;
}

const NONE: readonly never[] = [];

/** What a customer has ordered, newest answer of the server; the last one known survives a failure. */
export function useHistory<Item>(
  options: HistoryOptions<Item>,
  reading: ReadOptions<Item[]> = {},
): History<Item> {
  const account = useAccountId();
  const isOpen = account !== undefined && account !== null;
  const response = useRead(isOpen ? options.key(account) : null, options.read, reading);
  const { data, error, mutate, isValidating: isReloading } = response;
  const reload = useCallback(() => {
    // A failure is shown through `error`.
    mutate().catch(() => undefined);
  }, [mutate]);
  const view: Shown<Item> =
    account === null
      ? { status: 'failed', notice: notice('orders.noSession'), orders: NONE }
      : shown(data, error, options);
  return { ...view, isReloading, reload };
}

type Shown<Item> = Pick<History<Item>, 'status' | 'notice' | 'orders'>;

function shown<Item>(
  data: Item[] | undefined,
  error: ApiError | undefined,
  { failed, none }: HistoryOptions<Item>,
): Shown<Item> {
  const trouble = error ? failed : null;
  if (data === undefined)
    return { status: error ? 'failed' : 'loading', notice: trouble, orders: NONE };
  if (data.length === 0) return { status: 'empty', notice: trouble ?? none, orders: data };
  return { status: 'ready', notice: trouble, orders: data };
}
