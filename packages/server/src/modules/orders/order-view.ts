import { fromCents, orderSummary } from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import type { Database, Trx } from '../../db/database.ts';
import type { Media } from '../../media/index.ts';
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

/** One order with where it goes, how it was paid and a fresh link to its receipt. */
export async function readOrderDetail(
  db: Database,
  media: Pick<Media, 'imageUrl' | 'privateLink'>,
  filter: OrderFilter,
): Promise<WireOrderDetail | undefined> {
  const [order] = await findOrders(db, filter);
  if (!order) return undefined;
  return {
    ...viewOrder(order, await findOrderLines(db, filter), media),
    provincia: order.provincia,
    canton: order.canton,
    distrito: order.distrito,
    direccionExacta: order.direccionExacta,
    metodoPago: order.metodoPago,
    comprobante: media.privateLink(order.idComprobante),
    comprobanteEliminado: order.comprobanteEliminado,
    correo: order.correo,
    telefono: order.telefono,
  };
}

function viewOrder(
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
    productos: lines.map((line) => ({
      productoNombre: line.productoNombre,
      tallaNombre: line.tallaNombre,
      cantidad: line.cantidad,
      subtotalProducto: fromCents(line.subtotalCents),
      image_url: media.imageUrl(line.idImagen),
    })),
  };
}
