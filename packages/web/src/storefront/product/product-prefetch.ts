import { catalogKeys, fallbackEntry, shippingKeys } from '@filigrana/hooks/keys';
import { isApiError, type Product } from '@filigrana/sdk';
import type { Prefetch } from '../../app/route.ts';
import { productId } from './product-id.ts';

/** The piece of the address, for the server to render; 404 when there is none. */
export const prefetchProduct: Prefetch = async (shop, { idProducto }) => {
  const id = productId(idProducto);
  if (id === null) return { status: 404, fallback: {} };
  const entry = (data: Product | null) =>
    Object.fromEntries([fallbackEntry(catalogKeys.product(id), data)]);
  try {
    const [product, fee] = await Promise.all([
      shop.catalog.product(id),
      shop.shipping.fee().catch(() => null),
    ]);
    const shipping = fee && Object.fromEntries([fallbackEntry(shippingKeys.fee(), fee)]);
    return { fallback: { ...entry(product), ...shipping } };
  } catch (error) {
    // Known to be missing: the page says so at once instead of asking again first.
    if (isApiError(error) && error.status === 404) return { status: 404, fallback: entry(null) };
    throw error;
  }
};
