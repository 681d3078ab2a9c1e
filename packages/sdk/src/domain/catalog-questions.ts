import type { PieceDetails, Product } from '../entities.ts';
import type { CatalogQuery, ListFilter } from './filters.ts';
import { fromCents, toCents, type Cents } from './money.ts';
import { chargedPrice } from './price.ts';
import { RANGE_NAMES, rangeOf, type RangeName } from './ranges.ts';
import { soldLast } from './stock.ts';
import { parseSizes } from './sizes.ts';
import { normalizeText } from './text.ts';

/** What filters and searches ask of a product. */
export type Searchable = Pick<
  Product,
  | 'nombreProducto'
  | 'descripcion'
  | 'nombreCategoria'
  | 'nombreMaterial'
  | 'nombrePiedra'
  | 'precio'
  | 'precioEspecial'
> & {
  /** Tells what was added last. */
  idProducto?: number;
  nombreIngles?: string | null | undefined;
  tallasDisponibles: string | null;
  stock?: number | null;
  unico?: 0 | 1;
  reservada?: 0 | 1 | undefined;
  ficha?: Partial<PieceDetails> | undefined;
};

/** A product with what filters and searches compare, normalised once. */
export interface CatalogEntry<Item extends Searchable = Product> {
  /** The product that was prepared. */
  product: Item;
  /** What a piece costs now, cents: the special price where there is one. */
  charged: Cents;
  /** Name of the category in lower case and without accents. */
  categoria: string;
  /** Name of the material, likewise. */
  material: string;
  /** Name of the stone, likewise; null for a piece without one. */
  piedra: string | null;
  /** Sizes that have stock. */
  sizes: readonly string[];
  /** Known to have no stock. */
  isSold: boolean;
  /** One of a kind, and sold. */
  isGone: boolean;
}

/** The filters of the catalogue as they may arrive: `precio` may be empty. */
export type AskedFilters = Omit<CatalogQuery, 'precio' | 'disponibles'> & {
  precio?: 'asc' | 'desc' | '';
  disponibles?: boolean;
};

type Entry = CatalogEntry<Searchable>;

/** The filters that let a piece through or not: the lists, the ranges, and what is there. */
export type Sieve = ListFilter | RangeName | 'disponibles';

/**
 * Prepares a product for `filterEntries` and `searchEntries`.
 *
 * @example const entries = products.map(catalogEntry);
 */
export function catalogEntry<Item extends Searchable>(product: Item): CatalogEntry<Item> {
  const sizes = parseSizes(product.tallasDisponibles);
  const isSold = sizes.length === 0 && (product.stock ?? product.tallasDisponibles?.length) === 0;
  return {
    product,
    charged: toCents(chargedPrice(product)),
    categoria: normalizeText(product.nombreCategoria),
    material: normalizeText(product.nombreMaterial),
    piedra: product.nombrePiedra === null ? null : normalizeText(product.nombrePiedra),
    sizes,
    isSold,
    isGone: isSold && product.unico === 1 && product.reservada !== 1,
  };
}

/**
 * Products that match: values of one key are alternatives, keys combine. A blank value is none, and
 * a key with only blank values does not filter. Equal prices and names keep the shop's order, and pieces of a kind
 * that are sold go last.
 * Source: decisions, "Filters".
 *
 * @param entries The products, prepared by `catalogEntry`.
 * @param query The filters that are set.
 * @example filterEntries(entries, { categoria: ['Anillos'], tamano: ['6', '7'], precio: 'asc' })
 * @example filterEntries(entries, { precioMaximo: 120, disponibles: true, orden: 'nuevos' })
 */
export function filterEntries<Item extends Searchable>(
  entries: readonly CatalogEntry<Item>[],
  query: AskedFilters,
): Item[] {
  const sieves = sievesOf(query);
  const found = entries.filter((entry) => sieves.every(([, passes]) => passes(entry)));
  const order = ORDERS[query.precio || (query.orden ?? '')];
  if (order) found.sort(order);
  return soldLast(found, ({ isGone }) => isGone).map(({ product }) => product);
}

const SPANISH = /* @__PURE__ */ new Intl.Collator('es', { numeric: true });

const ORDERS: Readonly<Record<string, (a: Entry, b: Entry) => number>> = {
  asc: (a, b) => a.charged - b.charged,
  desc: (a, b) => b.charged - a.charged,
  // Numbers are given out one after the other.
  nuevos: (a, b) => (b.product.idProducto ?? 0) - (a.product.idProducto ?? 0),
  nombre: (a, b) => SPANISH.compare(a.product.nombreProducto, b.product.nombreProducto),
};

/** What a piece has to pass, one sieve for each filter that is set. */
export function sievesOf(query: AskedFilters): [Sieve, (entry: Entry) => boolean][] {
  const categorias = wanted(query.categoria);
  const piedras = wanted(query.piedra);
  const materiales = wanted(query.material);
  const tamanos = wanted(query.tamano);
  const sieves: [Sieve, false | ((entry: Entry) => boolean)][] = [
    ['categoria', categorias !== null && (({ categoria }) => categorias.has(categoria))],
    ['piedra', piedras !== null && (({ piedra }) => piedra !== null && piedras.has(piedra))],
    ['material', materiales !== null && (({ material }) => materiales.has(material))],
    ['tamano', tamanos !== null && (({ sizes }) => sizes.some((size) => tamanos.has(size)))],
    ...RANGE_NAMES.map((name): [Sieve, ReturnType<typeof within>] => [name, within(name, query)]),
    ['disponibles', query.disponibles === true && (({ isSold }) => !isSold)],
  ];
  return sieves.flatMap(([name, passes]) => (passes ? [[name, passes]] : []));
}

function within(name: RangeName, query: AskedFilters): false | ((entry: Entry) => boolean) {
  const { minimo, maximo } = rangeOf(query, name);
  const [lowest, highest] = [minimo ?? 0, maximo ?? Infinity];
  // A range from nothing to anything also holds what nobody has measured.
  if (lowest === 0 && highest === Infinity) return false;
  return (entry) => {
    const value = rangeValue(entry, name);
    return value !== null && value >= lowest && value <= highest;
  };
}

/** What a range asks of a piece: US dollars charged, mm or g; null where nobody has said it. */
export function rangeValue({ charged, product }: Entry, name: RangeName): number | null {
  if (name === 'precio') return fromCents(charged);
  return product.ficha?.[MEASURE_OF[name]] ?? null;
}

const MEASURE_OF = { largo: 'largoMm', ancho: 'anchoMm', peso: 'pesoG' } as const;

function wanted(values: readonly string[] | undefined): Set<string> | null {
  const names = (values ?? []).map(normalizeText).filter((name) => name !== '');
  return names.length > 0 ? new Set(names) : null;
}
