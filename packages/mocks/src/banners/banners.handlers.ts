import { bannerTexts, HttpProblem } from '@filigrana/sdk/answers';
import { changesBetween, recordActivity } from '../activity/activity.ts';
import type { HandlersOf } from '../http/call.ts';
import { storeImage } from '../world/files.ts';
import { assertCurrent, withVersion } from '../world/versions.ts';
import type { BannerRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';
import { putBanners } from './put-banners.ts';

/** Pictures at the top of the home page, each with its words; an upload replaces the whole set. */
export const bannerHandlers = (world: World): HandlersOf<'banners'> => ({
  listBanners: () => world.banners.map(({ image_url }) => image_url),
  listBannerWords: () => world.banners.map((row) => viewBanner(world, row)),
  setBannerWords({ params: { idBanner }, body: { version, ...words }, user: { idUsuario } }) {
    const row = world.banners.find((banner) => banner.idBanner === idBanner);
    if (!row) throw new HttpProblem('NOT_FOUND', { error: bannerTexts.notFound });
    assertCurrent(world, row, version, () => viewBanner(world, row));
    Object.assign(row, words, {
      titulo: words.titulo.trim(),
      linea: words.linea.trim(),
      tituloIngles: words.tituloIngles?.trim() ?? row.tituloIngles,
      lineaIngles: words.lineaIngles?.trim() ?? row.lineaIngles,
      version: row.version + 1,
    });
    recordActivity(world, {
      idUsuario,
      accion: 'ajustes.banners',
      objeto: `banner ${idBanner}`,
      cambios: changesBetween({ version: row.version - 1 }, { version: row.version }),
    });
    return { mensaje: bannerTexts.saved };
  },
  uploadBanners({ body }) {
    putBanners(
      world,
      body.banners.map((upload) => storeImage(world, upload)),
    );
    return { mensaje: bannerTexts.replaced };
  },
});

/** Its words, in English only where the shop keeps them. */
function viewBanner(world: World, { tituloIngles, lineaIngles, ...row }: BannerRow) {
  const isEnglish = world.extensions.has('english');
  return { ...withVersion(world, row), ...(isEnglish && { tituloIngles, lineaIngles }) };
}
