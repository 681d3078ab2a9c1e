import type { Database, Trx } from '../../db/database.ts';
import type { Row } from '../../db/schema.ts';
import { lockShippingFee } from '../shipping/shipping.repository.ts';

export type BannerRow = Row<'banners'>;

/** What administrators write of a banner. */
export type BannerWords = Omit<BannerRow, 'idBanner' | 'idImagen' | 'orden' | 'version'>;

/** The current banners, in their order. */
export function findBanners(db: Database | Trx): Promise<BannerRow[]> {
  return db.selectFrom('banners').selectAll().orderBy('orden').orderBy('idBanner').execute();
}

/**
 * Puts new banners in the place of the old ones; a picture that was there before stays with its words.
 *
 * @returns how many there were.
 */
export async function replaceBanners(trx: Trx, images: readonly string[]): Promise<number> {
  // Two sets that are uploaded at once must not become one. Rows that do not exist yet cannot be
  // locked, so a row that every shop has stands for them.
  await lockShippingFee(trx);
  const before = await findBanners(trx);
  const gone = [...before];
  const fresh: { idImagen: string; orden: number }[] = [];
  for (const [index, idImagen] of images.entries()) {
    const orden = index + 1;
    const at = gone.findIndex((row) => row.idImagen === idImagen);
    const [kept] = at < 0 ? [] : gone.splice(at, 1);
    if (kept)
      await trx
        .updateTable('banners')
        .set({ orden })
        .where('idBanner', '=', kept.idBanner)
        .execute();
    else fresh.push({ idImagen, orden });
  }
  const ids = gone.map(({ idBanner }) => idBanner);
  if (ids.length > 0) await trx.deleteFrom('banners').where('idBanner', 'in', ids).execute();
  if (fresh.length > 0) await trx.insertInto('banners').values(fresh).execute();
  return before.length;
}

/** The banner as it is; nobody else can change it until the transaction ends, on either database. */
export function lockBanner(trx: Trx, idBanner: number): Promise<BannerRow | undefined> {
  return trx
    .updateTable('banners')
    .set(({ ref }) => ({ orden: ref('orden') }))
    .where('idBanner', '=', idBanner)
    .returningAll()
    .executeTakeFirst();
}

/** Its version grows. */
export async function saveBannerWords(
  trx: Trx,
  idBanner: number,
  words: BannerWords,
): Promise<void> {
  await trx
    .updateTable('banners')
    .set((eb) => ({ ...words, version: eb('version', '+', 1) }))
    .where('idBanner', '=', idBanner)
    .execute();
}
