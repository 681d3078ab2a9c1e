import type { Insertable } from 'kysely';
import type { Database, Trx } from '../db/database.ts';
import type { BannersTable, NovedadesTable, PreguntasTable } from '../db/schema.ts';

/** True while nobody has an account: the shop has never been used. */
export async function isUnused(db: Database | Trx): Promise<boolean> {
  const row = await db.selectFrom('usuarios').select('idUsuario').limit(1).executeTakeFirst();
  return row === undefined;
}

/** Accounts with some of these normalised e-mails that may log in. */
export function findActiveAccounts(db: Database, correos: readonly string[]) {
  return db
    .selectFrom('usuarios')
    .select(['correo', 'correoNormalizado', 'contrasenaHash'])
    .where('correoNormalizado', 'in', correos)
    .where('estado', '=', 'activo')
    .execute();
}

/** The ids of the lookups by name. Asking for a name that there is not throws. */
export async function lookupIds(trx: Trx) {
  const [categorias, piedras, materiales, tallas] = [
    await trx.selectFrom('categorias').selectAll().execute(),
    await trx.selectFrom('piedras').selectAll().execute(),
    await trx.selectFrom('materiales').selectAll().execute(),
    await trx.selectFrom('tallas').selectAll().execute(),
  ];
  return {
    category: byName(categorias.map((row) => [row.nombre, row.idCategoria])),
    stone: byName(piedras.map((row) => [row.nombre, row.idPiedra])),
    material: byName(materiales.map((row) => [row.nombre, row.idMaterial])),
    size: byName(tallas.map((row) => [row.tamanio, row.idTalla])),
  };
}

function byName(rows: [string, number][]): (name: string) => number {
  const ids = new Map(rows);
  return (name) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`The shop has no '${name}'`);
    return id;
  };
}

/** @returns the ids of the product's sizes (idProducto_talla), by idTalla. */
export async function insertSizes(
  trx: Trx,
  idProducto: number,
  sizes: readonly { idTalla: number; stock: number }[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await trx
    .insertInto('producto_talla')
    .values(sizes.map((size) => ({ ...size, idProducto })))
    .returning(['idTalla', 'idProducto_talla'])
    .execute();
  return new Map(rows.map((row) => [row.idTalla, row.idProducto_talla]));
}

/** A cart that was bought; the order that came of it points to it. */
export async function insertBoughtCart(trx: Trx, idUsuario: number, at: string): Promise<number> {
  const { idCarrito } = await trx
    .insertInto('carritos')
    .values({
      idUsuario,
      sesionHash: null,
      estado: 'comprado',
      fechaCreacion: at,
      fechaActualizacion: at,
    })
    .returning('idCarrito')
    .executeTakeFirstOrThrow();
  return idCarrito;
}

export async function insertBanners(trx: Trx, rows: Insertable<BannersTable>[]): Promise<void> {
  await trx.insertInto('banners').values(rows).execute();
}

export async function insertQuestions(trx: Trx, rows: Insertable<PreguntasTable>[]): Promise<void> {
  await trx.insertInto('preguntas').values(rows).execute();
}

export async function insertNovedades(trx: Trx, rows: Insertable<NovedadesTable>[]): Promise<void> {
  await trx.insertInto('novedades').values(rows).execute();
}
