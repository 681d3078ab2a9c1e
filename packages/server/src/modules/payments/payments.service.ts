import { HttpProblem } from '@filigrana/sdk/answers';
import { formatPayment, fromUnits } from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import { recordActivity } from '../../activity/activity.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { lockOrder } from '../shipments/shipments.repository.ts';
import { insertEvent } from '../timeline/timeline.repository.ts';
import { viewAuthor } from '../timeline/timeline.service.ts';
import { enterPayment } from './enter-payment.ts';
import { readRequest } from './receipt-requests.service.ts';
import { viewReceipts } from './order-receipts.ts';
import {
  deletePayment,
  findPaidOrder,
  findPayments,
  type PaymentRow,
} from './payments.repository.ts';

type Wire = components['schemas'];
type PaymentsDeps = Pick<Deps, 'db' | 'clock' | 'media'>;

/** What has come for an order. @throws HttpProblem 404 without such an order. */
export async function readLedger(
  { db, media }: Pick<PaymentsDeps, 'db' | 'media'>,
  idPedido: number,
): Promise<Wire['OrderLedger']> {
  if (!(await findPaidOrder(db, idPedido))) throw new HttpProblem('NOT_FOUND');
  const payments = await findPayments(db, idPedido);
  return {
    idPedido,
    pagos: payments.map((payment) => viewPayment(payment, media)),
    comprobantes: await viewReceipts(db, media, idPedido),
    solicitud: await readRequest(db, idPedido),
  };
}

function viewPayment(payment: PaymentRow, media: PaymentsDeps['media']): Wire['Payment'] {
  const { idPago, metodo, moneda, dia, referencia, origen, fecha } = payment;
  return {
    ...{ id: idPago, metodo, moneda, dia, referencia, origen, fecha },
    monto: fromUnits(payment.monto, moneda),
    comprobante: media.privateLink(payment.idComprobante),
    autor: viewAuthor(payment),
  };
}

/** Enters a payment that somebody has read from a receipt: see `enterPayment`. */
export async function addPayment(
  deps: PaymentsDeps,
  hand: { idPedido: number; idUsuario: number },
  form: Wire['PaymentForm'],
): Promise<Wire['OrderLedger']> {
  const fecha = deps.clock.now().toISOString();
  await withTransaction(deps.db, (trx) =>
    enterPayment(trx, { ...hand, origen: 'persona' }, form, fecha),
  );
  return readLedger(deps, hand.idPedido);
}

/**
 * Takes a payment away that was entered by mistake.
 *
 * @throws HttpProblem 404 without such a payment of the order; 409 INVALID_STATE when it is cancelled.
 */
export async function removePayment(
  deps: PaymentsDeps,
  { idPedido, idUsuario }: { idPedido: number; idUsuario: number },
  idPago: number,
): Promise<Wire['OrderLedger']> {
  const fecha = deps.clock.now().toISOString();
  await withTransaction(deps.db, async (trx) => {
    await lockOrder(trx, idPedido);
    const payment = (await findPayments(trx, idPedido)).find((one) => one.idPago === idPago);
    if (!payment) throw new HttpProblem('NOT_FOUND');
    const order = await findPaidOrder(trx, idPedido);
    if (order?.estadoPedido === 'cancelado') throw new HttpProblem('INVALID_STATE');
    await deletePayment(trx, idPedido, idPago);
    const { moneda } = payment;
    const texto = formatPayment({ monto: fromUnits(payment.monto, moneda), moneda });
    await insertEvent(trx, { idPedido }, { idUsuario, fecha, tipo: 'pagoQuitado', texto });
    await recordActivity(trx, {
      ...{ fecha, idUsuario, accion: 'pedido.pagoQuitado', objeto: `pedido ${idPedido}` },
      cambios: { pago: [texto, null] },
    });
  });
  return readLedger(deps, idPedido);
}
