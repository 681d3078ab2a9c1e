import type { ApiError, Product } from '@filigrana/sdk';
import type { SWRResponse } from 'swr';
import { catalogKeys } from '../../shared/reads/keys.ts';
import { useRead } from '../../shared/reads/use-read.ts';

/**
 * One product; null reads nothing. `error.status` 404 means 'Producto no encontrado'.
 * Key: `catalogKeys.product(idProducto)`.
 *
 * @example const { data: product, error, isLoading } = useProduct(7);
 */
export function useProduct(idProducto: number | null): SWRResponse<Product, ApiError> {
  return useRead(idProducto === null ? null : catalogKeys.product(idProducto), (shop) =>
    shop.catalog.product(Number(idProducto)),
  );
}
