import type { ApiError, Product } from '@filigrana/sdk';
import type { SWRResponse } from 'swr';
import { catalogKeys } from '../../shared/reads/keys.ts';
import { useRead, type ReadOptions } from '../../shared/reads/use-read.ts';

/**
 * One product; null reads nothing. `error.status` 404 means 'Producto no encontrado'.
 * Key: `catalogKeys.product(idProducto)`.
 *
 * @param options SWR's own, such as `fallbackData`; null reads nothing.
 * @example const { data: product, error, isLoading } = useProduct(7);
 */
export function useProduct(
  idProducto: number | null,
  options: ReadOptions<Product> = {},
): SWRResponse<Product, ApiError> {
  return useRead(
    idProducto === null ? null : catalogKeys.product(idProducto),
    (shop) => shop.catalog.product(Number(idProducto)),
    options,
  );
}
