import { fieldTexts, HttpProblem, invalidFields, novedadTexts } from '@filigrana/sdk/answers';
import { readFecha } from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import type { ActivityAction } from '@filigrana/sdk/domain';
import { changesBetween, recordActivity, type ActivityChanges } from '../../activity/activity.ts';
import type { Trx } from '../../db/database.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Call } from '../../http/operation-types.ts';
import {
  deleteNovedad,
  findNovedad,
  findNovedades,
  insertNovedad,
  lockNovedad,
  saveNovedad,
  type NovedadRow,
} from './novedades.repository.ts';

type Novedad = components['schemas']['Novedad'];

/** A novedad, and who acts on it. */
export interface NovedadTarget {
  idNovedad: number;
  by: number;
}

/** Every novedad, newest first. */
export async function listNovedades({ db, media }: Deps): Promise<Novedad[]> {
  const rows = await findNovedades(db);
  return rows.map((row) => viewNovedad(row, media));
}

function viewNovedad({ idImagen, ...row }: NovedadRow, media: Deps['media']) {
  return { ...row, referenciaURL: media.imageUrl(idImagen) } satisfies Novedad;
}

/** @throws HttpProblem 404; 409 VERSION_CONFLICT when `version` is not the current one. */
export function currentNovedad(
  found: NovedadRow | undefined,
  version: number | undefined,
  media: Deps['media'],
): NovedadRow {
  if (!found) throw new HttpProblem('NOT_FOUND', { error: novedadTexts.notFound });
  if (version !== undefined && version !== found.version)
    throw new HttpProblem('VERSION_CONFLICT', { actual: viewNovedad(found, media) });
  return found;
}

/** Notes what was done to a novedad. */
export function recordNovedad(
  trx: Trx,
  { idNovedad, by, fecha }: NovedadTarget & { fecha: string },
  accion: ActivityAction,
  cambios: ActivityChanges,
): Promise<void> {
  const objeto = `novedad ${idNovedad}`;
  return recordActivity(trx, { fecha, idUsuario: by, accion, objeto, cambios });
}

/**
 * @param by Who makes it.
 * @returns the id of the new novedad.
 * @throws HttpProblem 400 for a date that there is not; 413 or 415 for the picture.
 */
export async function createNovedad(
  { db, media, clock }: Deps,
  form: Call<'createNovedad'>['body'],
  by: number,
): Promise<number> {
  const now = clock.now();
  const fecha = form.fecha ? readFecha(form.fecha) : now;
  if (!fecha) throw invalidFields({ fecha: fieldTexts.date });
  const image = form.referenciaURL && (await media.storeImage(form.referenciaURL.bytes, 'novedad'));
  return withTransaction(db, async (trx) => {
    if (image) await media.record(trx, image);
    const novedad = {
      asunto: form.asunto.trim(),
      descripcion: (form.descripcion ?? '').trim(),
      idImagen: image?.idArchivo ?? null,
      fecha: fecha.toISOString(),
      fechaActualizacion: null,
    };
    const idNovedad = await insertNovedad(trx, novedad);
    const cambios = changesBetween({}, novedad, ['asunto']);
    const about = { idNovedad, by, fecha: now.toISOString() };
    await recordNovedad(trx, about, 'novedad.creada', cambios);
    return idNovedad;
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
  { idNovedad, by }: NovedadTarget,
  form: Call<'updateNovedad'>['body'],
): Promise<void> {
  const assertCurrent = (found: NovedadRow | undefined): NovedadRow => {
    const novedad = currentNovedad(found, form.version, media);
    if (form.estado !== undefined && form.estado !== novedad.estado)
      throw new HttpProblem('INVALID_STATE', { error: novedadTexts.stateBySending });
    return novedad;
  };
  // Asked again in the transaction; here it saves decoding a picture for nothing.
  assertCurrent(await findNovedad(db, idNovedad));
  const image = form.referenciaURL && (await media.storeImage(form.referenciaURL.bytes, 'novedad'));
  await withTransaction(db, async (trx) => {
    const before = assertCurrent(await lockNovedad(trx, idNovedad));
    if (image) await media.record(trx, image);
    const fecha = clock.now().toISOString();
    const edit = {
      asunto: form.asunto.trim(),
      ...(form.descripcion !== undefined && { descripcion: form.descripcion.trim() }),
      ...(image && { idImagen: image.idArchivo }),
      fechaActualizacion: fecha,
    };
    await saveNovedad(trx, idNovedad, edit);
    const untold = ['descripcion', 'idImagen'] as const;
    const cambios = changesBetween(before, { ...before, ...edit }, ['asunto'], untold);
    await recordNovedad(trx, { idNovedad, by, fecha }, 'novedad.editada', cambios);
  });
}

/**
 * @param version The only one that may be deleted; undefined deletes whatever there is.
 * @throws HttpProblem 404; 409 VERSION_CONFLICT when `version` is not the current one.
 */
export async function removeNovedad(
  { db, media, clock }: Deps,
  { idNovedad, by }: NovedadTarget,
  version: number | undefined,
): Promise<void> {
  await withTransaction(db, async (trx) => {
    const before = currentNovedad(await lockNovedad(trx, idNovedad), version, media);
    await deleteNovedad(trx, idNovedad);
    const about = { idNovedad, by, fecha: clock.now().toISOString() };
    const cambios = changesBetween(before, {}, ['asunto', 'estado']);
    await recordNovedad(trx, about, 'novedad.eliminada', cambios);
  });
}
