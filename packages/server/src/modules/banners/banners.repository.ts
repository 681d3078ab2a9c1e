import type { Database, Trx } from '../../db/database.ts';
import { lockShippingFee } from '../shipping/shipping.repository.ts';

/** Pictures of the current banners, in their order. */
export async function findBannerImages(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('banners')
    .select('idImagen')
    .orderBy('orden')
    .orderBy('idBanner')
    .execute();
  return rows.map(({ idImagen }) => idImagen);
}

/** Puts new banners in the place of the old ones. @returns how many there were. */
export async function replaceBanners(trx: Trx, images: readonly string[]): Promise<number> {
  // Two sets that are uploaded at once must not become one. Rows that do not exist yet cannot be
  // locked, so a row that every shop has stands for them.
  await lockShippingFee(trx);
  const { numDeletedRows } = await trx.deleteFrom('banners').executeTakeFirstOrThrow();
  await trx
    .insertInto('banners')
    .values(images.map((idImagen, index) => ({ idImagen, orden: index + 1 })))
    .execute();
  return Number(numDeletedRows);
}
