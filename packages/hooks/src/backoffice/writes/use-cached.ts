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
