import { INITIAL_PAYMENT_STATUS, orderLifecycle, PAYMENT_STATUSES } from '../domain/orders.ts';
import { PAYMENT_METHODS } from '../domain/payment-methods.ts';
import { CURRENCIES, RECEIVED_BY } from '../domain/payments.ts';
import { DOUBT_REASONS, REJECTION_REASONS } from '../domain/receipt-requests.ts';
import type {
  OrderAccount,
  OrderLedger,
  OrderPayment,
  OrderReceiptFile,
  Refund,
  RequestedReceipt,
} from '../entities.payments.ts';
import type { Order, OrderDetail, OrderRefund, ReceiptRequest } from '../entities.ts';
import { colones, orderColones } from './exchange.ts';
import { person } from './timeline.ts';
import { told } from './told.ts';
import type { Wire } from './wire.ts';

const KINDS = ['imagen', 'pdf'] as const;
const ORIGINS = ['persona', 'banco'] as const;
const LISTED_REQUESTS = ['abierta', 'recibida'] as const;
const REQUEST_STATES = [...LISTED_REQUESTS, 'cerrada', 'libre'] as const;
const STATES = ['preparando', 'listo', 'ilegible', 'eliminado'] as const;

export function orderLedger(wire: Wire): OrderLedger {
  return {
    idPedido: wire.at('idPedido').integer(),
    pagos: wire.at('pagos').list().map(payment),
    comprobantes: wire.at('comprobantes').list().map(receiptFile),
    solicitud: optionalOf(wire.at('solicitud'), receiptRequest),
  };
}

export function requestedReceipt(wire: Wire): RequestedReceipt {
  const faltaDolares = wire.at('faltaDolares').amount(null);
  const faltaColones = wire.at('faltaColones').integer(null);
  const quedan = wire.at('quedan').integer(null);
  return {
    ...receiptRequest(wire),
    idPedido: wire.at('idPedido').integer(),
    montoTotal: wire.at('montoTotal').amount(),
    ...colones(wire),
    metodoPago: optionalOf(wire.at('metodoPago'), (field) => field.oneOf(PAYMENT_METHODS)),
    ...(faltaDolares !== null && { faltaDolares }),
    ...(faltaColones !== null && { faltaColones }),
    ...(quedan !== null && { quedan }),
  };
}

/** In a customer's own order: with the token that sends it. */
export const myReceiptRequest = (wire: Wire) =>
  optionalOf(wire, (field) => ({ ...receiptRequest(field), token: field.at('token').text() }));

function receiptRequest(wire: Wire): ReceiptRequest {
  return {
    motivo: wire.at('motivo').oneOf(DOUBT_REASONS, 'otro'),
    texto: wire.at('texto').text(null),
    fecha: wire.at('fecha').date(),
    vence: wire.at('vence').date(null),
    estado: wire.at('estado').oneOf(REQUEST_STATES, 'cerrada'),
  };
}

/** Why an order was rejected; the field is absent where nothing is told of that. */
export function rejection(wire: Wire): Pick<Order, 'rechazo'> {
  return told(wire, 'rechazo', (reason) => ({
    motivo: reason.at('motivo').oneOf(REJECTION_REASONS, 'otro'),
    texto: reason.at('texto').text(null),
  }));
}

/** How another receipt stands that was asked for; the field is absent where none is waited for or looked at. */
export function requested(wire: Wire): Pick<Order, 'solicitud'> {
  const solicitud = wire.at('solicitud').oneOf(LISTED_REQUESTS, null);
  return solicitud === null ? {} : { solicitud };
}

const optionalOf = <Entity>(wire: Wire, read: (wire: Wire) => Entity): Entity | null =>
  wire.missing ? null : read(wire);

function payment(wire: Wire): OrderPayment {
  const author = wire.at('autor');
  return {
    id: wire.at('id').integer(),
    metodo: wire.at('metodo').oneOf(RECEIVED_BY, 'otro'),
    monto: wire.at('monto').amount(),
    moneda: wire.at('moneda').oneOf(CURRENCIES),
    dia: wire.at('dia').text(),
    referencia: wire.at('referencia').text(null),
    comprobante: wire.at('comprobante').link(),
    origen: wire.at('origen').oneOf(ORIGINS, 'persona'),
    autor: author.missing ? null : person(author),
    fecha: wire.at('fecha').date(),
  };
}

function receiptFile(wire: Wire): OrderReceiptFile {
  return {
    numero: wire.at('numero').integer(),
    comprobante: wire.at('comprobante').link(),
    tipo: wire.at('tipo').oneOf(KINDS, null),
    estado: wire.at('estado').oneOf(STATES, 'listo'),
    fecha: wire.at('fecha').date(),
  };
}

const orderRefund = (wire: Wire): OrderRefund => ({
  monto: wire.at('monto').amount(),
  moneda: wire.at('moneda').oneOf(CURRENCIES),
  hecha: wire.at('hecha').date(null),
});

/** What is given back of an order; the field is absent where nothing is. */
export function orderRefunds(wire: Wire): Pick<OrderDetail, 'devoluciones'> {
  return told(wire, 'devoluciones', (rows) => rows.list().map(orderRefund));
}

export const refunds = (wire: Wire): Refund[] => wire.list().map(refund);

export function refund(wire: Wire): Refund {
  return {
    id: wire.at('id').integer(),
    idPedido: wire.at('idPedido').integer(),
    clienteNombre: wire.at('clienteNombre').text(''),
    telefono: wire.at('telefono').text(''),
    ...orderRefund(wire),
    fecha: wire.at('fecha').date(),
    autor: optionalOf(wire.at('autor'), person),
    referencia: wire.at('referencia').text(null),
  };
}

export const monthAccounts = (wire: Wire): OrderAccount[] => wire.list().map(orderAccount);

function orderAccount(wire: Wire): OrderAccount {
  return {
    idPedido: wire.at('idPedido').integer(),
    fechaPedido: wire.at('fechaPedido').date(),
    estadoPedido: wire.at('estadoPedido').oneOf(orderLifecycle.states),
    estadoPago: wire.at('estadoPago').oneOf(PAYMENT_STATUSES, INITIAL_PAYMENT_STATUS),
    clienteNombre: wire.at('clienteNombre').text(''),
    identificacion: wire.at('identificacion').text(''),
    metodoPago: wire.at('metodoPago').oneOf(PAYMENT_METHODS),
    referencias: wire
      .at('referencias')
      .list()
      .map((referencia) => referencia.text()),
    subtotal: wire.at('subtotal').amount(),
    montoEnvio: wire.at('montoEnvio').amount(),
    montoTotal: wire.at('montoTotal').amount(),
    ...orderColones(wire),
    recibidoDolares: wire.at('recibidoDolares').amount(),
    recibidoColones: wire.at('recibidoColones').integer(),
    devueltoDolares: wire.at('devueltoDolares').amount(),
    devueltoColones: wire.at('devueltoColones').integer(),
  };
}
