import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { toCents } from '@filigrana/sdk/domain';
import sharp from 'sharp';
import type { Deps } from '../src/deps.ts';
import { insertProduct } from '../src/modules/products/products.repository.ts';
import type { CallResult } from './call.ts';
import type { TestApp } from './test-app.ts';

export interface PieceOptions {
  nombre?: string;
  /** US dollars. */
  precio?: number;
  precioEspecial?: number | null;
  stock?: number;
  /** A ring size makes it a ring. */
  talla?: string;
  estado?: 0 | 1;
}

export interface Piece {
  idProducto: number;
  idProducto_talla: number;
}

/** Puts a piece of one size on the shelf. */
export async function addPiece(deps: Deps, options: PieceOptions = {}): Promise<Piece> {
  const { nombre = 'Cadena Clásica', precio = 48, precioEspecial = null, stock = 5 } = options;
  const { talla = 'Única', estado = 1 } = options;
  const now = deps.clock.now().toISOString();
  const { idTalla } = await deps.db
    .selectFrom('tallas')
    .select('idTalla')
    .where('tamanio', '=', talla)
    .executeTakeFirstOrThrow();
  const idProducto = await insertProduct(deps.db, {
    nombreProducto: nombre,
    descripcion: `Descripción de ${nombre}`,
    precioCents: toCents(precio),
    precioEspecialCents: precioEspecial === null ? null : toCents(precioEspecial),
    idCategoria: talla === 'Única' ? 3 : 1,
    idMaterial: 1,
    idPiedra: 1,
    idImagen: null,
    estado,
    fechaCreacion: now,
    fechaActualizacion: now,
  });
  const { idProducto_talla } = await deps.db
    .insertInto('producto_talla')
    .values({ idProducto, idTalla, stock })
    .returning('idProducto_talla')
    .executeTakeFirstOrThrow();
  return { idProducto, idProducto_talla };
}

export async function stockOf({ db }: Deps, { idProducto_talla }: Piece): Promise<number> {
  const { stock } = await db
    .selectFrom('producto_talla')
    .select('stock')
    .where('idProducto_talla', '=', idProducto_talla)
    .executeTakeFirstOrThrow();
  return stock;
}

/** Adds pieces to the cart of a login token, or of a session token. */
export function addToCart(
  { call }: Pick<TestApp, 'call'>,
  who: { token: string } | { sessionToken: string },
  { idProducto_talla }: Piece,
  cantidad = 1,
): Promise<CallResult> {
  const body = { idProducto_talla, cantidad, precioUnitario: 1 };
  return 'token' in who
    ? call('POST', '/api/carrito/agregar', { token: who.token, body })
    : call('POST', '/api/carrito/agregar', { body: { ...body, ...who } });
}

let png: Promise<Buffer> | undefined;

/** A small image that passes for a receipt. */
export function receiptImage(): Promise<Buffer> {
  png ??= sharp({ create: { width: 8, height: 8, channels: 3, background: '#c84' } })
    .png()
    .toBuffer();
  return png;
}

export const DELIVERY = {
  provincia: 'San José',
  canton: 'Montes de Oca',
  distrito: 'San Pedro',
  direccionExacta: 'Del Mall San Pedro 300 metros este',
  metodoPago: 'sinpe',
} as const;

export interface BuyOptions {
  key?: string;
  /** Fields other than `DELIVERY`'s; null leaves one out. */
  fields?: Record<string, string | null>;
  /** Null leaves it out. */
  receipt?: Uint8Array | null;
}

/** Buys what is in the account's cart. */
export async function buy(
  { call }: Pick<TestApp, 'call'>,
  { token }: { token: string },
  { key, fields = {}, receipt }: BuyOptions = {},
): Promise<CallResult> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...DELIVERY, ...fields }))
    if (value !== null) form.set(name, value);
  const bytes = receipt === undefined ? await receiptImage() : receipt;
  if (bytes) form.set('comprobante', new Blob([new Uint8Array(bytes)]), 'comprobante.png');
  return call('POST', '/api/compra', {
    token,
    form,
    headers: key === undefined ? {} : { 'Idempotency-Key': key },
  });
}

/** A visitor without an account, as the body of every cart call names one. */
export async function visitor({ call }: Pick<TestApp, 'call'>): Promise<{ sessionToken: string }> {
  const { body } = await call('POST', '/api/users/session/create');
  return body as { sessionToken: string };
}

export interface PlacedOrder {
  idPedido: number;
  idCarrito: number;
}

/** Puts pieces into somebody's cart and buys it. */
export async function order(
  app: Pick<TestApp, 'call'>,
  who: { token: string },
  ...pieces: Piece[]
): Promise<PlacedOrder> {
  for (const piece of pieces) await addToCart(app, who, piece);
  const { body } = await buy(app, who);
  return (body as { pedido: PlacedOrder }).pedido;
}

export async function countOrders({ deps }: Pick<TestApp, 'deps'>): Promise<number> {
  return (await deps.db.selectFrom('pedidos').select('idPedido').execute()).length;
}

/**
 * Receipts and references in the store, whether or not a row knows them: as they arrived, as they were
 * drawn, or both, each once.
 */
export async function storedPrivateFiles({ dataDir }: Pick<TestApp, 'dataDir'>): Promise<string[]> {
  const folders = await Promise.all(
    ['private', 'received'].map((folder) =>
      readdir(path.join(dataDir, 'files', folder)).catch(() => []),
    ),
  );
  return [...new Set(folders.flat())];
}
