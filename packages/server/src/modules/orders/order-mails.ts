import { fromCents, type OrderEvent } from '@filigrana/sdk/domain';
import type { Database } from '../../db/database.ts';
import type { MailMessage, Mailer, OrderNews, ShopMails } from '../../mail/index.ts';
import { findOrderLines, findOrders } from './orders.repository.ts';

export interface OrderMailDeps {
  db: Database;
  mailer: Mailer;
  mails: ShopMails;
}

/** Tells the customer that the order has arrived. */
export async function mailOrderReceived(
  { db, mailer, mails }: OrderMailDeps,
  idPedido: number,
): Promise<void> {
  const [order] = await findOrders(db, { 'pedidos.idPedido': idPedido });
  if (!order) return;
  const lines = await findOrderLines(db, { 'pedidos.idPedido': idPedido });
  await mailer.send(
    mails.orderReceived({
      ...order,
      productos: lines.map((line) => ({
        productoNombre: line.productoNombre,
        tallaNombre: line.tallaNombre,
        cantidad: line.cantidad,
        subtotalProducto: fromCents(line.subtotalCents),
      })),
      subtotal: fromCents(order.subtotalCents),
      montoEnvio: fromCents(order.envioCents),
      montoTotal: fromCents(order.totalCents),
    }),
  );
}

/** Tells the customer what became of the order. */
export async function mailOrderMoved(
  { db, mailer, mails }: OrderMailDeps,
  idPedido: number,
  event: OrderEvent,
): Promise<void> {
  const [order] = await findOrders(db, { 'pedidos.idPedido': idPedido });
  if (order) await mailer.send(letters(mails)[event](order));
}

const letters = (mails: ShopMails): Record<OrderEvent, (news: OrderNews) => MailMessage> => ({
  aceptar: mails.orderAccepted,
  rechazar: mails.orderRejected,
  enviar: mails.orderShipped,
});
