import { assertPayment, HttpProblem, paymentsTexts } from '@filigrana/sdk/answers';
import { cleanReference, formatPayment, toUnits } from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import { recordActivity } from '../../activity/activity.ts';
import type { Trx } from '../../db/database.ts';
import { lockOrder } from '../shipments/shipments.repository.ts';
import { insertEvent } from '../timeline/timeline.repository.ts';
import { receiptsOf } from './order-receipts.ts';
import { oweRefunds } from './owe-refunds.ts';
import { findPaidOrder, findPayments, insertPayment } from './payments.repository.ts';

/** Who enters a payment of which order, and from where it is known. */
export interface Hand {
  idPedido: number;
  idUsuario: number;
  origen: 'persona' | 'banco';
}

/**
 * Enters a payment, in a transaction of the caller.
 *
 * @param fecha Now, ISO 8601.
 * @returns the number of the payment.
 * @throws HttpProblem 404 without such an order; 400 for an amount or a day that no payment has, or a
 * receipt that the order does not have; 409 INVALID_STATE when the order has a payment with that reference.
 * The transaction must then be undone.
 */
export async function enterPayment(
  trx: Trx,
  { idPedido, idUsuario, origen }: Hand,
  form: components['schemas']['PaymentForm'],
  fecha: string,
): Promise<number> {
  assertPayment(form, Date.parse(fecha));
  if (!(await lockOrder(trx, idPedido))) throw new HttpProblem('NOT_FOUND');
  const { metodo, moneda, dia } = form;
  const referencia = cleanReference(form.referencia ?? '') || null;
  const known = await findPayments(trx, idPedido);
  if (referencia !== null && known.some((payment) => payment.referencia === referencia))
    throw new HttpProblem('INVALID_STATE', { error: paymentsTexts.repeated });
  const idPago = await insertPayment(trx, {
    ...{ idPedido, metodo, moneda, dia, referencia, origen, idUsuario, fecha },
    monto: toUnits(form),
    idComprobante: await fileOf(trx, idPedido, form.comprobante ?? null),
  });
  const order = await findPaidOrder(trx, idPedido);
  if (order?.estadoPedido === 'cancelado') await oweRefunds(trx, idPedido, fecha);
  const texto = formatPayment(form);
  await insertEvent(trx, { idPedido }, { idUsuario, fecha, tipo: 'pago', texto });
  await recordActivity(trx, {
    ...{ fecha, idUsuario, accion: 'pedido.pago', objeto: `pedido ${idPedido}` },
    cambios: { pago: [null, texto] },
  });
  return idPago;
}

async function fileOf(trx: Trx, idPedido: number, numero: number | null) {
  if (numero === null) return null;
  const receipt = (await receiptsOf(trx, idPedido)).find((one) => one.numero === numero);
  if (!receipt) throw new HttpProblem('VALIDATION');
  return receipt.idArchivo;
}
