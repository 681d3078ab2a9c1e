import type { Database } from './database.ts';
import { dialectNameOf, dialects } from './dialects.ts';

/** Tables whose changes the database notes: see migrations 0015 and 0018. */
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
  | 'textos_legales';

/** Everything that is said of products, in the shop and in the back office. */
export const PRODUCT_TABLES = [
  'productos',
  'producto_talla',
  'categorias',
  'materiales',
  'piedras',
  'tallas',
] as const satisfies readonly WatchedTable[];

/** Everything that pages show to somebody without a session. */
export const PAGE_TABLES = [
  ...PRODUCT_TABLES,
  'banners',
  'preguntas',
  'configuracion',
  'textos_legales',
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
