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
 * @example const { rows, scrolled, status } = useStock();
 */
export function useStock(options?: ProductListOptions): ProductList {
  return useProductList(options);
}
