import type { Database, Trx } from '../../db/database.ts';

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

/** Puts new banners in the place of the old ones. */
export async function replaceBanners(trx: Trx, images: readonly string[]): Promise<void> {
  await waitForOtherSets(trx);
  await trx.deleteFrom('banners').execute();
  await trx
    .insertInto('banners')
    .values(images.map((idImagen, index) => ({ idImagen, orden: index + 1 })))
    .execute();
}

/**
 * Two sets that are uploaded at once must not become one. Rows that do not exist yet cannot be
 * locked, so a row that every shop has, the shipping fee, stands for them; it is written unchanged.
 */
async function waitForOtherSets(trx: Trx): Promise<void> {
  await trx
    .updateTable('configuracion')
    .set(({ ref }) => ({ valor: ref('valor') }))
    .where('clave', '=', 'montoEnvioCents')
    .execute();
}
