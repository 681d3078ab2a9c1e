import { doubtWords, fromCents, orderLifecycle, rejectionWords } from '@filigrana/sdk/domain';
import type { SignedIds } from '../../auth/signed-ids.ts';
import type { Database } from '../../db/database.ts';
import type { MailMessage, ShopMails } from '../../mail/index.ts';
import { findOrderLines, findOrders } from './orders.repository.ts';
import { findPayments } from '../payments/payments.repository.ts';
import { findOwed } from '../payments/refunds.repository.ts';
import { dueOf } from '../payments/due.ts';
import { findRequest } from '../payments/receipt-requests.repository.ts';
import { readTracking } from '../shipments/read-tracking.ts';
import { findSpecialOrders } from '../special-orders/special-orders.repository.ts';
import type { WaitingLetter } from '../../outbox/outbox.repository.ts';

export interface LetterDeps {
  db: Database;
  mails: ShopMails;
  followTokens: SignedIds;
  receiptTokens: SignedIds;
}

/** Writes the letter about an order or a special order; null when that is gone. */
export function orderLetter(deps: LetterDeps, waiting: WaitingLetter): Promise<MailMessage | null> {
  const { idPedido, idPedidoEspecial, tipo, fecha } = waiting;
  if (idPedidoEspecial !== null) return specialOrderReceived(deps, idPedidoEspecial);
  if (idPedido === null) return Promise.resolve(null);
  return tipo === 'recibido'
    ? orderReceived(deps, idPedido)
    : orderMoved(deps, idPedido, { event: tipo, fecha });
}

async function orderReceived(
  { db, mails, followTokens }: LetterDeps,
  idPedido: number,
): Promise<MailMessage | null> {
  const [order] = await findOrders(db, { 'pedidos.idPedido': idPedido });
  if (!order) return null;
  const lines = await findOrderLines(db, { 'pedidos.idPedido': idPedido });
  return mails.orderReceived({
    ...order,
    followToken: followTokens.sign(idPedido),
    productos: lines.map((line) => ({
      productoNombre: line.productoNombre,
      tallaNombre: line.tallaNombre,
      cantidad: line.cantidad,
      subtotalProducto: fromCents(line.subtotalCents),
      sinPieza: line.sinPieza === 1,
    })),
    subtotal: fromCents(order.subtotalCents),
    montoEnvio: fromCents(order.envioCents),
    montoTotal: fromCents(order.totalCents),
  });
}

async function orderMoved(
  { db, mails, followTokens, receiptTokens }: LetterDeps,
  idPedido: number,
  { event, fecha }: { event: Exclude<WaitingLetter['tipo'], 'recibido'>; fecha: string },
): Promise<MailMessage | null> {
  const [order] = await findOrders(db, { 'pedidos.idPedido': idPedido });
  // Who has closed the account is written to no more.
  if (!order?.correo) return null;
  const news = { ...order, followToken: followTokens.sign(idPedido) };
  switch (event) {
    case 'aceptar':
      return mails.orderAccepted(news);
    case 'rechazar':
      return mails.orderRejected({
        ...news,
        motivo: order.motivoRechazo
          ? rejectionWords({ motivo: order.motivoRechazo, texto: order.textoRechazo })
          : [],
        tieneDevolucion: (await findPayments(db, idPedido)).length > 0,
      });
    case 'enviar':
      return mails.orderShipped({ ...news, ...(await readTracking(db, [order]))(order) });
    case 'sinPieza':
      return mails.missingDecided({
        ...news,
        productos: await findOrderLines(db, { 'pedidos.idPedido': idPedido }),
        montoTotal: fromCents(order.totalCents),
      });
    case 'devolucion': {
      const owed = await findOwed(db, idPedido);
      return mails.refundDone({
        ...news,
        devoluciones: owed.filter(({ hecha }) => hecha === fecha),
      });
    }
    case 'pedirComprobante':
    case 'recordarComprobante': {
      const request = await findRequest(db, idPedido);
      // Answered or decided meanwhile.
      if (!request?.vence || request.estadoPedido !== orderLifecycle.initial) return null;
      const asked = {
        ...news,
        motivo: doubtWords(request),
        vence: request.vence,
        ...(await dueOf(db, order)),
        receiptToken: receiptTokens.sign(idPedido),
      };
      return event === 'pedirComprobante'
        ? mails.receiptRequested(asked)
        : mails.receiptReminder(asked);
    }
  }
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
