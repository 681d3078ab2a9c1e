import { fieldTexts, HttpProblem, invalidFields, novedadTexts } from '@filigrana/sdk/answers';
import { novedadLifecycle, readFecha, ROLE } from '@filigrana/sdk/domain';
import { isConfirmed } from '../accounts/account-view.ts';
import type { HandlersOf } from '../http/call.ts';
import { leaveTokenOf } from '../world/tokens.ts';
import { storeImage } from '../world/files.ts';
import type { NovedadRow } from '../world/rows.ts';
import { assertCurrent, withVersion } from '../world/versions.ts';
import type { World } from '../world/world.ts';

/** News and offers, newest first; each is sent once, to every subscribed, active customer with a confirmed e-mail. */
export function novedadHandlers(world: World): HandlersOf<'novedades'> {
  const find = (id: number): NovedadRow => {
    const found = world.novedades.find(({ idNovedad }) => idNovedad === id);
    if (!found) throw new HttpProblem('NOT_FOUND', { error: novedadTexts.notFound });
    return found;
  };
  const changed = ({ version }: NovedadRow) => ({
    fechaActualizacion: world.now().toISOString(),
    version: version + 1,
  });
  const view = (novedad: NovedadRow) => withVersion(world, novedad);

  return {
    listNovedades: () => world.novedades.toSorted(byDate).map(view),
    createNovedad({ body }) {
      const fecha = body.fecha ? readFecha(body.fecha) : world.now();
      if (!fecha) throw invalidFields({ fecha: fieldTexts.date });
      const referenciaURL = body.referenciaURL ? storeImage(world, body.referenciaURL) : null;
      const idNovedad = world.nextId('novedad');
      world.novedades.push({
        idNovedad,
        asunto: body.asunto.trim(),
        descripcion: (body.descripcion ?? '').trim(),
        estado: novedadLifecycle.initial,
        referenciaURL,
        fecha: fecha.toISOString(),
        fechaActualizacion: null,
        version: 1,
      });
      return { mensaje: novedadTexts.created, idNovedad };
    },
    updateNovedad({ params, body }) {
      const novedad = find(params.idNovedad);
      assertCurrent(world, novedad, body.version, () => view(novedad));
      if (body.estado !== undefined && body.estado !== novedad.estado)
        throw new HttpProblem('INVALID_STATE', { error: novedadTexts.stateBySending });
      const referenciaURL = body.referenciaURL && storeImage(world, body.referenciaURL);
      Object.assign(novedad, {
        asunto: body.asunto.trim(),
        ...(body.descripcion !== undefined && { descripcion: body.descripcion.trim() }),
        ...(referenciaURL !== undefined && { referenciaURL }),
        ...changed(novedad),
      });
      return { mensaje: novedadTexts.updated };
    },
    deleteNovedad({ params, query }) {
      const gone = find(params.idNovedad);
      assertCurrent(world, gone, query.version, () => view(gone));
      world.novedades = world.novedades.filter((novedad) => novedad !== gone);
      return { mensaje: novedadTexts.deleted };
    },
    sendNovedad({ params, body }) {
      const novedad = find(params.idNovedad);
      const next = novedadLifecycle.next('enviar', novedad.estado);
      if (next === null)
        throw new HttpProblem('INVALID_STATE', { error: novedadTexts.alreadySent });
      assertCurrent(world, novedad, body?.version, () => view(novedad));
      const { idNovedad, asunto } = novedad;
      const readers = world.accounts.filter(
        (account) =>
          account.rol === ROLE.cliente &&
          account.suscrito &&
          account.estado === 'activo' &&
          (isConfirmed(account) || !world.extensions.has('emailConfirmation')),
      );
      for (const { idUsuario, correo } of readers) {
        const leaveToken = leaveTokenOf(world, idUsuario);
        world.mail.push({ kind: 'novedad', to: correo, idNovedad, asunto, leaveToken });
      }
      Object.assign(novedad, { estado: next, ...changed(novedad) });
      return { enviados: readers.length, total: readers.length };
    },
  };
}

/** Newest first; of the same moment, the later number. */
function byDate(a: NovedadRow, b: NovedadRow): number {
  return b.fecha.localeCompare(a.fecha) || b.idNovedad - a.idNovedad;
}
