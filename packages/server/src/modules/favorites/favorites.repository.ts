import { FAVORITES_MAX } from '@filigrana/sdk/domain';
import type { Database, Trx } from '../../db/database.ts';

/** What an account keeps, newest first, with whether visitors can see it. */
export function findFavorites(db: Database, idUsuario: number) {
  return db
    .selectFrom('favoritos')
    .innerJoin('productos', 'productos.idProducto', 'favoritos.idProducto')
    .select(['favoritos.idProducto', 'favoritos.fecha', 'nombreProducto', 'estado'])
    .where('idUsuario', '=', idUsuario)
    .orderBy('idFavorito', 'desc')
    .execute();
}

/** Keeps a piece that visitors can see; nothing happens when it is kept already. */
export async function insertFavorite(
  trx: Trx,
  favorite: { idUsuario: number; idProducto: number; fecha: string },
): Promise<void> {
  const { idUsuario, idProducto, fecha } = favorite;
  await trx
    .insertInto('favoritos')
    .columns(['idUsuario', 'idProducto', 'fecha'])
    .expression((eb) =>
      eb
        .selectFrom('productos')
        .select([eb.val(idUsuario).as('idUsuario'), 'idProducto', eb.val(fecha).as('fecha')])
        .where('idProducto', '=', idProducto)
        .where('estado', '=', 1),
    )
    .onConflict((conflict) => conflict.columns(['idUsuario', 'idProducto']).doNothing())
    .execute();
}

/** Forgets what is above the most that an account keeps. */
export async function deleteOldestFavorites(trx: Trx, idUsuario: number): Promise<void> {
  await trx
    .deleteFrom('favoritos')
    .where('idUsuario', '=', idUsuario)
    .where('idFavorito', 'not in', ({ selectFrom }) =>
      selectFrom('favoritos as kept')
        .select('kept.idFavorito')
        .where('kept.idUsuario', '=', idUsuario)
        .orderBy('kept.idFavorito', 'desc')
        .limit(FAVORITES_MAX),
    )
    .execute();
}

export async function deleteFavorite(
  db: Database,
  idUsuario: number,
  idProducto: number,
): Promise<void> {
  await db
    .deleteFrom('favoritos')
    .where('idUsuario', '=', idUsuario)
    .where('idProducto', '=', idProducto)
    .execute();
}
