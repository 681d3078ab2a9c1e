import { UNIQUE_SIZE, isRing } from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import type { Client } from '../http/client.ts';
import { check, present } from '../http/difference.ts';
import { formOf, picture, type Parts } from './files.ts';
import { unique } from './fresh.ts';
import type { Choices, World } from './world.ts';

export type WireProduct = components['schemas']['Product'];

export interface Piece {
  idProducto: number;
  nombre: string;
  /** What goes into a cart. */
  idProducto_talla: number;
}

/** What new products can point to on this host. */
export async function askChoices(ask: Client): Promise<Choices> {
  const categories = (await ask('listCategories', '')).ok();
  const [material] = (await ask('listMaterials', '')).ok();
  const [stone] = (await ask('listStones', '')).ok();
  const category = categories.find((row) => !isRing(row));
  check(Boolean(category && material && stone), 'The lookups are empty: no product can be made');
  return {
    idCategoria: category?.idCategoria ?? 0,
    nombreCategoria: category?.nombre ?? '',
    idMaterial: material?.idMaterial ?? 0,
    idPiedra: stone?.idPiedra ?? 0,
    material: material?.nombre ?? '',
    piedra: stone?.nombre ?? '',
  };
}

/** Every part of the form for a new piece without sizes, some of them changed. */
export async function productParts(world: World, parts: Parts = {}): Promise<Parts> {
  const { idCategoria, idMaterial, idPiedra } = await world.choices();
  return {
    nombre: unique('Conformidad'),
    descripcion: 'Pieza de una prueba de conformidad.',
    idCategoria,
    idMaterial,
    idPiedra,
    precio: 20,
    stock: 5,
    imagen: picture(),
    ...parts,
  };
}

/** Parts that make it a ring with these pieces by size. */
export function ringParts(stock: Record<string, number>): Parts {
  const tallas = Object.entries(stock).map(([tamanio, pieces]) => ({ tamanio, stock: pieces }));
  return { idCategoria: 1, stock: null, tallas: JSON.stringify(tallas) };
}

/** Adds a product; it is deleted after the case. */
export async function newProduct(
  world: World,
  parts: Parts = {},
): Promise<{ idProducto: number; nombre: string }> {
  const token = await world.token(2);
  const all = await productParts(world, parts);
  const answer = await world.ask('createProduct', 'to make a product', {
    token,
    form: formOf(all),
  });
  const idProducto = answer.ok().id;
  world.later((ask) => ask('deleteProduct', '', { token, params: { id: idProducto } }));
  return { idProducto, nombre: String(all['nombre']) };
}

/** Adds a product without sizes and finds out how carts name it. */
export async function newPiece(world: World, parts: Parts = {}): Promise<Piece> {
  const product = await newProduct(world, parts);
  return { ...product, idProducto_talla: await sizeId(world, product.idProducto) };
}

/** How carts name a product in one size. */
export async function sizeId(
  { ask }: World,
  idProducto: number,
  tamanio: string = UNIQUE_SIZE,
): Promise<number> {
  const answer = await ask('getProductSize', '', { query: { idProducto, tamanio } });
  return answer.ok().idProducto_talla;
}

export async function stockOf(
  { ask }: World,
  { idProducto }: { idProducto: number },
  tamanio: string = UNIQUE_SIZE,
): Promise<number> {
  return (await ask('getProductSize', '', { query: { idProducto, tamanio } })).ok().stock;
}

/** Changes some parts of a product. */
export async function editProduct(
  world: World,
  { idProducto }: { idProducto: number },
  parts: Parts,
  what = '',
) {
  const token = await world.token(2);
  return world.ask('updateProduct', what, { token, params: { idProducto }, form: formOf(parts) });
}

/** A product as the back office lists it. */
export async function productSeen(
  world: World,
  { idProducto }: { idProducto: number },
): Promise<WireProduct | undefined> {
  const products = (await world.ask('listAllProducts', '', { token: await world.token(2) })).ok();
  return products.find((product) => product.idProducto === idProducto);
}

export async function productListed(world: World, piece: { idProducto: number }) {
  return present(await productSeen(world, piece), 'The new product in GET /api/productos/todos');
}

export function nameOf({ nombreProducto, nombre }: WireProduct): string {
  return nombreProducto ?? nombre ?? '';
}

/** Pieces by size, in the order of the answer. */
export function stockBySize({ tallas = [] }: WireProduct): Record<string, number> {
  return Object.fromEntries(tallas.map(({ tamanio, stock }) => [tamanio, stock]));
}
