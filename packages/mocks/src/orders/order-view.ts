import { listedRequest, orderSummary, receiptsLeft } from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import { accountOf } from '../accounts/find-account.ts';
import { viewOrderRefunds } from '../payments/refunds.ts';
import { receiptsOf, viewRequest } from '../payments/view-ledger.ts';
import { viewTracking } from '../shipments/view-tracking.ts';
import { privateLink } from '../world/files.ts';
import type { OrderRow } from '../world/rows.ts';
import { receiptTokenOf } from '../world/tokens.ts';
import type { World } from '../world/world.ts';

type Schemas = components['schemas'];

/** An order as lists show it. */
export function viewOrder(
  world: World,
  order: OrderRow,
): Schemas['Order'] &
  Pick<OrderRow, 'estadoPedido' | 'estadoPago'> & { clienteSegundoApellido: string } {
  const customer = accountOf(world, order.idUsuario);
  return {
    idPedido: order.idPedido,
    idCarrito: order.idCarrito,
    fechaPedido: order.fechaPedido,
    estadoPedido: order.estadoPedido,
    estadoPago: order.estadoPago,
    montoTotal: order.montoTotal,
    resumen: orderSummary(order.lines),
    clienteNombre: customer.nombre,
    clientePrimerApellido: customer.primerApellido,
    clienteSegundoApellido: customer.segundoApellido,
    ...(world.extensions.has('shipments') && { guia: order.guia }),
    ...viewPickup(order),
    ...viewColones(order),
    ...viewRejection(order),
    ...(world.extensions.has('payments') && viewRequested(world, order)),
    productos: order.lines.map(({ idProducto, idProducto_talla, ...line }) =>
      line.sinPieza ? { ...line, idProducto_talla } : line,
    ),
  };
}

/** What an order came to in colones, where the shop had a rate. */
export const viewColones = ({
  tasa,
  montoColones,
}: OrderRow): Pick<Schemas['Order'], 'tasa' | 'montoColones'> => ({
  ...(tasa !== undefined && { tasa }),
  ...(montoColones !== undefined && { montoColones }),
});

/** Where an order is picked up, where it is not sent. */
export const viewPickup = ({ retiro }: OrderRow): Pick<Schemas['Order'], 'retiro'> =>
  retiro === undefined ? {} : { retiro };

/** Why an order was rejected, where somebody said so. */
export const viewRejection = ({ rechazo }: OrderRow): Pick<Schemas['Order'], 'rechazo'> =>
  rechazo ? { rechazo } : {};

/** How another receipt stands that was asked for, while the order waits. */
function viewRequested(world: World, order: OrderRow): Pick<Schemas['Order'], 'solicitud'> {
  const request = world.receiptRequests.get(order.idPedido);
  return request ? listedRequest(request.vence, order.estadoPedido) : {};
}

/** Where an order goes and how it was paid. */
export function viewShipping(order: OrderRow): Schemas['OrderShipping'] {
  const { provincia, canton, distrito, direccionExacta, metodoPago } = order;
  return { provincia, canton, distrito, direccionExacta, metodoPago };
}

/** A fresh link to the receipt of an order, or when it was deleted. */
export function viewReceipt(
  world: World,
  { comprobante, comprobanteEliminado }: OrderRow,
): Pick<Schemas['OrderReceipt'], 'comprobante' | 'comprobanteEliminado'> {
  const deleted = comprobanteEliminado === undefined ? {} : { comprobanteEliminado };
  return { comprobante: privateLink(world, comprobante), ...deleted };
}

/** One order with everything about it, and a fresh link to its receipt. */
export function viewOrderDetail(world: World, order: OrderRow): Schemas['OrderDetail'] {
  const { correo, telefono } = accountOf(world, order.idUsuario);
  return {
    ...viewOrder(world, order),
    ...viewShipping(order),
    ...viewReceipt(world, order),
    ...(world.extensions.has('shipments') && viewTracking(world, order)),
    ...(world.extensions.has('payments') && {
      ...myReceipts(world, order),
      ...viewOrderRefunds(world, order.idPedido),
    }),
    correo,
    telefono,
  };
}

/** The receipt that its customer was asked for or may send besides, with the token that sends it. */
function myReceipts(
  world: World,
  order: OrderRow,
): Pick<Schemas['OrderDetail'], 'solicitudComprobante' | 'tokenComprobante'> {
  const request = viewRequest(world, order);
  const token = receiptTokenOf(world, order.idPedido);
  const left = receiptsLeft({ ...order, receipts: receiptsOf(order).length });
  return {
    solicitudComprobante: request && { ...request, token },
    ...(left > 0 && request?.estado !== 'abierta' && { tokenComprobante: token }),
  };
}
