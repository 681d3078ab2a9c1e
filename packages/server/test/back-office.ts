import sharp from 'sharp';
import { expect } from 'vitest';
import type { CallResult } from './call.ts';
import type { TestApp } from './test-app.ts';

type Part = string | Blob | readonly Blob[] | null | undefined;
/** Parts of a form; null and undefined leave one out, a list repeats it. */
export type Parts = Record<string, Part>;

export function formOf(parts: Parts): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts))
    for (const part of [value ?? []].flat()) form.append(name, part);
  return form;
}

/** A real photograph, one colour each. */
export async function photo(background = '#c84', name = 'foto.png'): Promise<File> {
  const image = sharp({ create: { width: 40, height: 30, channels: 3, background } });
  return new File([new Uint8Array(await image.png().toBuffer())], name, { type: 'image/png' });
}

/** What somebody sends who means no good: each is called what it claims to be. */
export const HOSTILE_FILES: readonly [what: string, file: File, status: number][] = [
  ['an SVG', new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'foto.svg'), 415],
  ['a page', new File(['<!doctype html><script>alert(1)</script>'], 'foto.png'), 415],
  ['a PDF', new File(['%PDF-1.4\n%%EOF\n'], 'foto.jpg'), 415],
  ['half an image', new File(['\x89PNG\r\n\x1a\n'], 'foto.png', { type: 'image/png' }), 415],
  ['an empty file', new File([], 'foto.png', { type: 'image/png' }), 415],
  ['eleven megabytes', new File([new Uint8Array(11 * 1024 * 1024)], 'foto.png'), 413],
];

const NECKLACE = {
  nombre: 'Cadena Nube',
  descripcion: 'Eslabones ligeros.',
  idCategoria: '3',
  idMaterial: '1',
  idPiedra: '1',
  precio: '48',
  stock: '5',
};

const RING = {
  ...NECKLACE,
  nombre: 'Anillo Trenza',
  descripcion: 'Tres hilos torcidos.',
  idCategoria: '1',
  stock: null,
  tallas: sizes({ 6: 2, 7: 3 }),
};

/** The `tallas` part of a form: pieces by size. */
export function sizes(stock: Record<string, number>): string {
  return JSON.stringify(
    Object.entries(stock).map(([tamanio, pieces]) => ({ tamanio, stock: pieces })),
  );
}

/** A whole form for a new piece without sizes, with some parts changed. */
export async function necklaceForm(parts: Parts = {}): Promise<FormData> {
  return formOf({ ...NECKLACE, imagen: await photo(), ...parts });
}

/** A whole form for a new ring in sizes 6 and 7, with some parts changed. */
export async function ringForm(parts: Parts = {}): Promise<FormData> {
  return formOf({ ...RING, imagen: await photo(), ...parts });
}

interface Created {
  id: number;
  image_url: string;
}

/** Adds a product that the shop must accept. */
export async function addProduct(
  { call }: Pick<TestApp, 'call'>,
  token: string,
  form: FormData,
): Promise<Created> {
  const { status, body } = await call('POST', '/api/productos/agregar', { token, form });
  expect(body).toMatchObject({ id: expect.any(Number) as number });
  expect(status).toBe(201);
  return body as Created;
}

/** Changes a product with some parts of its form. */
export function editProduct(
  { call }: Pick<TestApp, 'call'>,
  token: string,
  id: number,
  parts: Parts,
): Promise<CallResult> {
  return call('PUT', `/api/productos/editar/${id}`, { token, form: formOf(parts) });
}

interface SizeSeen {
  idProducto_talla: number;
  idTalla: number;
  tamanio: string;
  stock: number;
}

interface ProductSeen {
  idProducto: number;
  estado: number;
  stock: number | null;
  tallas: SizeSeen[];
  [field: string]: unknown;
}

/** The products as the back office sees them. */
export async function allProducts(
  { call }: Pick<TestApp, 'call'>,
  token: string,
): Promise<ProductSeen[]> {
  return (await call('GET', '/api/productos/todos', { token })).body as ProductSeen[];
}

/** One product as the back office sees it; undefined when it is gone. */
export async function productSeen(
  app: Pick<TestApp, 'call'>,
  token: string,
  id: number,
): Promise<ProductSeen | undefined> {
  return (await allProducts(app, token)).find(({ idProducto }) => idProducto === id);
}

/** Pieces by size, as the back office sees them. */
export async function stockBySize(
  app: Pick<TestApp, 'call'>,
  token: string,
  id: number,
): Promise<Record<string, number>> {
  const product = await productSeen(app, token, id);
  return Object.fromEntries((product?.tallas ?? []).map(({ tamanio, stock }) => [tamanio, stock]));
}
