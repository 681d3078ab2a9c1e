import type { ListPage } from '@filigrana/sdk';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { ReadOperation } from '@filigrana/sdk/types';

/** Changes what has been read under a key, without reading it again; nothing when it was not read. */
export type ChangeCached = <Data>(
  key: readonly [ReadOperation, ...unknown[]],
  change: (data: Data) => Data,
) => Promise<unknown>;

/** For what an answer changes on the screen before the server is asked again. */
export function useCached(): ChangeCached {
  const { mutate } = useSWRConfig();
  return useCallback<ChangeCached>(
    <Data>(key: Parameters<ChangeCached>[0], change: (data: Data) => Data) =>
      mutate<Data>(key, (data) => (data === undefined ? data : change(data)), {
        revalidate: false,
      }),
    [mutate],
  );
}

/** The same for a list of `useListPages`, as far as it was read, whatever it was searched for. */
export function useCachedItems() {
  const { mutate } = useSWRConfig();
  return useCallback(
    <Item>(operation: ReadOperation, change: (items: Item[]) => Item[]) =>
      mutate<ListPage<Item>>(
        (key) => Array.isArray(key) && key[0] === operation,
        (page) => page && { ...page, elementos: change(page.elementos) },
        { revalidate: false },
      ),
    [mutate],
  );
}
