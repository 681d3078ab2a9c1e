import type { Product } from '../entities.ts';
import { CATEGORY_NAMES } from './categories.ts';
import { RANGE_KEYS, type RangeKey } from './ranges.ts';
import { containsText } from './text.ts';

/** Order by the price charged: '' leaves the shop's order. */
export type PriceOrder = '' | 'asc' | 'desc';

/** What the catalogue is filtered by. Source: specification §3, "Catalogue filter state". */
export interface CatalogFilters extends Partial<Record<RangeKey, number>> {
  precio: PriceOrder;
  /** Names of categories; a piece of any of them is shown. */
  categoria: readonly string[];
  /** Names of stones, likewise. */
  piedra: readonly string[];
  /** Names of materials, likewise. */
  material: readonly string[];
  /** Ring sizes, likewise. */
  tamano: readonly string[];
  /** Only what can be bought now. Like what follows, and the ranges, it is of extension `catalogFacets`. */
  disponibles?: boolean;
  /** Another order than by price, which goes before it. */
  orden?: FurtherOrder;
}

/** What the shop has added last first, or by name. */
export const FURTHER_ORDERS = ['nuevos', 'nombre'] as const;

export type FurtherOrder = (typeof FURTHER_ORDERS)[number];

/** Any of the filters; one that is undefined or missing filters nothing. */
export type CatalogFilterInput = {
  [Key in keyof CatalogFilters]?: CatalogFilters[Key] | undefined;
};

/** The filters that are lists of check boxes. */
export type ListFilter = (typeof LIST_FILTERS)[number];

/** The filters as query keys: lists become repeated keys, empty ones are left out. */
export interface CatalogQuery extends Partial<Record<RangeKey, number>> {
  /** By the price charged, cheapest (`asc`) or dearest (`desc`) first; absent for the shop's order. */
  precio?: Exclude<PriceOrder, ''>;
  /** Names of categories; a piece of any of them is shown. */
  categoria?: string[];
  /** Names of stones, likewise. */
  piedra?: string[];
  /** Names of materials, likewise. */
  material?: string[];
  /** Ring sizes, likewise. */
  tamano?: string[];
  /** Only what can be bought now. */
  disponibles?: true;
  /** Another order than by price, which goes before it. */
  orden?: FurtherOrder;
}

/** A choice: the value sent, and the words people read. */
export interface FilterOption<Value extends string = string> {
  value: Value;
  label: string;
}

/** Stones as sent and as read. Source: specification §9, decisions ("shown with their accents"). */
export const STONE_OPTIONS: readonly FilterOption[] = [
  { value: 'Natural', label: 'Natural' },
  { value: 'Sintetica', label: 'Sintética' },
];

/** Materials as sent and as read. Source: specification §9, decisions. */
export const MATERIAL_OPTIONS: readonly FilterOption[] = [
  { value: 'Plata', label: 'Plata' },
  { value: 'Plata banada en oro', label: 'Plata bañada en oro' },
];

/** The two price orders. Source: specification §9. */
export const PRICE_OPTIONS: readonly FilterOption<Exclude<PriceOrder, ''>>[] = [
  { value: 'desc', label: 'Mayor a menor' },
  { value: 'asc', label: 'Menor a mayor' },
];

/** The check boxes of every list filter, in order. Source: specification §9, "Filter options". */
export const FILTER_OPTIONS: Readonly<Record<ListFilter, readonly FilterOption[]>> = {
  categoria: /* @__PURE__ */ CATEGORY_NAMES.map((name) => ({ value: name, label: name })),
  piedra: STONE_OPTIONS,
  material: MATERIAL_OPTIONS,
  // Rings exist from 5 to 12; the filter offers these four.
  tamano: /* @__PURE__ */ ['5', '6', '7', '8'].map((size) => ({ value: size, label: size })),
};

/** The list filters in the order of the page. */
export const LIST_FILTERS = ['categoria', 'piedra', 'material', 'tamano'] as const;

/**
 * No filter at all.
 *
 * @example const filters = emptyFilters();
 */
export function emptyFilters(): CatalogFilters {
  return { precio: '', categoria: [], piedra: [], material: [], tamano: [] };
}

/**
 * Whether any filter is set: then the filtros call is made, else inicio. Source: specification §7.
 *
 * @example hasActiveFilters(emptyFilters()) // false
 */
export function hasActiveFilters(filters: CatalogFilters): boolean {
  return Object.keys(filtersToQuery(filters)).length > 0;
}

/**
 * The query of the filtros call. Source: specification §7 ("Lists are sent as repeated query keys").
 *
 * @example filtersToQuery({ precio: '', categoria: ['Anillos'] }) // { categoria: ['Anillos'] }
 */
export function filtersToQuery(filters: CatalogFilterInput): CatalogQuery {
  const query: CatalogQuery = {};
  if (filters.precio) query.precio = filters.precio;
  for (const key of LIST_FILTERS) if (filters[key]?.length) query[key] = [...filters[key]];
  return { ...query, ...furtherQuery(filters) };
}

/**
 * Of the query what is of extension `catalogFacets`: a backend without it does not look at these keys.
 *
 * @example furtherQuery({ precio: 'asc', precioMinimo: 50 }) // { precioMinimo: 50 }
 */
export function furtherQuery(filters: CatalogFilterInput): CatalogQuery {
  const query: CatalogQuery = {};
  for (const key of RANGE_KEYS) if (filters[key] !== undefined) query[key] = filters[key];
  if (filters.disponibles) query.disponibles = true;
  if (filters.orden) query.orden = filters.orden;
  return query;
}

/**
 * Whether a product's name contains what was typed.
 * Source: specification §5, catalogue client-side search.
 *
 * @example matchesName({ nombreProducto: 'Anillo Trenza' }, 'TRENZA') // true
 */
export function matchesName(product: Pick<Product, 'nombreProducto'>, typed: string): boolean {
  return containsText(product.nombreProducto, typed);
}
