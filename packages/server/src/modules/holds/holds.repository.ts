import { HOLDS_A_DAY } from '@filigrana/sdk/domain';
import { changed } from '../../db/changed.ts';
import type { Database, Trx } from '../../db/database.ts';
import type { CartOwner } from '../cart/cart-owner.ts';

/** The hold of a cart whose time is not over. */
export function findHold(db: Database | Trx, idCarrito: number, now: string) {
  return db
    .selectFrom('apartados')
    .select(['idApartado', 'hasta', 'prolongado'])
    .where('idCarrito', '=', idCarrito)
    .where('fin', 'is', null)
    .where('hasta', '>', now)
    .executeTakeFirst();
}

export function findHeldPieces(db: Database | Trx, idApartado: number) {
  return db
    .selectFrom('apartado_piezas')
    .select(['idProducto_talla', 'cantidad', 'precioUnitarioCents'])
    .where('idApartado', '=', idApartado)
    .orderBy('idProducto_talla')
    .execute();
}

export async function insertHold(
  trx: Trx,
  hold: { idCarrito: number; desde: string; hasta: string; red: string | null },
): Promise<number> {
  const { idApartado } = await trx
    .insertInto('apartados')
    .values(hold)
    .returning('idApartado')
    .executeTakeFirstOrThrow();
  return idApartado;
}

export async function putHeldPiece(
  trx: Trx,
  piece: {
    idApartado: number;
    idProducto_talla: number;
    cantidad: number;
    precioUnitarioCents: number;
  },
): Promise<void> {
  const { cantidad, precioUnitarioCents } = piece;
  await trx
    .insertInto('apartado_piezas')
    .values(piece)
    .onConflict((conflict) =>
      conflict
        .columns(['idApartado', 'idProducto_talla'])
        .doUpdateSet({ cantidad, precioUnitarioCents }),
    )
    .execute();
}

export async function saveProlonged(trx: Trx, idApartado: number, hasta: string): Promise<void> {
  await trx
    .updateTable('apartados')
    .set({ hasta, prolongado: 1 })
    .where('idApartado', '=', idApartado)
    .execute();
}

/** @returns false when it had ended. */
export function endHold(
  trx: Trx,
  idApartado: number,
  { fin, now }: { fin: 'usado' | 'liberado'; now: string },
): Promise<boolean> {
  return changed(
    trx
      .updateTable('apartados')
      .set({ fin })
      .where('idApartado', '=', idApartado)
      .where('fin', 'is', null)
      .where('hasta', '>', now),
  );
}

/** Gives the hold of one cart to another one. */
export async function moveHold(trx: Trx, idApartado: number, idCarrito: number): Promise<void> {
  await trx
    .updateTable('apartados')
    .set({ idCarrito })
    .where('idApartado', '=', idApartado)
    .execute();
}

/**
 * Keeps everybody else who wants these pieces waiting until the transaction ends, and makes the database
 * note that what can be bought of them changes. What is read after this is what counts.
 */
export async function lockPieces(trx: Trx, ids: readonly number[]): Promise<void> {
  // One after the other, always in the same order: two that share pieces must never wait for each other.
  for (const id of ids.toSorted((a, b) => a - b))
    await trx
      .updateTable('producto_talla')
      .set(({ ref }) => ({ stock: ref('stock') }))
      .where('idProducto_talla', '=', id)
      .execute();
}

/** What ran out keeps none of these pieces again, even when the clock is set back. */
export async function forgetTimedOut(trx: Trx, ids: readonly number[], now: string): Promise<void> {
  await trx
    .updateTable('apartado_piezas')
    .set({ cantidad: 0 })
    .where('idProducto_talla', 'in', ids)
    .where('cantidad', '>', 0)
    .where('idApartado', 'in', ({ selectFrom }) =>
      selectFrom('apartados')
        .select('apartados.idApartado')
        .where('fin', 'is', null)
        .where('hasta', '<=', now),
    )
    .execute();
}

/** How many holds of a piece a person, or their network, has begun since a moment. */
export async function countHolds(
  trx: Trx,
  idProductoTalla: number,
  { owner, red, since }: { owner: CartOwner; red: string | null; since: string },
): Promise<number> {
  const rows = await trx
    .selectFrom('apartado_piezas')
    .innerJoin('apartados', 'apartados.idApartado', 'apartado_piezas.idApartado')
    .innerJoin('carritos', 'carritos.idCarrito', 'apartados.idCarrito')
    .select('apartados.idApartado')
    .where('apartado_piezas.idProducto_talla', '=', idProductoTalla)
    .where('apartados.desde', '>', since)
    .where(({ eb, or }) =>
      or([
        'idUsuario' in owner
          ? eb('carritos.idUsuario', '=', owner.idUsuario)
          : eb('carritos.sesionHash', '=', owner.sesionHash),
        ...(red === null ? [] : [eb('apartados.red', '=', red)]),
      ]),
    )
    .limit(HOLDS_A_DAY)
    .execute();
  return rows.length;
}

/** Whether somebody holds pieces of a product-size, and how many there are; undefined without such a one. */
export function findHeldLines(db: Database, now: string) {
  return db
    .selectFrom('apartados')
    .innerJoin('apartado_piezas as apartada', 'apartada.idApartado', 'apartados.idApartado')
    .innerJoin('producto_talla as pieza', 'pieza.idProducto_talla', 'apartada.idProducto_talla')
    .innerJoin('productos as producto', 'producto.idProducto', 'pieza.idProducto')
    .innerJoin('tallas as talla', 'talla.idTalla', 'pieza.idTalla')
    .innerJoin('carritos', 'carritos.idCarrito', 'apartados.idCarrito')
    .leftJoin('usuarios', 'usuarios.idUsuario', 'carritos.idUsuario')
    .select([
      'apartados.idApartado',
      'apartados.desde',
      'apartados.hasta',
      'apartados.prolongado',
      'apartada.idProducto_talla',
      'apartada.cantidad',
      'apartada.precioUnitarioCents',
      'producto.nombreProducto',
      'talla.tamanio',
      'usuarios.nombre',
      'usuarios.primerApellido',
      'usuarios.segundoApellido',
    ])
    .where('apartados.fin', 'is', null)
    .where('apartados.hasta', '>', now)
    .where('apartada.cantidad', '>', 0)
    .orderBy('apartados.hasta')
    .orderBy('apartados.idApartado')
    .orderBy('apartada.idProducto_talla')
    .limit(LINES_MAX)
    .execute();
}

/** Far more than a shop of handmade pieces has. */
const LINES_MAX = 500;

/** Forgets the holds that began before a moment. */
export async function deleteOldHolds(db: Database, before: string): Promise<void> {
  await db.deleteFrom('apartados').where('desde', '<', before).execute();
}
