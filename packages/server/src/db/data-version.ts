import type { Database } from './database.ts';
import { dialectNameOf, dialects } from './dialects.ts';

/** Tables whose changes the database notes: see migrations 0015, 0018, 0027, 0039 and 0048. */
export type WatchedTable =
  | 'productos'
  | 'producto_talla'
  | 'categorias'
  | 'materiales'
  | 'piedras'
  | 'tallas'
  | 'pedidos'
  | 'pedido_productos'
  /** Their names only. */
  | 'usuarios'
  | 'banners'
  | 'preguntas'
  | 'configuracion'
  | 'tipos_cambio'
  | 'textos_legales'
  | 'textos_tienda'
  | 'sinonimos';

/** What products are of; their names stand in what is said of each. */
export const PRODUCT_NAMES = [
  'categorias',
  'materiales',
  'piedras',
  'tallas',
] as const satisfies readonly WatchedTable[];

/** Everything that is said of products, in the shop and in the back office. */
export const PRODUCT_TABLES = [
  'productos',
  'producto_talla',
  ...PRODUCT_NAMES,
] as const satisfies readonly WatchedTable[];

/** Everything that the catalogue's answers come from. */
export const CATALOG_TABLES = [
  ...PRODUCT_TABLES,
  'sinonimos',
] as const satisfies readonly WatchedTable[];

/** Everything that pages show to somebody without a session. */
export const PAGE_TABLES = [
  ...CATALOG_TABLES,
  'banners',
  'preguntas',
  'configuracion',
  'tipos_cambio',
  'textos_legales',
  'textos_tienda',
] as const satisfies readonly WatchedTable[];

/** Everything that lists of orders show. */
export const ORDER_TABLES = [
  'pedidos',
  'pedido_productos',
  'usuarios',
] as const satisfies readonly WatchedTable[];

/**
 * Names the state of some tables: two equal answers mean that nothing was committed to them in
 * between, by whatever process. Writes to other tables, and other databases of the same server, leave
 * it as it is.
 */
export async function readDataVersion(
  db: Database,
  tables: readonly WatchedTable[],
): Promise<string> {
  const { rows } = await dialects[dialectNameOf(db)].versionOf(tables).execute(db);
  const version = rows[0]?.version;
  if (version === undefined) throw new Error('The database does not name its state');
  return version;
}

/** When more have changed, reading all products is as quick. */
const FEW = 500;

/** A moment to ask `readChangedPieces` about. */
export async function readPieceMoment(db: Database): Promise<string> {
  const { rows } = await dialects[dialectNameOf(db)].pieceMoment.execute(db);
  return rows[0]?.moment ?? '';
}

/**
 * Products that were written, or whose sizes were, after a moment: perhaps some more, none less.
 *
 * @returns undefined when it may be any of them.
 */
export async function readChangedPieces(
  db: Database,
  moment: string,
): Promise<number[] | undefined> {
  const { rows } = await dialects[dialectNameOf(db)].piecesSince(moment).execute(db);
  const pieces = rows.map(({ idProducto }) => idProducto);
  return pieces.length > FEW || pieces.includes(0) ? undefined : pieces;
}
