import { customerTexts, HttpProblem } from '@filigrana/sdk/contract';
import { customerLifecycle, ROLE } from '@filigrana/sdk/domain';
import type { Handlers } from '../http/call.ts';
import type { AccountRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';

/** Customer accounts, newest first. Blocking one ends its logins. */
export function customerHandlers(world: World): Handlers<'listCustomers' | 'changeCustomerStatus'> {
  const customers = () =>
    world.accounts.filter(({ rol, isClosed }) => rol === ROLE.cliente && !isClosed);
  return {
    listCustomers: () =>
      customers()
        .sort(byDate)
        .map((account) => ({
          identificacion: account.identificacion,
          nombre: account.nombre,
          apellido: `${account.primerApellido} ${account.segundoApellido}`.trim(),
          correo: account.correo,
          telefono: account.telefono,
          estado: account.estado,
          fechaRegistro: account.fechaRegistro,
        })),
    changeCustomerStatus({ params, body: { accion } }) {
      const account = customers().find(
        ({ identificacion }) => identificacion === params.identificacion,
      );
      if (!account) throw new HttpProblem('NOT_FOUND', { error: customerTexts.notFound });
      const next = customerLifecycle.next(accion, account.estado);
      if (next === null)
        throw new HttpProblem('INVALID_STATE', { error: customerTexts.refused[accion] });
      account.estado = next;
      account.tokenVersion += 1;
      return { mensaje: customerTexts.done[accion] };
    },
  };
}

/** Newest first; of the same moment, the later number. */
function byDate(a: AccountRow, b: AccountRow): number {
  return b.fechaRegistro.localeCompare(a.fechaRegistro) || b.idUsuario - a.idUsuario;
}
