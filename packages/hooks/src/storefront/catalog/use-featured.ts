import type { ApiError, Product } from '@filigrana/sdk';
import type { SWRResponse } from 'swr';
import { catalogKeys } from '../../shared/reads/keys.ts';
import { useRead, type ReadOptions } from '../../shared/reads/use-read.ts';

/**
 * The featured pieces of the home page. A failure is only logged: the page shows none.
 * Key: `catalogKeys.featured()`.
 *
 * @param options SWR's own, such as `fallbackData`; null reads nothing.
 * @example const { data: products = [] } = useFeatured();
 */
export function useFeatured(
  options: ReadOptions<Product[]> = {},
): SWRResponse<Product[], ApiError> {
  return useRead(catalogKeys.featured(), (shop) => shop.catalog.featured(), options, {
    isLogged: true,
  });
}
