import { orderLifecycle } from '../domain/orders.ts';
import type { FollowedOrder, Shipment, Tracking } from '../entities.ts';
import { colones } from './exchange.ts';
import { orderTracking } from './order-tracking.ts';
import { order, orderLine, orderShipping } from './order.ts';
import { orderRefunds, rejection } from './payment.ts';
import { pickup } from './shipping.ts';
import { version } from './version.ts';
import type { Wire } from './wire.ts';

export function shipment(wire: Wire): Shipment {
  return {
    ...order(wire),
    ...orderShipping(wire),
    ...orderTracking(wire),
    guia: wire.at('guia').text(null),
    telefono: wire.at('telefono').text(''),
  };
}

export function shipments(wire: Wire): Shipment[] {
  return wire.list().map(shipment);
}

export function followedOrder(wire: Wire): FollowedOrder {
  return {
    idPedido: wire.at('idPedido').integer(),
    fechaPedido: wire.at('fechaPedido').date(),
    estadoPedido: wire.at('estadoPedido').oneOf(orderLifecycle.states),
    montoTotal: wire.at('montoTotal').amount(),
    ...colones(wire),
    productos: wire.at('productos').list().map(orderLine),
    ...pickup(wire),
    ...rejection(wire),
    ...orderRefunds(wire),
    guia: wire.at('guia').text(null),
    ...orderTracking(wire),
  };
}

export function tracking(wire: Wire): Tracking {
  return { plantilla: wire.at('plantilla').text(), ...version(wire) };
}
