import { bannerTexts } from '@filigrana/sdk/answers';
import { recordActivity } from '../../activity/activity.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { HandlersOf, UploadedFile } from '../../http/operation-types.ts';
import type { StoredFile } from '../../media/index.ts';
import { findBannerImages, replaceBanners } from './banners.repository.ts';

/** Pictures at the top of the home page. */
export const bannerHandlers = (deps: Deps): HandlersOf<'banners'> => ({
  listBanners: async () => {
    const images = await findBannerImages(deps.db);
    return images.flatMap((id) => deps.media.imageUrl(id) ?? []);
  },
  uploadBanners: async ({ body, user }) => {
    await storeBanners(deps, body.banners, user.idUsuario);
    return { mensaje: bannerTexts.replaced };
  },
});

/**
 * Replaces the set of banners, or leaves it whole when one of the files is no picture. The old
 * pictures go with the next sweep: pages that are open still show them.
 */
async function storeBanners(
  { db, media, clock }: Deps,
  files: readonly UploadedFile[],
  idUsuario: number,
): Promise<void> {
  const images: StoredFile[] = [];
  // One after the other, so that other uploads get their share and nothing is drawn after a refused
  // file.
  for (const { bytes } of files) images.push(await media.storeImage(bytes, 'banner'));
  await withTransaction(db, async (trx) => {
    for (const image of images) await media.record(trx, image);
    const before = await replaceBanners(
      trx,
      images.map(({ idArchivo }) => idArchivo),
    );
    await recordActivity(trx, {
      fecha: clock.now().toISOString(),
      idUsuario,
      accion: 'ajustes.banners',
      cambios: { banners: [before, images.length] },
    });
  });
}
