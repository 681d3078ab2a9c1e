import { HttpProblem, personalDataTexts, readAccountForm } from '@filigrana/sdk/answers';
import { orderLifecycle, specialOrderLifecycle } from '@filigrana/sdk/domain';
import { closingSchema } from '@filigrana/sdk/schemas';
import { accountOf } from '../accounts/find-account.ts';
import type { HandlersOf } from '../http/call.ts';
import { privateLink } from '../world/files.ts';
import type { World } from '../world/world.ts';
import { dataZip } from './data-zip.ts';
import { forgetAccount } from './forget-account.ts';

/** A customer's own data: to download, and to be forgotten. */
export const personalDataHandlers = (world: World): HandlersOf<'personal-data'> => ({
  getMyDataLink({ user: { idUsuario } }) {
    const { tokenVersion } = accountOf(world, idUsuario);
    const id = `datos-${idUsuario}-${tokenVersion}`;
    world.files.set(id, { bytes: dataZip(world, idUsuario), type: 'application/zip' });
    return { enlace: privateLink(world, id) ?? '' };
  },

  closeAccount({ user: { idUsuario }, body }) {
    const { contrasenaActual } = readAccountForm(closingSchema, body);
    const account = accountOf(world, idUsuario);
    if (account.contrasena !== contrasenaActual)
      throw new HttpProblem('VALIDATION', {
        error: personalDataTexts.wrongPassword,
        campos: { contrasenaActual: personalDataTexts.wrongPassword },
      });
    if (hasOpenOrders(world, idUsuario))
      throw new HttpProblem('INVALID_STATE', { error: personalDataTexts.ordersOpen });
    world.mail.push({ kind: 'account-closed', to: account.correo });
    forgetAccount(world, account);
    return { mensaje: personalDataTexts.closed };
  },
});

function hasOpenOrders({ orders, specialOrders }: World, idUsuario: number): boolean {
  const isHers = (order: { idUsuario: number }) => order.idUsuario === idUsuario;
  return (
    orders.some((order) => isHers(order) && !orderLifecycle.isFinal(order.estadoPedido)) ||
    specialOrders.some((order) => isHers(order) && !specialOrderLifecycle.isFinal(order.estado))
  );
}
