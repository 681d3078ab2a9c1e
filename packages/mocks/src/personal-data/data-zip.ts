import { strToU8, zipSync } from 'fflate';
import { viewAccount } from '../accounts/account-view.ts';
import { accountOf } from '../accounts/find-account.ts';
import { viewAddresses } from '../addresses/addresses.ts';
import { viewOrderDetail } from '../orders/order-view.ts';
import { viewSpecialOrder } from '../special-orders/special-orders.handlers.ts';
import type { World } from '../world/world.ts';

/** What the shop knows of somebody, as a zip with one JSON file. Of its files it has the links. */
export function dataZip(world: World, idUsuario: number): Uint8Array<ArrayBuffer> {
  const isHers = (order: { idUsuario: number }) => order.idUsuario === idUsuario;
  const data = {
    cuenta: viewAccount(world, accountOf(world, idUsuario)),
    direcciones: viewAddresses(world, idUsuario),
    tallas: world.ringSizes.get(idUsuario) ?? [],
    pedidos: world.orders.filter(isHers).map((order) => viewOrderDetail(world, order)),
    pedidosEspeciales: world.specialOrders
      .filter(isHers)
      .map((order) => viewSpecialOrder(world, order)),
    favoritos: world.favorites.get(idUsuario) ?? [],
    guardadas: world.savedLines.get(idUsuario) ?? [],
  };
  const bytes = strToU8(JSON.stringify(data, null, 2));
  return zipSync({ 'datos.json': bytes }, { mtime: world.now() }) as Uint8Array<ArrayBuffer>;
}
