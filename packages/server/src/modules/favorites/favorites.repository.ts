import { FAVORITES_MAX, SAVED_LINES_MAX } from '@filigrana/sdk/domain';
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

/** Whether visitors can see a piece. */
export async function isListed(db: Database, idProducto: number): Promise<boolean> {
  const found = await db
    .selectFrom('productos')
    .select('idProducto')
    .where((eb) => eb.and({ idProducto, estado: 1 }))
    .executeTakeFirst();
  return found !== undefined;
}

/** Keeps a piece, seen by visitors just now or not; nothing happens when it is kept already or does not exist. */
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
        .where('idProducto', '=', idProducto),
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

/** What an account has saved for later, newest first, with what it is of and whether visitors can see that. */
export function findSavedLines(db: Database | Trx, idUsuario: number) {
  return db
    .selectFrom('guardadas')
    .innerJoin('producto_talla as pieza', 'pieza.idProducto_talla', 'guardadas.idProducto_talla')
    .innerJoin('productos as producto', 'producto.idProducto', 'pieza.idProducto')
    .innerJoin('tallas as talla', 'talla.idTalla', 'pieza.idTalla')
    .select([
      'pieza.idProducto',
      'guardadas.idProducto_talla',
      'guardadas.cantidad',
      'producto.nombreProducto',
      'producto.estado',
      'talla.tamanio',
    ])
    .where('idUsuario', '=', idUsuario)
    .orderBy('idGuardada', 'desc')
    .execute();
}

/** How many of a product-size are saved from now on; 0 takes it out. What does not exist is passed over. */
export async function putSavedLine(
  trx: Trx,
  line: { idUsuario: number; idProducto_talla: number; cantidad: number },
): Promise<void> {
  const { idUsuario, idProducto_talla, cantidad } = line;
  await trx
    .deleteFrom('guardadas')
    .where((eb) => eb.and({ idUsuario, idProducto_talla }))
    .execute();
  if (cantidad === 0) return;
  await trx
    .insertInto('guardadas')
    .columns(['idUsuario', 'idProducto_talla', 'cantidad'])
    .expression((eb) =>
      eb
        .selectFrom('producto_talla')
        .select([
          eb.val(idUsuario).as('idUsuario'),
          'idProducto_talla',
          eb.val(cantidad).as('cantidad'),
        ])
        .where('idProducto_talla', '=', idProducto_talla),
    )
    .execute();
}

/** Forgets what is above the most that an account saves. */
export async function deleteOldestSavedLines(trx: Trx, idUsuario: number): Promise<void> {
  await trx
    .deleteFrom('guardadas')
    .where('idUsuario', '=', idUsuario)
    .where('idGuardada', 'not in', ({ selectFrom }) =>
      selectFrom('guardadas as kept')
        .select('kept.idGuardada')
        .where('kept.idUsuario', '=', idUsuario)
        .orderBy('kept.idGuardada', 'desc')
        .limit(SAVED_LINES_MAX),
    )
    .execute();
}
