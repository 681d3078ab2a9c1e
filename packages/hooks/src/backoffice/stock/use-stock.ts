import type { ListPage, Product } from '@filigrana/sdk';
import type { ReadOptions } from '../../shared/reads/use-read.ts';
import {
  useProductList,
  type ProductList,
  type ProductListOptions,
} from '../products/use-product-list.ts';

/**
 * The stock screen: every product in three rows, searched by name. `isSoldOut` and `isInactive` of
 * `@filigrana/sdk/domain` tell the badges. Editing: `useStockEdit` in each card. Key:
 * `listAllProducts`.
 *
 * @param options SWR's own, such as `fallbackData`; null reads nothing.
 * @example const { rows, scrolled, status } = useStock();
 */
export function useStock(
  remembered?: ProductListOptions,
  options: ReadOptions<ListPage<Product>> = {},
): ProductList {
  return useProductList(remembered, options);
}
