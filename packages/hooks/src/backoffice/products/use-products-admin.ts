import type { ApiError, ListPage, Product } from '@filigrana/sdk';
import { useMemo } from 'react';
import type { ReadOptions } from '../../shared/reads/use-read.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import type { Deletion } from '../deletion/deletion.types.ts';
import { useDeletion, type DeletionOptions } from '../deletion/use-deletion.ts';
import { notice } from '../texts/backoffice-notice.ts';
import { useCachedItems } from '../writes/use-cached.ts';
import { useProductList, type ProductList, type ProductListOptions } from './use-product-list.ts';

export interface ProductsAdmin extends ProductList {
  /** Deleting a product, with its confirmation. Open orders that hold it forbid it. */
  deletion: Deletion<Product>;
}

function deleteFailure(error: ApiError) {
  const isConflict = error.status === 409;
  return orSaid(notice(isConflict ? 'products.deleteConflict' : 'products.deleteFailed'), error);
}

/**
 * The product screen: search by name, three rows, deletion. Adding and editing: `useProductForm`.
 * Key: `listAllProducts`; a deletion refreshes the catalogue too.
 *
 * @param reading SWR's own, such as `fallbackData`; null reads nothing.
 * @example
 * const { rows, scrolled, deletion } = useProductsAdmin();
 * <ul onScroll={(event) => scrolled(0, event.currentTarget)}>…</ul>
 */
export function useProductsAdmin(
  remembered?: ProductListOptions,
  reading: ReadOptions<ListPage<Product>> = {},
): ProductsAdmin {
  const list = useProductList(remembered, reading);
  const changeItems = useCachedItems();
  const options = useMemo<DeletionOptions<Product>>(
    () => ({
      remove: ({ idProducto, version }, write) =>
        write(
          'deleteProduct',
          (shop) => shop.products.remove(idProducto, { version }),
          () =>
            changeItems<Product>('listAllProducts', (products) =>
              products.filter((each) => each.idProducto !== idProducto),
            ),
        ),
      failed: deleteFailure,
      deleted: notice('products.deleted'),
    }),
    [changeItems],
  );
  return { ...list, deletion: useDeletion(options, list, 'idProducto') };
}
