import { INITIAL_PAYMENT_STATUS, orderLifecycle, PAYMENT_STATUSES } from '../domain/orders.ts';
import { PAYMENT_METHODS } from '../domain/payment-methods.ts';
import { UNIQUE_SIZE } from '../domain/sizes.ts';
import type {
  Order,
  OrderContact,
  OrderDetail,
  OrderLine,
  OrderPage,
  OrderReceipt,
  OrderShipping,
} from '../entities.ts';
import type { OrderAction, Purchase } from '../results.ts';
import { confirmation, optional } from './confirmation.ts';
import { deleted } from './deleted.ts';
import { orderColones } from './exchange.ts';
import { listPage } from './list-page.ts';
import { guide, orderTracking } from './order-tracking.ts';
import { myReceiptRequest, orderRefunds, rejection, requested } from './payment.ts';
import { pickup } from './shipping.ts';
import { told } from './told.ts';
import type { Wire } from './wire.ts';

export function order(wire: Wire): Order {
  const lines = wire.at('productos');
  return {
    idPedido: wire.at('idPedido').integer(),
    idCarrito: wire.at('idCarrito').integer(),
    fechaPedido: wire.at('fechaPedido').date(),
    estadoPedido: wire.at('estadoPedido').oneOf(orderLifecycle.states),
    estadoPago: wire.at('estadoPago').oneOf(PAYMENT_STATUSES, INITIAL_PAYMENT_STATUS),
    montoTotal: wire.at('montoTotal').amount(),
    resumen: wire.at('resumen').text(''),
    clienteNombre: wire.at('clienteNombre').text(''),
    clientePrimerApellido: wire.at('clientePrimerApellido').text(''),
    clienteSegundoApellido: wire.at('clienteSegundoApellido').text(''),
    productos: lines.missing ? [] : lines.list().map(orderLine),
    ...guide(wire),
    ...pickup(wire),
    ...orderColones(wire),
    ...rejection(wire),
    ...requested(wire),
  };
}

export function orderLine(wire: Wire): OrderLine {
  return {
    productoNombre: wire.at('productoNombre', 'nombre').text(),
    tallaNombre: wire.at('tallaNombre', 'talla').text(UNIQUE_SIZE),
    cantidad: wire.at('cantidad').integer(),
    subtotalProducto: wire.at('subtotalProducto', 'subtotal', 'precio').amount(),
    image_url: wire.at('image_url', 'imagen_url').link(),
    ...missing(wire),
  };
}

/** What is known of a piece that was paid and gone by then, or of what has taken its place. */
function missing(
  wire: Wire,
): Pick<OrderLine, 'sinPieza' | 'idProducto_talla' | 'idPedidoEspecial' | 'devuelta' | 'enVezDe'> {
  const enVezDe = wire.at('enVezDe').text('');
  if (!wire.at('sinPieza').yes(false)) return enVezDe === '' ? {} : { enVezDe };
  const id = (name: 'idProducto_talla' | 'idPedidoEspecial') =>
    told(wire, name, (field) => field.integer());
  return {
    sinPieza: true,
    ...id('idProducto_talla'),
    ...id('idPedidoEspecial'),
    ...(wire.at('devuelta').yes(false) && { devuelta: true as const }),
  };
}

export function orders(wire: Wire): Order[] {
  return wire.list().map(order);
}

export function orderPage(wire: Wire): OrderPage {
  const montoEncontrado = wire.isList ? null : wire.at('montoEncontrado').amount(null);
  return { ...listPage(wire, order), montoEncontrado };
}

export function orderDetail(wire: Wire): OrderDetail {
  return {
    ...order(wire),
    ...orderShipping(wire),
    comprobante: wire.at('comprobante').link(),
    ...deleted(wire, 'comprobanteEliminado'),
    ...(!wire.at('solicitudComprobante').missing && {
      solicitudComprobante: myReceiptRequest(wire.at('solicitudComprobante')),
    }),
    ...(!wire.at('tokenComprobante').missing && {
      tokenComprobante: wire.at('tokenComprobante').text(),
    }),
    ...orderRefunds(wire),
    ...(!wire.at('recorrido').missing && orderTracking(wire)),
  };
}

export function orderShipping(wire: Wire): OrderShipping {
  return {
    provincia: wire.at('provincia').text(),
    canton: wire.at('canton').text(),
    distrito: wire.at('distrito').text(),
    direccionExacta: wire.at('direccionExacta').text(),
    metodoPago: wire.at('metodoPago').oneOf(PAYMENT_METHODS),
  };
}

export function orderReceipt(wire: Wire): OrderReceipt {
  return {
    comprobante: wire.at('comprobante').link(),
    ...deleted(wire, 'comprobanteEliminado'),
    metodoPago: wire.at('metodoPago').oneOf(PAYMENT_METHODS),
  };
}

export function orderContact(wire: Wire): OrderContact {
  return { correo: wire.at('correo').text(), telefono: wire.at('telefono').text('') };
}

export function orderAction(wire: Wire): OrderAction {
  return { ...confirmation(wire), pedido: optional(wire, 'pedido', order) };
}

export function purchase(wire: Wire): Purchase {
  return {
    ...orderAction(wire),
    idPedido: optional(wire, 'idPedido', (field) => field.integer()),
  };
}
