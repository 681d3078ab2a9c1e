import { customerTexts, HttpProblem } from '@filigrana/sdk/answers';
import {
  customerLifecycle,
  customersFitting,
  fullName,
  isReleased,
  releasedMark,
  ROLE,
} from '@filigrana/sdk/domain';
import type { HandlersOf } from '../http/call.ts';
import type { AccountRow } from '../world/rows.ts';
import { listPage } from '../world/list-page.ts';
import type { World } from '../world/world.ts';

/** Customer accounts, newest first. Blocking one ends its logins. */
export function customerHandlers(world: World): HandlersOf<'customers'> {
  const customers = () =>
    world.accounts.filter(({ rol, isClosed }) => rol === ROLE.cliente && !isClosed);
  const find = (wanted: string): AccountRow => {
    const account = customers().find(({ identificacion }) => identificacion === wanted);
    if (!account) throw new HttpProblem('NOT_FOUND', { error: customerTexts.notFound });
    return account;
  };
  const view = (account: AccountRow) => ({
    identificacion: account.identificacion,
    nombre: account.nombre,
    apellido: `${account.primerApellido} ${account.segundoApellido}`.trim(),
    correo: account.correo,
    telefono: account.telefono,
    estado: account.estado,
    fechaRegistro: account.fechaRegistro,
    ...(world.extensions.has('identificationRelease') && {
      liberada: isReleased(account.identificacion),
    }),
  });
  return {
    listCustomers({ query }) {
      const named = () =>
        customersFitting(customers(), query.busqueda ?? '', (account) => ({
          ...account,
          fullName: fullName(account),
        }));
      const page = listPage(world, query, named, { keyOf: ({ idUsuario }) => idUsuario });
      return page
        ? { ...page, elementos: page.elementos.map(view) }
        : customers().sort(byDate).map(view);
    },
    changeCustomerStatus({ params, body: { accion } }) {
      const account = find(params.identificacion);
      const next = customerLifecycle.next(accion, account.estado);
      if (next === null)
        throw new HttpProblem('INVALID_STATE', { error: customerTexts.refused[accion] });
      account.estado = next;
      account.tokenVersion += 1;
      return { mensaje: customerTexts.done[accion] };
    },
    /** The mocks keep no record of activity: the note goes nowhere. */
    releaseIdentification({ params }) {
      const account = find(params.identificacion);
      account.identificacion = releasedMark(world.random(10).toUpperCase());
      account.estado = 'bloqueado';
      account.tokenVersion += 1;
      return { mensaje: customerTexts.released };
    },
  };
}

/** Newest first; of the same moment, the later number. */
function byDate(a: AccountRow, b: AccountRow): number {
  return b.fechaRegistro.localeCompare(a.fechaRegistro) || b.idUsuario - a.idUsuario;
}
