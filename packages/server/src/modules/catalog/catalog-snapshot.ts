import { chargedPrice, normalizeText, parseSizes } from '@filigrana/sdk/domain';
import { keepJson } from '../../http/kept-json.ts';
import type { ProductView } from './product-view.ts';

/** A product with what filters and searches compare, normalised once. */
export interface CatalogEntry {
  product: ProductView;
  /** US dollars. */
  charged: number;
  /** Name and description. */
  text: string;
  categoria: string;
  material: string;
  piedra: string | null;
  /** Sizes that have stock. */
  sizes: readonly string[];
}

/** Everything that visitors can see at one moment. */
interface CatalogSnapshot {
  entries: readonly CatalogEntry[];
  byId: ReadonlyMap<number, ProductView>;
  all: ProductView[];
  featured: ProductView[];
  offers: ProductView[];
}

/** @param products Those with `estado` 1, in the shop's order. */
export function takeSnapshot(products: ProductView[]): CatalogSnapshot {
  return {
    entries: products.map(toEntry),
    byId: new Map(products.map((product) => [product.idProducto, keepJson(product)])),
    all: keepJson(products),
    featured: keepJson(products.filter(({ destacado }) => destacado === 1)),
    offers: keepJson(products.filter(({ precioEspecial }) => precioEspecial !== null)),
  };
}

function toEntry(product: ProductView): CatalogEntry {
  return {
    product,
    charged: chargedPrice(product),
    // A line break keeps a match from running over the end of the name.
    text: `${normalizeText(product.nombreProducto)}\n${normalizeText(product.descripcion)}`,
    categoria: normalizeText(product.nombreCategoria),
    material: normalizeText(product.nombreMaterial),
    piedra: product.nombrePiedra === null ? null : normalizeText(product.nombrePiedra),
    sizes: parseSizes(product.tallasDisponibles),
  };
}
