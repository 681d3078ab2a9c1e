import { isApiError, type ApiError, type Shop } from '@filigrana/sdk';
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import { logFailure } from '../log.ts';
import { useShopContext } from '../provider/shop-context.ts';
import type { ReadOperation } from '@filigrana/sdk/types';

/** A key of the cache: the operation and what its answer depends on. */
export type ReadKey = readonly [ReadOperation, ...unknown[]];

/** SWR's own options of one read, such as `fallbackData` and `revalidateIfStale`; null reads nothing. */
export type ReadOptions<Data> = SWRConfiguration<Data, ApiError> | null;

/** How a read behaves where its caller says nothing else. */
interface ReadHabits<Data> extends SWRConfiguration<Data, ApiError> {
  /** The page says nothing about a failure: it is written to the console instead. */
  isLogged?: boolean;
}

/**
 * One read of the server through the SWR cache; null as key reads nothing.
 *
 * @example useRead(catalogKeys.offers(), (shop) => shop.catalog.offers());
 */
export function useRead<Data>(
  key: ReadKey | null,
  read: (shop: Shop) => Promise<Data>,
  options: ReadOptions<Data> = {},
  { isLogged = false, ...habits }: ReadHabits<Data> = {},
): SWRResponse<Data, ApiError> {
  const { shop } = useShopContext();
  const fetcher = async () => {
    try {
      return await read(shop);
    } catch (error) {
      if (isLogged && key && !(isApiError(error) && error.kind === 'aborted'))
        logFailure(key[0], error);
      throw error;
    }
  };
  return useSWR<Data, ApiError>(options && key, fetcher, { ...habits, ...options });
}
