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
  updateNovedadIn,
} from './novedades.repository.ts';

type Novedad = components['schemas']['Novedad'];

export function novedadNotFound(): HttpProblem {
  return new HttpProblem('NOT_FOUND', { error: novedadTexts.notFound });
}

/** Every novedad, newest first. */
export async function listNovedades({ db, media }: Deps): Promise<Novedad[]> {
  const rows = await findNovedades(db);
  return rows.map(({ idImagen, ...row }) => ({ ...row, referenciaURL: media.imageUrl(idImagen) }));
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
 * @throws HttpProblem 404; 409 INVALID_STATE when `estado` is not the current one; 413 or 415 for the
 * picture.
 */
export async function updateNovedad(
  { db, media, clock }: Deps,
  idNovedad: number,
  form: Call<'updateNovedad'>['body'],
): Promise<void> {
  if (!(await findNovedad(db, idNovedad))) throw novedadNotFound();
  const image = form.referenciaURL && (await media.storeImage(form.referenciaURL.bytes, 'novedad'));
  await withTransaction(db, async (trx) => {
    const current = await findNovedad(trx, idNovedad);
    if (!current) throw novedadNotFound();
    if (image) await media.record(trx, image);
    const isChanged = await updateNovedadIn(trx, idNovedad, form.estado ?? current.estado, {
      asunto: form.asunto.trim(),
      ...(form.descripcion !== undefined && { descripcion: form.descripcion.trim() }),
      ...(image && { idImagen: image.idArchivo }),
      fechaActualizacion: clock.now().toISOString(),
    });
    if (!isChanged) throw new HttpProblem('INVALID_STATE', { error: novedadTexts.stateBySending });
  });
}

/** @throws HttpProblem 404. */
export async function removeNovedad({ db }: Deps, idNovedad: number): Promise<void> {
  if (!(await deleteNovedad(db, idNovedad))) throw novedadNotFound();
}
