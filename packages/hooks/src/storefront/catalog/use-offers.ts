import type { ApiError, Product } from '@filigrana/sdk';
import type { SWRResponse } from 'swr';
import { catalogKeys } from '../../shared/reads/keys.ts';
import { useRead } from '../../shared/reads/use-read.ts';

/**
 * The pieces with a special offer. Key: `catalogKeys.offers()`.
 *
 * @example const { data: products, error } = useOffers();
 */
export function useOffers(): SWRResponse<Product[], ApiError> {
  return useRead(catalogKeys.offers(), (shop) => shop.catalog.offers());
}
