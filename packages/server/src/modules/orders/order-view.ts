import { fromCents, listedRequest, orderSummary } from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import type { Database, Trx } from '../../db/database.ts';
import type { SignedIds } from '../../auth/signed-ids.ts';
import type { Media } from '../../media/index.ts';
import { viewColones } from '../exchange/read-exchange.ts';
import { furtherReceipts, readRequest } from '../payments/receipt-requests.service.ts';
import { readOrderRefunds } from '../payments/refunds.service.ts';
import { readTracking } from '../shipments/read-tracking.ts';
import {
  findListedOrders,
  findOrderLines,
  findOrders,
  type ListedOrderRow,
  type OrderFilter,
  type OrderLineRow,
} from './orders.repository.ts';

export type WireOrder = components['schemas']['Order'];
export type WireOrderDetail = components['schemas']['OrderDetail'];

/** Orders as lists show them, newest first. */
export async function readOrders(
  db: Database | Trx,
  media: Pick<Media, 'imageUrl'>,
  filter: OrderFilter,
): Promise<WireOrder[]> {
  const orders = await findListedOrders(db, filter);
  const linesOf = new Map<number, OrderLineRow[]>(orders.map(({ idPedido }) => [idPedido, []]));
  for (const line of await findOrderLines(db, filter)) linesOf.get(line.idPedido)?.push(line);
  return orders.map((order) => viewOrder(order, linesOf.get(order.idPedido) ?? [], media));
}

/** What the detail of an order needs beside the database. */
export interface DetailDeps {
  media: Pick<Media, 'imageUrl' | 'privateLink'>;
  receiptTokens: SignedIds;
}

/** One order with where it goes, how it was paid and a fresh link to its receipt. */
export async function readOrderDetail(
  db: Database,
  { media, receiptTokens }: DetailDeps,
  filter: OrderFilter,
): Promise<WireOrderDetail | undefined> {
  const [order] = await findOrders(db, filter);
  if (!order) return undefined;
  const tracking = (await readTracking(db, [order]))(order);
  const request = await readRequest(db, order.idPedido);
  const token = receiptTokens.sign(order.idPedido);
  const takesMore =
    request?.estado !== 'abierta' && (await furtherReceipts(db, order.idPedido)) > 0;
  return {
    ...viewOrder(order, await findOrderLines(db, filter), media),
    ...tracking,
    provincia: order.provincia,
    canton: order.canton,
    distrito: order.distrito,
    direccionExacta: order.direccionExacta,
    metodoPago: order.metodoPago,
    comprobante: media.privateLink(order.idComprobante),
    comprobanteEliminado: order.comprobanteEliminado,
    correo: order.correo,
    telefono: order.telefono,
    solicitudComprobante: request && { ...request, token },
    ...(takesMore && { tokenComprobante: token }),
    ...(await readOrderRefunds(db, order.idPedido)),
  };
}

export function viewOrder(
  order: ListedOrderRow,
  lines: readonly OrderLineRow[],
  media: Pick<Media, 'imageUrl'>,
): WireOrder {
  return {
    idPedido: order.idPedido,
    idCarrito: order.idCarrito,
    fechaPedido: order.fechaPedido,
    estadoPedido: order.estadoPedido,
    estadoPago: order.estadoPago,
    montoTotal: fromCents(order.totalCents),
    resumen: orderSummary(lines),
    clienteNombre: order.nombre,
    clientePrimerApellido: order.primerApellido,
    clienteSegundoApellido: order.segundoApellido,
    guia: order.guia,
    ...(order.retiro !== null && { retiro: order.retiro }),
    ...viewColones(order),
    ...(order.motivoRechazo && {
      rechazo: { motivo: order.motivoRechazo, texto: order.textoRechazo },
    }),
    ...(order.solicitada !== null && listedRequest(order.vence, order.estadoPedido)),
    productos: lines.map((line) => ({
      productoNombre: line.productoNombre,
      tallaNombre: line.tallaNombre,
      cantidad: line.cantidad,
      subtotalProducto: fromCents(line.subtotalCents),
      image_url: media.imageUrl(line.idImagen),
      ...viewMissing(line),
    })),
  };
}

/** What became of a piece that was paid and gone by then. */
function viewMissing({
  sinPieza,
  idProducto_talla,
  idPedidoEspecial,
  devuelta,
  enVezDe,
}: OrderLineRow): Partial<WireOrder['productos'][number]> {
  if (sinPieza === 1)
    return {
      sinPieza: true,
      idProducto_talla,
      ...(idPedidoEspecial !== null && { idPedidoEspecial }),
      ...(devuelta === 1 && { devuelta: true }),
    };
  return enVezDe === null ? {} : { enVezDe };
}
