import type { Product } from '@filigrana/sdk';
import { chargedPrice, formatUsd, isOnSale, struckPrice } from '@filigrana/sdk/domain';

/** The amounts of a piece as they are read: with a special price the regular one is struck through. */
export function priceWords(product: Product): { regular: string | null; special: string | null } {
  const written = (usd: number | null) => (usd === null ? null : formatUsd(usd));
  return isOnSale(product)
    ? { regular: written(struckPrice(product)), special: formatUsd(chargedPrice(product)) }
    : { regular: written(product.precio), special: null };
}
