import { fieldTexts, HttpProblem, invalidFields, novedadTexts } from '@filigrana/sdk/contract';
import { readFecha } from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Call } from '../../http/operation-types.ts';
import {
  deleteNovedad,
  findNovedad,
  findNovedades,
  insertNovedad,
  lockNovedad,
  updateNovedadIn,
  type NovedadRow,
} from './novedades.repository.ts';

type Novedad = components['schemas']['Novedad'];

export function novedadNotFound(): HttpProblem {
  return new HttpProblem('NOT_FOUND', { error: novedadTexts.notFound });
}

/** Every novedad, newest first. */
export async function listNovedades({ db, media }: Deps): Promise<Novedad[]> {
  const rows = await findNovedades(db);
  return rows.map((row) => viewNovedad(row, media));
}

export function viewNovedad({ idImagen, ...row }: NovedadRow, media: Deps['media']) {
  return { ...row, referenciaURL: media.imageUrl(idImagen) } satisfies Novedad;
}

/**
 * @returns the id of the new novedad.
 * @throws HttpProblem 400 for a date that there is not; 413 or 415 for the picture.
 */
export async function createNovedad(
  { db, media, clock }: Deps,
  form: Call<'createNovedad'>['body'],
): Promise<number> {
  const fecha = form.fecha ? readFecha(form.fecha) : clock.now();
  if (!fecha) throw invalidFields({ fecha: fieldTexts.date });
  const image = form.referenciaURL && (await media.storeImage(form.referenciaURL.bytes, 'novedad'));
  return withTransaction(db, async (trx) => {
    if (image) await media.record(trx, image);
    return insertNovedad(trx, {
      asunto: form.asunto.trim(),
      descripcion: (form.descripcion ?? '').trim(),
      idImagen: image?.idArchivo ?? null,
      fecha: fecha.toISOString(),
      fechaActualizacion: null,
    });
  });
}

/**
 * Changes what the form speaks of. E-mails that went out are not affected.
 *
 * @throws HttpProblem 404; 409 VERSION_CONFLICT when `version` is not the current one, INVALID_STATE
 * when `estado` is not; 413 or 415 for the picture.
 */
export async function updateNovedad(
  { db, media, clock }: Deps,
  idNovedad: number,
  form: Call<'updateNovedad'>['body'],
): Promise<void> {
  const assertCurrent = (found: NovedadRow | undefined): NovedadRow => {
    if (!found) throw novedadNotFound();
    if (form.version !== undefined && form.version !== found.version)
      throw new HttpProblem('VERSION_CONFLICT', { actual: viewNovedad(found, media) });
    return found;
  };
  const stateBySending = () =>
    new HttpProblem('INVALID_STATE', { error: novedadTexts.stateBySending });
  // Asked again in the transaction; here it saves decoding a picture for nothing.
  const { estado: before } = assertCurrent(await findNovedad(db, idNovedad));
  if (form.estado !== undefined && form.estado !== before) throw stateBySending();
  const image = form.referenciaURL && (await media.storeImage(form.referenciaURL.bytes, 'novedad'));
  await withTransaction(db, async (trx) => {
    const { estado } = assertCurrent(await lockNovedad(trx, idNovedad));
    if (image) await media.record(trx, image);
    const expected = { idNovedad, estado: form.estado ?? estado };
    const isChanged = await updateNovedadIn(trx, expected, {
      asunto: form.asunto.trim(),
      ...(form.descripcion !== undefined && { descripcion: form.descripcion.trim() }),
      ...(image && { idImagen: image.idArchivo }),
      fechaActualizacion: clock.now().toISOString(),
    });
    if (!isChanged) throw stateBySending();
  });
}

/**
 * @param version The only one that may be deleted; undefined deletes whatever there is.
 * @throws HttpProblem 404; 409 VERSION_CONFLICT when `version` is not the current one.
 */
export async function removeNovedad(
  { db, media }: Deps,
  idNovedad: number,
  version: number | undefined,
): Promise<void> {
  if (await deleteNovedad(db, idNovedad, version)) return;
  const found = await findNovedad(db, idNovedad);
  if (!found) throw novedadNotFound();
  throw new HttpProblem('VERSION_CONFLICT', { actual: viewNovedad(found, media) });
}
