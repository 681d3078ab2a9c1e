import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { ReadOperation } from '@filigrana/sdk/types';

/** Reads again, on the screen now and when next shown, what a write has made stale. */
export function useRefresh(): (operations: readonly ReadOperation[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (operations) => {
      const stale = (key: unknown) =>
        Array.isArray(key) && operations.includes(key[0] as ReadOperation);
      // A read that fails is shown where it is used; it is no failure of the write.
      await Promise.allSettled([mutate(stale)]);
    },
    [mutate],
  );
}
