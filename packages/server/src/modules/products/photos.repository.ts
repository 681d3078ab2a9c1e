import type { Insertable } from 'kysely';
import type { Database, Trx } from '../../db/database.ts';
import type { Row, Schema } from '../../db/schema.ts';

/** A further photograph of a product. */
export type PhotoRow = Pick<
  Row<'producto_fotos'>,
  'idFoto' | 'idProducto' | 'idImagen' | 'descripcion'
>;

/** Photographs of some products, or of all, each product's in their order. */
export function findPhotos(db: Database | Trx, only?: readonly number[]): Promise<PhotoRow[]> {
  return db
    .selectFrom('producto_fotos')
    .select(['idFoto', 'idProducto', 'idImagen', 'descripcion'])
    .$if(only !== undefined, (query) => query.where('idProducto', 'in', only ?? []))
    .orderBy('idProducto')
    .orderBy('orden')
    .orderBy('idFoto')
    .execute();
}

export async function insertPhoto(
  trx: Database | Trx,
  photo: Insertable<Schema['producto_fotos']>,
): Promise<void> {
  await trx.insertInto('producto_fotos').values(photo).execute();
}

export async function updatePhoto(
  trx: Trx,
  { idFoto, idImagen, descripcion }: PhotoRow,
): Promise<void> {
  await trx
    .updateTable('producto_fotos')
    .set({ idImagen, descripcion })
    .where('idFoto', '=', idFoto)
    .execute();
}

/** Gives photographs the places in which they stand. */
export async function setPhotoOrder(trx: Trx, photos: readonly PhotoRow[]): Promise<void> {
  for (const [orden, { idFoto }] of photos.entries())
    await trx.updateTable('producto_fotos').set({ orden }).where('idFoto', '=', idFoto).execute();
}

export async function deletePhoto(trx: Trx, idFoto: number): Promise<void> {
  await trx.deleteFrom('producto_fotos').where('idFoto', '=', idFoto).execute();
}
