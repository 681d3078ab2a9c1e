import { fromCents, isSpecialPriceLower, toCents, type Cents } from '../../domain/index.ts';
import { productProblem } from './product-problem.ts';
import { productTexts } from '../texts/products.texts.ts';

interface Prices {
  precio?: number | null | undefined;
  precioEspecial?: number | null | undefined;
}

/** The prices of a product in cents; undefined where nothing is said. */
interface PricesInCents {
  precioCents?: Cents | null;
  precioEspecialCents?: Cents | null;
}

/**
 * Prices of a form in cents. A price of 0 is none: nothing is sold for nothing by mistake.
 *
 * @throws HttpProblem 400 for 0 and for fractions of cents, which would not be the price typed.
 */
export function readPrices({ precio, precioEspecial }: Prices): PricesInCents {
  const campos: Record<string, string> = {};
  const read = (name: keyof Prices, usd: number | null): Cents | null => {
    if (usd === null) return null;
    const cents = toCents(usd);
    if (fromCents(cents) !== usd) campos[name] = productTexts.twoDecimals;
    else if (cents === 0) campos[name] = productTexts.priceInvalid;
    return cents;
  };
  const prices: PricesInCents = {};
  if (precio !== undefined) prices.precioCents = read('precio', precio);
  if (precioEspecial !== undefined)
    prices.precioEspecialCents = read('precioEspecial', precioEspecial);
  if (Object.keys(campos).length > 0) throw productProblem(campos);
  return prices;
}

/** @throws HttpProblem 400 unless the product has a price, and a special one is below the regular one. */
export function assertPriced({ precioCents, precioEspecialCents }: PricesInCents): void {
  if (precioCents == null && precioEspecialCents == null)
    throw productProblem({ precio: productTexts.priceNeeded });
  if (!isSpecialPriceLower(precioCents ?? null, precioEspecialCents ?? null))
    throw productProblem({ precioEspecial: productTexts.specialPriceTooHigh });
}
