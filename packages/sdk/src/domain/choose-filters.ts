/** How filters are chosen: what each choice does to those that are chosen already. */
import {
  PRICE_OPTIONS,
  type CatalogFilters,
  type FilterOption,
  type FurtherOrder,
  type ListFilter,
  type PriceOrder,
} from './filters.ts';

/** All orders of the catalogue, of which one is chosen at a time. */
export type CatalogOrder = Exclude<PriceOrder, ''> | FurtherOrder;

/** Every order, in the order of the page. */
export const ORDER_OPTIONS: readonly FilterOption<CatalogOrder>[] = /* @__PURE__ */ [
  ...PRICE_OPTIONS,
  { value: 'nuevos', label: 'Más nuevas' },
  { value: 'nombre', label: 'Nombre (A a la Z)' },
];

/**
 * Chooses a price order; choosing the same one again clears it. There is one order at a time: another one goes.
 * Source: specification §4.
 *
 * @example togglePrice(togglePrice(emptyFilters(), 'asc'), 'asc').precio // ''
 */
export function togglePrice(filters: CatalogFilters, order: PriceOrder): CatalogFilters {
  const { orden: _, ...rest } = filters;
  return { ...rest, precio: filters.precio === order ? '' : order };
}

/**
 * Adds a value to a list filter, or takes it away when it is there. Source: specification §4.
 *
 * @example toggleValue(emptyFilters(), 'categoria', 'Anillos').categoria // ['Anillos']
 */
export function toggleValue(
  filters: CatalogFilters,
  key: ListFilter,
  value: string,
): CatalogFilters {
  const values = filters[key];
  const rest = values.filter((other) => other !== value);
  return { ...filters, [key]: rest.length < values.length ? rest : [...values, value] };
}

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
 * @example toggleOrder({ ...emptyFilters(), precio: 'asc' }, 'nombre').precio // ''
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
