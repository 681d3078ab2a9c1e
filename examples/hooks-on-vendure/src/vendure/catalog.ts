import { catalogTexts, HttpProblem } from '@filigrana/sdk/answers';
import {
  bySize,
  catalogEntry,
  filterEntries,
  fromCents,
  sameText,
  searchEntries,
  stockSummary,
  UNIQUE_SIZE,
} from '@filigrana/sdk/domain';
import type { Handlers } from './call.ts';
import type { ShopApi } from './shop-api.ts';

interface FacetValue {
  id: string;
  name: string;
  facet: { code: string };
}

export interface Variant {
  id: string;
  name: string;
  options: { name: string; groupId: string }[];
}

interface Product {
  id: string;
  name: string;
  description: string;
  featuredAsset: { preview: string } | null;
  facetValues: FacetValue[];
  variants: (Variant & { priceWithTax: number; stockLevel: string })[];
}

export const VARIANT = 'id name options { name groupId }';
const PRODUCT = `id name description featuredAsset { preview }
  facetValues { id name facet { code } }
  variants { ${VARIANT} priceWithTax stockLevel }`;
const PAGE = 100;

/** The facets that are the contract's lookups. */
const FACETS = { category: 'category', material: 'material', stone: 'stone' };

/** Vendure counts from 1. Category 1 means rings of sizes 5 to 12, and 2 stands here for none. */
const lookupId = (id: string) => Number(id) + 2;
const NO_LOOKUP = { id: 2, name: '' };

function lookupOf({ facetValues }: Product, code: string) {
  const value = facetValues.find(({ facet }) => facet.code === code);
  return value && { id: lookupId(value.id), name: value.name };
}

/** Vendure's words say no numbers; what they promise at least is what may be chosen. */
const STOCK: Readonly<Record<string, number>> = { IN_STOCK: 10, LOW_STOCK: 1, OUT_OF_STOCK: 0 };

/** A shop may have a strategy of its own that shows numbers. */
const stockOf = (level: string) => STOCK[level] ?? (Number.parseInt(level, 10) || 0);

/**
 * What the contract calls a size: whatever tells the variants of a piece apart. Vendure hands the
 * options of each variant over in an order of its own: they are told in that of their groups.
 */
export const sizeOf = ({ options }: Pick<Variant, 'options'>) =>
  [...options]
    .sort((a, b) => Number(a.groupId) - Number(b.groupId))
    .map(({ name }) => name)
    .join(' / ') || UNIQUE_SIZE;

/** Descriptions are HTML there, and text here. */
export const plainText = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();

function view(product: Product) {
  const { id: idCategoria, name: nombreCategoria } =
    lookupOf(product, FACETS.category) ?? NO_LOOKUP;
  const { id: idMaterial, name: nombreMaterial } = lookupOf(product, FACETS.material) ?? NO_LOOKUP;
  const stone = lookupOf(product, FACETS.stone);
  const tallas = product.variants
    .map((variant) => ({
      idProducto_talla: Number(variant.id),
      tamanio: sizeOf(variant),
      stock: stockOf(variant.stockLevel),
    }))
    .sort((a, b) => bySize(a.tamanio, b.tamanio));
  return {
    idProducto: Number(product.id),
    nombreProducto: product.name,
    descripcion: plainText(product.description),
    precio: fromCents(Math.min(...product.variants.map(({ priceWithTax }) => priceWithTax))),
    precioEspecial: null,
    image_url: product.featuredAsset?.preview ?? null,
    idCategoria,
    nombreCategoria,
    idMaterial,
    nombreMaterial,
    idPiedra: stone?.id ?? null,
    nombrePiedra: stone?.name ?? null,
    destacado: 0 as const,
    unico: 0 as const,
    estado: 1 as const,
    ...stockSummary({ idCategoria }, tallas),
    tallas,
  };
}

/** Every piece: the contract knows no pages of the catalogue. */
async function all({ ask }: ShopApi) {
  const found: Product[] = [];
  for (;;) {
    const { products } = await ask<{ products: { items: Product[]; totalItems: number } }>(
      `query ($skip: Int) {
        products(options: { take: ${PAGE}, skip: $skip, sort: { id: ASC } }) {
          totalItems items { ${PRODUCT} } } }`,
      { skip: found.length },
    );
    found.push(...products.items);
    if (products.items.length < PAGE || found.length >= products.totalItems)
      return found.filter(({ variants }) => variants.length > 0).map(view);
  }
}

async function find({ ask }: ShopApi, id: string) {
  const query = `query ($id: ID!) { product(id: $id) { ${PRODUCT} } }`;
  const { product } = await ask<{ product: Product | null }>(query, { id });
  if (!product || product.variants.length === 0)
    throw new HttpProblem('NOT_FOUND', { error: catalogTexts.productNotFound });
  return view(product);
}

async function lookup({ ask }: ShopApi, code: string) {
  const { facets } = await ask<{ facets: { items: { values: FacetValue[] }[] } }>(
    `query ($code: String) {
      facets(options: { filter: { code: { eq: $code } } }) { items { values { id name } } } }`,
    { code },
  );
  return facets.items
    .flatMap(({ values }) => values)
    .map(({ id, name }) => ({ id: lookupId(id), nombre: name }));
}

export const catalogHandlers: Handlers = {
  listInitialCatalog: ({ api }) => all(api),
  async filterCatalog({ api, url: { searchParams: asked } }) {
    return filterEntries((await all(api)).map(catalogEntry), {
      precio: (asked.get('precio') ?? '') as 'asc' | 'desc' | '',
      categoria: asked.getAll('categoria'),
      piedra: asked.getAll('piedra'),
      material: asked.getAll('material'),
      tamano: asked.getAll('tamano'),
    });
  },
  searchCatalog: async ({ api, url }) =>
    searchEntries((await all(api)).map(catalogEntry), url.searchParams.get('termino') ?? ''),
  getProduct: ({ api, url }) => find(api, url.pathname.split('/').at(-1) ?? ''),
  async getProductSize({ api, url: { searchParams: asked } }) {
    const { tallas } = await find(api, asked.get('idProducto') ?? '');
    const size = tallas.find(({ tamanio }) => sameText(tamanio, asked.get('tamanio') ?? ''));
    if (!size) throw new HttpProblem('NOT_FOUND', { error: catalogTexts.sizeNotFound });
    return { idProducto_talla: size.idProducto_talla, stock: size.stock };
  },
  listCategories: async ({ api }) =>
    (await lookup(api, FACETS.category)).map(({ id, nombre }) => ({ idCategoria: id, nombre })),
  listMaterials: async ({ api }) =>
    (await lookup(api, FACETS.material)).map(({ id, nombre }) => ({ idMaterial: id, nombre })),
  listStones: async ({ api }) =>
    (await lookup(api, FACETS.stone)).map(({ id, nombre }) => ({ idPiedra: id, nombre })),
};
