import type { Product } from '../entities.ts';
import { isWholeCents, type Cents } from './money.ts';

type Priced = Pick<Product, 'precio' | 'precioEspecial'>;

/**
 * Whether the piece has a special price. The normal price is then struck through. A special price
 * of 0 is none: some servers write 0 for null.
 * Source: specification §2.7.
 *
 * @example isOnSale({ precio: 165, precioEspecial: 139 }) // true
 */
export function isOnSale(product: Priced): boolean {
  return specialPrice(product) !== null;
}

/**
 * The price charged: the special price when present, else the regular price.
 * Source: specification §9, "Unit price used for the cart".
 *
 * @returns US dollars.
 * @throws RangeError when the piece has neither: it cannot be sold, least of all for nothing.
 * @example chargedPrice({ precio: 165, precioEspecial: 139 }) // 139
 */
export function chargedPrice(product: Priced): number {
  const price = specialPrice(product) ?? product.precio;
  if (price === null) throw new RangeError('A product needs precio or precioEspecial');
  return price;
}

/**
 * The regular price to show struck through, or null when nothing is to be struck: no special
 * price, or only a special price.
 * Source: specification §2.7.
 *
 * @returns US dollars, or null.
 * @example struckPrice({ precio: 165, precioEspecial: 139 }) // 165
 */
export function struckPrice(product: Priced): number | null {
  return isOnSale(product) ? aboveZero(product.precio) : null;
}

/**
 * Whether a special price is one: below the regular price, where there are both.
 * Source: decisions, second round ("`precioEspecial` is below `precio`").
 *
 * @param precio Both in the same unit, dollars or cents; null when there is none.
 * @example isSpecialPriceLower(50, 90) // false
 */
export function isSpecialPriceLower(precio: number | null, precioEspecial: number | null): boolean {
  return precio === null || precioEspecial === null || precioEspecial < precio;
}

/** The prices of a product in cents; undefined where nothing is said. */
export interface PricesInCents {
  precioCents?: Cents | null;
  precioEspecialCents?: Cents | null;
}

/**
 * Why a typed price is refused: 0, so that nothing is sold for nothing by mistake, or fractions of
 * cents, which would be rounded to another price than the typed one.
 *
 * @param usd US dollars.
 * @returns null when it is a price.
 */
export function priceProblem(usd: number): 'TWO_DECIMALS' | 'PRICE_INVALID' | null {
  if (!isWholeCents(usd)) return 'TWO_DECIMALS';
  return usd === 0 ? 'PRICE_INVALID' : null;
}

/** Why a product cannot be sold at its prices; null when it can. */
export function pricesProblem({
  precioCents = null,
  precioEspecialCents = null,
}: PricesInCents): 'PRICE_REQUIRED' | 'SPECIAL_PRICE_TOO_HIGH' | null {
  if (precioCents === null && precioEspecialCents === null) return 'PRICE_REQUIRED';
  return isSpecialPriceLower(precioCents, precioEspecialCents) ? null : 'SPECIAL_PRICE_TOO_HIGH';
}

function specialPrice({ precioEspecial }: Priced): number | null {
  return aboveZero(precioEspecial);
}

function aboveZero(usd: number | null): number | null {
  return usd !== null && usd > 0 ? usd : null;
}
