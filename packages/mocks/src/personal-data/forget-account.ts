import { personalDataTexts } from '@filigrana/sdk/answers';
import { normalizeEmail } from '@filigrana/sdk/domain';
import type { AccountRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';

/** Takes a person out of the shop: what she bought stays, without her. */
export function forgetAccount(world: World, account: AccountRow): void {
  const { idUsuario } = account;
  const now = world.now().toISOString();
  const isHers = (row: { idUsuario: number }) => row.idUsuario === idUsuario;
  const { erased } = personalDataTexts;

  const orders = world.orders.filter(isHers);
  for (const order of orders) {
    Object.assign(order, { provincia: erased, canton: erased, distrito: erased });
    order.direccionExacta = erased;
    delete order.retiro;
    for (const earlier of order.earlierReceipts ?? []) {
      if (earlier.comprobante !== null) world.files.delete(earlier.comprobante);
      earlier.comprobante = null;
    }
    if (order.rechazo) order.rechazo = { ...order.rechazo, texto: null };
    if (order.comprobante === null) continue;
    world.files.delete(order.comprobante);
    order.comprobante = null;
    order.comprobanteEliminado = now;
  }
  const specialOrders = world.specialOrders.filter(isHers);
  for (const order of specialOrders) {
    order.descripcion = '';
    if (order.referencia === null) continue;
    world.files.delete(order.referencia);
    order.referencia = null;
    order.referenciaEliminada = now;
  }
  world.events = world.events.filter(
    ({ tipo, subject }) =>
      tipo !== 'nota' ||
      !('idPedido' in subject
        ? orders.some(({ idPedido }) => idPedido === subject.idPedido)
        : specialOrders.some((order) => order.idPedidoEspecial === subject.idPedidoEspecial)),
  );
  world.carts = world.carts.filter(
    ({ owner }) => !('idUsuario' in owner && owner.idUsuario === idUsuario),
  );
  world.addresses = world.addresses.filter((address) => !isHers(address));
  world.waiting = world.waiting.filter(({ correo }) => correo !== normalizeEmail(account.correo));
  world.favorites.delete(idUsuario);
  world.savedLines.delete(idUsuario);
  world.ringSizes.delete(idUsuario);
  world.resetTokens = world.resetTokens.filter((token) => !isHers(token));
  world.files.delete(`datos-${idUsuario}-${account.tokenVersion}`);

  Object.assign(account, personalDataTexts.closedName);
  // With a blank, which no identification that a form accepts has.
  account.identificacion = `CERRADA ${idUsuario}`;
  account.correo = '';
  account.telefono = '';
  account.contrasena = '';
  account.suscrito = false;
  account.estado = 'bloqueado';
  account.tokenVersion += 1;
  account.isClosed = true;
}
