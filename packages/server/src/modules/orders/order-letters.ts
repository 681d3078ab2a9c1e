import { fromCents } from '@filigrana/sdk/domain';
import type { Database } from '../../db/database.ts';
import type { MailMessage, ShopMails } from '../../mail/index.ts';
import { findOrderLines, findOrders } from './orders.repository.ts';
import { findSpecialOrders } from '../special-orders/special-orders.repository.ts';
import type { WaitingLetter } from '../../outbox/outbox.repository.ts';

export interface LetterDeps {
  db: Database;
  mails: ShopMails;
}

/** Writes the letter about an order or a special order; null when that is gone. */
export function orderLetter(deps: LetterDeps, waiting: WaitingLetter): Promise<MailMessage | null> {
  const { idPedido, idPedidoEspecial, tipo } = waiting;
  if (idPedidoEspecial !== null) return specialOrderReceived(deps, idPedidoEspecial);
  if (idPedido === null) return Promise.resolve(null);
  return tipo === 'recibido' ? orderReceived(deps, idPedido) : orderMoved(deps, idPedido, tipo);
}

async function orderReceived(
  { db, mails }: LetterDeps,
  idPedido: number,
): Promise<MailMessage | null> {
  const [order] = await findOrders(db, { 'pedidos.idPedido': idPedido });
  if (!order) return null;
  const lines = await findOrderLines(db, { 'pedidos.idPedido': idPedido });
  return mails.orderReceived({
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
  });
}

async function orderMoved(
  { db, mails }: LetterDeps,
  idPedido: number,
  event: Exclude<WaitingLetter['tipo'], 'recibido'>,
): Promise<MailMessage | null> {
  const [order] = await findOrders(db, { 'pedidos.idPedido': idPedido });
  if (!order) return null;
  const letters = {
    aceptar: mails.orderAccepted,
    rechazar: mails.orderRejected,
    enviar: mails.orderShipped,
  };
  return letters[event](order);
}

async function specialOrderReceived(
  { db, mails }: LetterDeps,
  idPedidoEspecial: number,
): Promise<MailMessage | null> {
  const [order] = await findSpecialOrders(db, {
    'pedidos_especiales.idPedidoEspecial': idPedidoEspecial,
  });
  if (!order) return null;
  return mails.specialOrderReceived({
    ...order,
    nombrePieza: order.pieza,
    nombrePiedra: order.tipoPiedra,
    nombreMaterial: order.tipoMaterial,
  });
}
