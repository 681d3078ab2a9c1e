import type { ApiError, Product } from '@filigrana/sdk';
import type { SWRResponse } from 'swr';
import { catalogKeys } from '../../shared/reads/keys.ts';
import { useRead, type ReadOptions } from '../../shared/reads/use-read.ts';

/**
 * The pieces with a special offer. Key: `catalogKeys.offers()`.
 *
 * @param options SWR's own, such as `fallbackData`; null reads nothing.
 * @example const { data: products, error } = useOffers();
 */
export function useOffers(options: ReadOptions<Product[]> = {}): SWRResponse<Product[], ApiError> {
  return useRead(catalogKeys.offers(), (shop) => shop.catalog.offers(), options);
}
