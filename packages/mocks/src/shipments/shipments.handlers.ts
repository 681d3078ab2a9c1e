import { HttpProblem, shipmentsTexts } from '@filigrana/sdk/answers';
import { cleanGuide, isGuide, mayNote, SENDABLE } from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import { accountOf } from '../accounts/find-account.ts';
import { changesBetween, recordActivity } from '../activity/activity.ts';
import type { HandlersOf } from '../http/call.ts';
import { findOrder } from '../orders/find-order.ts';
import { tellMoved } from '../orders/tell-moved.ts';
import { viewOrder, viewPickup, viewRejection, viewShipping } from '../orders/order-view.ts';
import { viewOrderRefunds } from '../payments/refunds.ts';
import type { OrderRow } from '../world/rows.ts';
import { followTokenOf } from '../world/tokens.ts';
import { assertCurrent, withVersion } from '../world/versions.ts';
import type { World } from '../world/world.ts';
import { viewTracking } from './view-tracking.ts';

type Schemas = components['schemas'];

/** Guides of parcels, what is to be sent, and following an order. */
export const shipmentHandlers = (world: World): HandlersOf<'shipments'> => ({
  listShipments: ({ query: { pedido } }) =>
    world.orders
      .filter(({ idPedido, estadoPedido }) =>
        pedido ? pedido.includes(idPedido) : estadoPedido === SENDABLE,
      )
      .sort((a, b) => a.fechaPedido.localeCompare(b.fechaPedido) || a.idPedido - b.idPedido)
      .map((order) => viewShipment(world, order)),
  setShipment({ params, body, user: { idUsuario } }) {
    if (body.guia && !isGuide(cleanGuide(body.guia))) throw new HttpProblem('VALIDATION');
    const order = findOrder(world, params);
    const allowed = mayNote(order.estadoPedido);
    for (const field of ['guia', 'preparacion', 'entregado'] as const)
      if (body[field] !== undefined && !allowed[field]) throw new HttpProblem('INVALID_STATE');
    const before = flags(order);
    Object.assign(order, noted(world, order, body));
    const after = flags(order);
    const cambios = changesBetween(before, after);
    if (Object.keys(cambios).length > 0)
      recordActivity(world, {
        idUsuario,
        accion: 'pedido.envio',
        objeto: `pedido ${order.idPedido}`,
        cambios,
      });
    if (after.guia !== before.guia && after.guia !== null && order.estadoPedido === 'enviado')
      tellMoved(world, order, 'enviar');
    return viewShipment(world, order);
  },
  followOrder({ params: { token } }) {
    const order = world.orders.find(({ idPedido }) => followTokenOf(world, idPedido) === token);
    if (!order) throw new HttpProblem('NOT_FOUND');
    const { idPedido, fechaPedido, estadoPedido, montoTotal, productos } = viewOrder(world, order);
    const { montoColones } = order;
    return {
      ...(montoColones !== undefined && { montoColones }),
      ...{ idPedido, fechaPedido, estadoPedido, montoTotal, productos },
      ...viewPickup(order),
      ...viewRejection(order),
      ...(world.extensions.has('payments') && viewOrderRefunds(world, idPedido)),
      ...viewTracking(world, order),
    };
  },
  getTracking: () => withVersion(world, world.tracking),
  setTracking({ body: { plantilla, version }, user: { idUsuario } }) {
    const current = world.tracking;
    assertCurrent(world, current, version, () => current);
    world.tracking = { plantilla, version: current.version + 1 };
    recordActivity(world, {
      idUsuario,
      accion: 'ajustes.seguimiento',
      objeto: '',
      cambios: changesBetween({ plantilla: current.plantilla }, { plantilla }),
    });
    return { mensaje: shipmentsTexts.trackingSaved };
  },
});

function viewShipment(world: World, order: OrderRow): Schemas['Shipment'] {
  const { telefono } = accountOf(world, order.idUsuario);
  return {
    ...viewOrder(world, order),
    ...viewShipping(order),
    telefono,
    ...viewTracking(world, order),
  };
}

function noted(
  world: World,
  before: OrderRow,
  { guia, preparacion, entregado }: Schemas['ShipmentForm'],
) {
  const marked = (isSet: boolean | undefined, since: string | null) =>
    isSet === undefined ? since : isSet ? (since ?? world.now().toISOString()) : null;
  return {
    guia: guia === undefined ? before.guia : guia && cleanGuide(guia),
    preparacion: marked(preparacion, before.preparacion),
    entregado: marked(entregado, before.entregado),
  };
}

const flags = ({ guia, preparacion, entregado }: OrderRow) => ({
  guia,
  preparacion: preparacion === null ? 0 : 1,
  entregado: entregado === null ? 0 : 1,
});
