import {
  cartTotals,
  chargedPrice,
  cleanReference,
  lineSubtotal,
  localDate,
  serverShipping,
  SINPE_REFERENCE_LENGTH,
  toCents,
  toColones,
} from '@filigrana/sdk/domain';
import type { Trx } from '../db/database.ts';
import type { OrderRef } from '../db/review-tables.ts';
import { insertOrder } from '../modules/checkout/checkout.repository.ts';
import { insertSpecialOrder } from '../modules/special-orders/special-orders.repository.ts';
import { insertEvent } from '../modules/timeline/timeline.repository.ts';
import type { DemoData, DemoEvents, DemoOrder } from './demo-data.ts';
import type { HoursAgo } from './demo-clock.ts';
import { insertBoughtCart } from './seed.repository.ts';
import type { SeededPiece } from './seed-catalogue.ts';
import type { DemoFiles } from './store-demo-files.ts';

type Pieces = ReadonlyMap<string, SeededPiece>;

interface History {
  idUsuario: number;
  idAdministrador: number;
  pieces: Pieces;
  files: DemoFiles;
  ago: HoursAgo;
}

/** Writes what the demo customer bought and asked for in the past weeks, and what came of it. */
export async function seedHistory(
  trx: Trx,
  demo: Pick<DemoData, 'orders' | 'specialOrders' | 'rates'>,
  history: History,
): Promise<void> {
  for (const order of demo.orders) {
    const rate = demo.rates.findLast(({ haceHoras }) => haceHoras >= order.haceHoras);
    await seedOrder(trx, order, { ...history, tasa: rate?.tasa ?? null });
  }
  for (const { haceHoras, referencia, eventos, ...special } of demo.specialOrders) {
    const { idUsuario, files, ago } = history;
    const idPedidoEspecial = await insertSpecialOrder(trx, {
      ...special,
      idUsuario,
      fechaSolicitud: ago(haceHoras),
      idReferencia: referencia && (files.references.get(referencia)?.idArchivo ?? null),
    });
    await seedEvents(trx, { idPedidoEspecial }, { haceHoras, eventos, referencia: null }, history);
  }
}

async function seedOrder(
  trx: Trx,
  order: DemoOrder,
  { tasa, ...history }: History & { tasa: number | null },
): Promise<void> {
  const { idUsuario, pieces, files, ago } = history;
  const fechaPedido = ago(order.haceHoras);
  const idCarrito = await insertBoughtCart(trx, idUsuario, fechaPedido);
  const bought = order.piezas.map((line) => boughtLine(pieces, line));
  const { subtotal, montoEnvio, montoTotal } = cartTotals(bought, serverShipping(null));
  const referencia = paymentReference(order, fechaPedido);
  const idPedido = await insertOrder(
    trx,
    {
      idUsuario,
      idCarrito,
      fechaPedido,
      estadoPedido: order.estadoPedido,
      estadoPago: order.estadoPago,
      subtotalCents: toCents(subtotal),
      envioCents: toCents(montoEnvio),
      totalCents: toCents(montoTotal),
      ...(tasa && { tasaCentimos: toCents(tasa), montoColones: toColones(montoTotal, tasa) }),
      provincia: order.provincia,
      canton: order.canton,
      distrito: order.distrito,
      direccionExacta: order.direccionExacta,
      metodoPago: order.metodoPago,
      idComprobante: files.receipts.get(order.comprobante)?.idArchivo ?? null,
      referencia,
      guia: order.guia ?? null,
    },
    bought.map(({ line }) => line),
  );
  await seedEvents(trx, { idPedido }, { ...order, referencia }, history);
}

/** A bank of the demo's customer: the entity code of Banco de Costa Rica. */
const BANK = '152';

/**
 * The reference of a payment that was made when the order was placed. The receipts are drawn once and
 * carry no day: what they show is the end of it.
 */
function paymentReference({ metodoPago, referencia }: DemoOrder, fechaPedido: string): string {
  const shown = cleanReference(referencia);
  if (metodoPago === 'transferencia') return shown;
  const beginning = localDate(Date.parse(fechaPedido)).replaceAll('-', '') + BANK;
  return beginning + shown.padStart(SINPE_REFERENCE_LENGTH - beginning.length, '0');
}

/** The customer's beginning, and then what the administrator did. */
async function seedEvents(
  trx: Trx,
  subject: OrderRef,
  past: { haceHoras: number; eventos: DemoEvents; referencia: string | null },
  { idUsuario, idAdministrador, ago }: History,
): Promise<void> {
  const begun = { idUsuario, fecha: ago(past.haceHoras) };
  await insertEvent(trx, subject, { ...begun, tipo: 'creado' });
  if (past.referencia !== null)
    await insertEvent(trx, subject, { ...begun, tipo: 'referencia', texto: past.referencia });
  for (const { horasDespues, tipo, texto } of past.eventos) {
    const fecha = ago(past.haceHoras - horasDespues);
    await insertEvent(trx, subject, { idUsuario: idAdministrador, fecha, tipo, texto });
  }
}

function boughtLine(pieces: Pieces, { imagen, tamanio, cantidad }: DemoOrder['piezas'][number]) {
  const seeded = pieces.get(imagen);
  const idProducto_talla = seeded?.sizeId(tamanio);
  if (!seeded || idProducto_talla === undefined)
    throw new Error(`A demo order holds ${imagen} in size ${tamanio}, which there is not`);
  const precioUnitario = chargedPrice(seeded.piece);
  return {
    cantidad,
    precioUnitario,
    line: {
      idProducto: seeded.idProducto,
      idProducto_talla,
      productoNombre: seeded.piece.nombreProducto,
      tallaNombre: tamanio,
      cantidad,
      precioUnitarioCents: toCents(precioUnitario),
      subtotalCents: toCents(lineSubtotal(precioUnitario, cantidad)),
      idImagen: seeded.idImagen,
    },
  };
}
