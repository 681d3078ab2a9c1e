import { assertPayment, HttpProblem, paymentsTexts, readDoubt } from '@filigrana/sdk/answers';
import {
  cleanReference,
  DOUBT_LABELS,
  formatPayment,
  freeRequest,
  notedDue,
  orderLifecycle,
  RECEIPT_REQUEST_HOURS,
  receiptsLeft,
  requestDays,
} from '@filigrana/sdk/domain';
import { accountOf } from '../accounts/find-account.ts';
import { recordActivity } from '../activity/activity.ts';
import type { HandlersOf } from '../http/call.ts';
import { findOrder } from '../orders/find-order.ts';
import { recordEvent } from '../timeline/timeline.ts';
import { storeReceipt } from '../world/files.ts';
import type { OrderRow, PaymentRow } from '../world/rows.ts';
import { receiptTokenOf } from '../world/tokens.ts';
import type { World } from '../world/world.ts';
import { enterPayment, tellPayment } from './enter-payment.ts';
import { monthAccounts } from './month-accounts.ts';
import { listRefunds, oweRefunds, priced, tellRefund, viewRefund } from './refunds.ts';
import { receiptsOf, viewLedger, viewRequest } from './view-ledger.ts';

/** What has come for orders, and asking for another receipt. A shop in memory reminds nobody and cancels nothing. */
export function paymentHandlers(world: World): HandlersOf<'payments'> {
  /** The order that a token names. */
  const orderOf = (token: string): OrderRow => {
    const order = world.orders.find(({ idPedido }) => receiptTokenOf(world, idPedido) === token);
    if (!order) throw new HttpProblem('NOT_FOUND');
    return order;
  };
  const requested = (order: OrderRow) => {
    const { idPedido, montoTotal, montoColones, metodoPago } = order;
    const received = { ...order, receipts: receiptsOf(order).length };
    return {
      ...(viewRequest(world, order) ?? freeRequest(received)),
      quedan: receiptsLeft(received),
      ...{ idPedido, montoTotal, metodoPago },
      ...(montoColones !== undefined && { montoColones }),
      ...notedDue(
        priced(order),
        world.payments.filter((payment) => payment.idPedido === idPedido),
      ),
    };
  };
  return {
    getMonthAccounts({ query: { mes }, user: { idUsuario } }) {
      const cambios = [{ campo: 'mes', antes: null, despues: mes }];
      recordActivity(world, { idUsuario, accion: 'pedido.contabilidad', objeto: '', cambios });
      return monthAccounts(world, mes);
    },
    listPayments: ({ params }) => viewLedger(world, findOrder(world, params)),
    addPayment({ params, body: { comprobante = null, ...form }, user: { idUsuario } }) {
      assertPayment(form, world.now().getTime());
      const order = findOrder(world, params);
      const { idPedido } = order;
      const referencia = cleanReference(form.referencia ?? '') || null;
      const own = world.payments.filter((payment) => payment.idPedido === idPedido);
      if (referencia !== null && own.some((payment) => payment.referencia === referencia))
        throw new HttpProblem('INVALID_STATE', { error: paymentsTexts.repeated });
      const receipt = receiptsOf(order).find(({ numero }) => numero === comprobante);
      if (comprobante !== null && !receipt) throw new HttpProblem('VALIDATION');
      const payment: PaymentRow = {
        ...{ ...form, id: world.nextId('payment'), idPedido, idUsuario, referencia },
        comprobante: receipt?.comprobante ?? null,
        origen: 'persona',
        fecha: world.now().toISOString(),
      };
      enterPayment(world, payment);
      if (order.estadoPedido === 'cancelado') oweRefunds(world, order);
      return viewLedger(world, order);
    },
    removePayment({ params, user: { idUsuario } }) {
      const order = findOrder(world, params);
      const payment = world.payments.find(
        ({ id, idPedido }) => id === params.idPago && idPedido === order.idPedido,
      );
      if (!payment) throw new HttpProblem('NOT_FOUND');
      if (order.estadoPedido === 'cancelado') throw new HttpProblem('INVALID_STATE');
      world.payments = world.payments.filter((one) => one !== payment);
      tellPayment(world, payment, idUsuario, 'pagoQuitado');
      return viewLedger(world, order);
    },
    requestReceipt({ params, body, user: { idUsuario } }) {
      const doubt = readDoubt(body);
      const order = findOrder(world, params);
      const { idPedido } = order;
      if (order.estadoPedido !== orderLifecycle.initial) throw new HttpProblem('INVALID_STATE');
      const now = world.now();
      const { vence } = requestDays(now, RECEIPT_REQUEST_HOURS);
      world.receiptRequests.set(idPedido, {
        ...{ ...doubt, idPedido, fecha: now.toISOString(), vence },
      });
      const texto = doubt.texto ?? DOUBT_LABELS[doubt.motivo];
      recordEvent(world, { idPedido }, { idUsuario, tipo: 'solicitud', texto });
      const objeto = `pedido ${idPedido}`;
      recordActivity(world, { idUsuario, accion: 'pedido.comprobantePedido', objeto });
      world.mail.push({
        kind: 'receipt-requested',
        to: accountOf(world, order.idUsuario).correo,
        idPedido,
        receiptToken: receiptTokenOf(world, idPedido),
      });
      return viewLedger(world, order);
    },
    getReceiptRequest: ({ params }) => requested(orderOf(params.token)),
    sendReceipt({ params, body }) {
      const order = orderOf(params.token);
      const { estado, quedan } = requested(order);
      if (estado !== 'abierta' && quedan === 0) throw new HttpProblem('INVALID_STATE');
      const { idPedido, idUsuario, comprobante, fechaPedido } = order;
      const fecha = order.receiptDate ?? fechaPedido;
      const earlierReceipts = [...(order.earlierReceipts ?? []), { comprobante, fecha }];
      Object.assign(order, {
        earlierReceipts,
        comprobante: storeReceipt(world, body.comprobante),
        receiptDate: world.now().toISOString(),
      });
      delete order.comprobanteEliminado;
      const request = world.receiptRequests.get(idPedido);
      if (request) request.vence = null;
      recordEvent(world, { idPedido }, { idUsuario, tipo: 'comprobante' });
      return { ...requested(order), estado: 'recibida' };
    },
    listRefunds: () => listRefunds(world),
    setRefund({ params: { idDevolucion }, body, user: { idUsuario } }) {
      const refund = world.refunds.find(({ id }) => id === idDevolucion);
      if (!refund) throw new HttpProblem('NOT_FOUND');
      if (refund.hecha !== null) throw new HttpProblem('INVALID_STATE');
      const { idPedido } = refund;
      const hecha = world.now().toISOString();
      Object.assign(refund, { hecha, idUsuario, referencia: body.referencia.trim() });
      const texto = formatPayment(refund);
      recordEvent(world, { idPedido }, { idUsuario, tipo: 'devolucion', texto });
      const objeto = `pedido ${idPedido}`;
      recordActivity(world, { idUsuario, accion: 'pedido.devolucion', objeto });
      tellRefund(world, idPedido);
      return viewRefund(world, refund);
    },
  };
}
