/** How filters are chosen: what each choice does to those that are chosen already. */
import {
  PRICE_OPTIONS,
  filtersToQuery,
  type CatalogFilters,
  type FilterOption,
  type FurtherOrder,
  type ListFilter,
  type PriceOrder,
} from './filters.ts';
import { MEASURE_RANGES, rangeKeys, type Range, type RangeName } from './ranges.ts';

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
 * @param filters What is set already.
 * @param key The list that the value belongs to.
 * @param value The option, for example the name of a category.
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

/**
 * Sets a range; an end that is null is open.
 *
 * @param filters What is set already.
 * @param name Which range it is.
 * @param range Its two ends.
 * @example withRange(emptyFilters(), 'precio', { minimo: 50, maximo: null }).precioMinimo // 50
 */
export function withRange(
  filters: CatalogFilters,
  name: RangeName,
  { minimo, maximo }: Range,
): CatalogFilters {
  const [from, to] = rangeKeys(name);
  const { [from]: _min, [to]: _max, ...rest } = filters;
  return {
    ...(rest as CatalogFilters),
    ...(minimo !== null && { [from]: minimo }),
    ...(maximo !== null && { [to]: maximo }),
  };
}

/**
 * How many choices the filters hold: each value of a list is one, each end of the prices, and each measure.
 *
 * @example countFilters({ ...emptyFilters(), tamano: ['5', '6'], largoMinimo: 40, largoMaximo: 45 }) // 3
 */
export function countFilters(filters: CatalogFilters): number {
  const twice = MEASURE_RANGES.filter((name) =>
    rangeKeys(name).every((key) => filters[key] !== undefined),
  );
  return Object.values(filtersToQuery(filters)).flat().length - twice.length;
}

/**
 * Asks for what can be bought now only, or for everything again.
 *
 * @example toggleAvailable(emptyFilters()).disponibles // true
 */
export function toggleAvailable({ disponibles, ...rest }: CatalogFilters): CatalogFilters {
  return disponibles ? rest : { ...rest, disponibles: true };
}
