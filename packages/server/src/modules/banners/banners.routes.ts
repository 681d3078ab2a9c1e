import { bannerTexts, HttpProblem } from '@filigrana/sdk/answers';
import type { components } from '@filigrana/sdk/types';
import { changesBetween, recordActivity } from '../../activity/activity.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { HandlersOf, UploadedFile } from '../../http/operation-types.ts';
import type { Media, StoredFile } from '../../media/index.ts';
import {
  findBanners,
  lockBanner,
  replaceBanners,
  saveBannerWords,
  type BannerRow,
  type BannerWords,
} from './banners.repository.ts';

type Schemas = components['schemas'];

/** Pictures at the top of the home page, each with its words. */
export const bannerHandlers = (deps: Deps): HandlersOf<'banners'> => ({
  listBanners: async () => (await viewBanners(deps)).map(({ image_url }) => image_url),
  listBannerWords: () => viewBanners(deps),
  setBannerWords: async ({ params: { idBanner }, body, user }) => {
    await writeWords(deps, idBanner, body, user.idUsuario);
    return { mensaje: bannerTexts.saved };
  },
  uploadBanners: async ({ body, user }) => {
    await storeBanners(deps, body.banners, user.idUsuario);
    return { mensaje: bannerTexts.replaced };
  },
});

async function viewBanners({ db, media }: Deps): Promise<Schemas['BannerWords'][]> {
  const rows = await findBanners(db);
  return rows.map((row) => viewBanner(media, row));
}

const viewBanner = (
  media: Media,
  { idBanner, idImagen, focoX, focoY, version, ...row }: BannerRow,
) => ({
  idBanner,
  image_url: media.imageUrl(idImagen) ?? '',
  titulo: row.titulo,
  linea: row.linea,
  tituloIngles: row.tituloIngles,
  lineaIngles: row.lineaIngles,
  enlace: row.enlace,
  foco: focoX === null || focoY === null ? null : { x: focoX, y: focoY },
  version,
});

/**
 * The contract has refused what is too long and links that leave the shop.
 *
 * @throws HttpProblem 404; 409 VERSION_CONFLICT when `version` is not the current one.
 */
async function writeWords(
  { db, media, clock }: Deps,
  idBanner: number,
  { version, foco, ...form }: Schemas['BannerWordsForm'],
  idUsuario: number,
): Promise<void> {
  await withTransaction(db, async (trx) => {
    const row = await lockBanner(trx, idBanner);
    if (!row) throw new HttpProblem('NOT_FOUND', { error: bannerTexts.notFound });
    if (version !== undefined && version !== row.version)
      throw new HttpProblem('VERSION_CONFLICT', { actual: viewBanner(media, row) });
    const words = {
      titulo: form.titulo.trim(),
      linea: form.linea.trim(),
      tituloIngles: form.tituloIngles?.trim() ?? row.tituloIngles,
      lineaIngles: form.lineaIngles?.trim() ?? row.lineaIngles,
      enlace: form.enlace,
      focoX: foco?.x ?? null,
      focoY: foco?.y ?? null,
    };
    await saveBannerWords(trx, idBanner, words);
    await recordActivity(trx, {
      fecha: clock.now().toISOString(),
      idUsuario,
      accion: 'ajustes.banners',
      objeto: `banner ${idBanner}`,
      cambios: changesBetween(told(row), told(words), TOLD),
    });
  });
}

const TOLD = ['titulo', 'linea', 'tituloIngles', 'lineaIngles', 'enlace', 'foco'] as const;

/** The words as the record of activity shows them. */
const told = ({ focoX, focoY, ...words }: BannerWords) => ({
  ...words,
  foco: focoX === null || focoY === null ? null : `${focoX} %, ${focoY} %`,
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
