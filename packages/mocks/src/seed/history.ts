import {
  cartTotals,
  chargedPrice,
  INITIAL_PAYMENT_STATUS,
  lineSubtotal,
  localDate,
  orderLifecycle,
  SINPE_REFERENCE_LENGTH,
  specialOrderLifecycle,
  type OrderEvent,
} from '@filigrana/sdk/domain';
import { sizeOf } from '../catalog/product-view.ts';
import { imageBytes } from '../fixtures/files.ts';
import { orderShipping, specialOrder } from '../fixtures/orders.ts';
import { frozenColones } from '../exchange/rates.ts';
import { NOTHING_SENT } from '../shipments/view-tracking.ts';
import { recordEvent } from '../timeline/timeline.ts';
import { storeReceipt, storeReference, type MockUpload } from '../world/files.ts';
import type { EventSubject, OrderRow, SpecialOrderRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';

/** What became of the orders, from the oldest to the newest, step by step. */
const ORDERS = [
  ['aceptar', 'enviar'],
  ['rechazar'],
  ['aceptar'],
  [],
] as const satisfies OrderEvent[][];

/** The special orders, likewise: the steps that were taken, and the state that they led to. */
const SPECIAL_ORDERS = [
  { estado: 'Enviado', steps: ['Aceptado', 'Enviado'] },
  { estado: 'Aceptado', steps: ['Aceptado'] },
  { estado: 'En proceso', steps: ['En proceso'] },
  { estado: specialOrderLifecycle.initial, steps: [] },
] as const satisfies { estado: SpecialOrderRow['estado']; steps: SpecialOrderRow['estado'][] }[];

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

interface Buyers {
  customer: number;
  admin: number;
}

/** What the customer ordered before: one regular order in every state, and special orders. */
export function seedHistory(world: World, who: Buyers, idProducto: number): void {
  const ago = (days: number) => new Date(world.now().getTime() - days * DAY_MS).toISOString();
  ORDERS.forEach((events, index) => {
    const idPedido = world.nextId('order');
    const fechaPedido = ago(ORDERS.length - index);
    const steps = events.map((event) => orderLifecycle.table.steps[event]);
    const referencia = paidReference(fechaPedido, idPedido);
    const what = bought(world, idProducto, index + 1);
    world.orders.push({
      idPedido,
      idUsuario: who.customer,
      idCarrito: world.nextId('cart'),
      fechaPedido,
      estadoPedido: steps.at(-1)?.to ?? orderLifecycle.initial,
      estadoPago: steps[0]?.estadoPago ?? INITIAL_PAYMENT_STATUS,
      ...orderShipping(),
      comprobante: storeReceipt(world, receipt(idPedido)),
      referencia,
      versionReferencia: 1,
      ...NOTHING_SENT,
      ...what,
      ...frozenColones(world, what.montoTotal, null),
    });
    const subject = { idPedido };
    seedEvents(world, who, subject, fechaPedido, { referencia, steps: steps.map(({ to }) => to) });
  });
  SPECIAL_ORDERS.forEach(({ estado, steps }, index) => {
    const { descripcion, talla, nombrePieza, nombrePiedra, nombreMaterial } = specialOrder();
    const idPedidoEspecial = world.nextId('special order');
    const fechaSolicitud = ago(SPECIAL_ORDERS.length - index);
    world.specialOrders.push({
      idPedidoEspecial,
      idUsuario: who.customer,
      fechaSolicitud,
      pieza: nombrePieza ?? '',
      talla,
      tipoPiedra: nombrePiedra ?? '',
      tipoMaterial: nombreMaterial ?? '',
      descripcion: descripcion ?? '',
      estado,
      referencia: index % 2 === 0 ? storeReference(world, receipt(idPedidoEspecial)) : null,
      version: 1 + steps.length,
    });
    seedEvents(world, who, { idPedidoEspecial }, fechaSolicitud, { referencia: null, steps });
  });
}

/** Every receipt is a file of its own: none is the same as another one. */
function receipt(number: number): MockUpload {
  return { bytes: imageBytes(`Comprobante ${number}`) };
}

/** What a bank shows for a SINPE payment of the day of the order. */
function paidReference(fechaPedido: string, idPedido: number): string {
  const beginning = `${localDate(Date.parse(fechaPedido)).replaceAll('-', '')}152`;
  return beginning + String(idPedido).padStart(SINPE_REFERENCE_LENGTH - beginning.length, '0');
}

/** The customer's beginning, and then one step of the administrator every hour. */
function seedEvents(
  world: World,
  { customer, admin }: Buyers,
  subject: EventSubject,
  fecha: string,
  { referencia, steps }: { referencia: string | null; steps: readonly string[] },
): void {
  recordEvent(world, subject, { idUsuario: customer, fecha, tipo: 'creado' });
  if (referencia !== null)
    recordEvent(world, subject, {
      idUsuario: customer,
      fecha,
      tipo: 'referencia',
      texto: referencia,
    });
  steps.forEach((texto, index) => {
    const later = new Date(Date.parse(fecha) + (index + 1) * HOUR_MS).toISOString();
    recordEvent(world, subject, { idUsuario: admin, fecha: later, tipo: 'estado', texto });
  });
}

/** The lines of an order for some pieces of a product, and what they cost with the fee. */
function bought(
  world: World,
  idProducto: number,
  cantidad: number,
): Pick<OrderRow, 'lines' | 'montoTotal'> {
  const product = world.products.find((row) => row.idProducto === idProducto);
  const piece = world.pieces.find((row) => row.idProducto === idProducto);
  if (!product || !piece) throw new Error(`The seed has no product ${idProducto}`);
  const precioUnitario = chargedPrice(product);
  return {
    montoTotal: cartTotals([{ precioUnitario, cantidad }], world.shippingFee.monto).montoTotal,
    lines: [
      {
        idProducto,
        idProducto_talla: piece.idProducto_talla,
        productoNombre: product.nombreProducto,
        tallaNombre: sizeOf(world, piece),
        cantidad,
        subtotalProducto: lineSubtotal(precioUnitario, cantidad),
        image_url: product.image_url,
      },
    ],
  };
}
