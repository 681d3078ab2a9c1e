/** Filters that backends may lack (extension `catalogFacets`): a range of prices, what is there, further orders. */
import {
  PRICE_OPTIONS,
  togglePrice,
  type CatalogFilters,
  type FilterOption,
  type FurtherOrder,
  type PriceOrder,
} from './filters.ts';
import { AMOUNT_MAX } from './limits.ts';
import { isWholeCents } from './money.ts';

/** All orders of the catalogue, of which one is chosen at a time. */
export type CatalogOrder = Exclude<PriceOrder, ''> | FurtherOrder;

/** The orders that are not by price. */
export const FURTHER_ORDERS: readonly FilterOption<FurtherOrder>[] = [
  { value: 'nuevos', label: 'Más nuevas' },
  { value: 'nombre', label: 'Nombre (A a la Z)' },
];

/** Every order, in the order of the page. */
export const ORDER_OPTIONS: readonly FilterOption<CatalogOrder>[] = /* @__PURE__ */ [
  ...PRICE_OPTIONS,
  ...FURTHER_ORDERS,
];

/**
 * The order that is chosen; '' for the shop's own.
 *
 * @example orderOf({ ...emptyFilters(), orden: 'nuevos' }) // 'nuevos'
 */
export const orderOf = ({ precio, orden }: CatalogFilters): CatalogOrder | '' =>
  precio || (orden ?? '');

/**
 * Chooses an order; choosing the same one again clears it.
 *
 * @example toggleOrder({ ...emptyFilters(), precio: 'asc' }, 'nombre') // { precio: '', orden: 'nombre', … }
 */
export function toggleOrder(filters: CatalogFilters, order: CatalogOrder): CatalogFilters {
  if (order === 'asc' || order === 'desc') return togglePrice(filters, order);
  const { orden, ...rest } = filters;
  return { ...rest, precio: '', ...(orden !== order && { orden: order }) };
}

/** Lowest and highest price charged, US dollars; null where there is no bound. */
export interface PriceRange {
  precioMinimo: number | null;
  precioMaximo: number | null;
}

/**
 * Sets the range of prices.
 *
 * @example withPriceRange(emptyFilters(), { precioMinimo: 50, precioMaximo: null }).precioMinimo // 50
 */
export function withPriceRange(
  { precioMinimo: _min, precioMaximo: _max, ...rest }: CatalogFilters,
  { precioMinimo, precioMaximo }: PriceRange,
): CatalogFilters {
  return {
    ...rest,
    ...(precioMinimo !== null && { precioMinimo }),
    ...(precioMaximo !== null && { precioMaximo }),
  };
}

/**
 * Asks for what can be bought now only, or for everything again.
 *
 * @example toggleAvailable(emptyFilters()).disponibles // true
 */
export function toggleAvailable({ disponibles, ...rest }: CatalogFilters): CatalogFilters {
  return disponibles ? rest : { ...rest, disponibles: true };
}

/**
 * Whether an amount can bound a range of prices.
 *
 * @param usd US dollars.
 * @example isPriceBound(-1) // false
 */
export const isPriceBound = (usd: number): boolean =>
  usd >= 0 && usd <= AMOUNT_MAX && isWholeCents(usd);

/**
 * Whether a range lies the wrong way round, so that no price is in it.
 *
 * @example isRangeReversed({ precioMinimo: 120, precioMaximo: 50 }) // true
 */
export const isRangeReversed = ({
  precioMinimo,
  precioMaximo,
}: Partial<Readonly<PriceRange>>): boolean =>
  precioMinimo != null && precioMaximo != null && precioMinimo > precioMaximo;
