import { HttpProblem } from '@filigrana/sdk/answers';
import { formatPayment, fromUnits, fullName } from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import { recordActivity } from '../../activity/activity.ts';
import type { Database } from '../../db/database.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { queueLetter } from '../../outbox/outbox.repository.ts';
import { insertEvent } from '../timeline/timeline.repository.ts';
import { viewAuthor } from '../timeline/timeline.service.ts';
import { findOwed, findRefunds, finishRefund, type RefundRow } from './refunds.repository.ts';

type Refund = components['schemas']['Refund'];

/** What is to be given back, and what was. */
export async function listRefunds(db: Database): Promise<Refund[]> {
  return (await findRefunds(db)).map(viewRefund);
}

/** What is given back of an order as its customer sees it; nothing is said where nothing is. */
export async function readOrderRefunds(
  db: Database,
  idPedido: number,
): Promise<Pick<components['schemas']['OrderDetail'], 'devoluciones'>> {
  const owed = await findOwed(db, idPedido);
  if (owed.length === 0) return {};
  return { devoluciones: owed.map(({ monto, moneda, hecha }) => ({ monto, moneda, hecha })) };
}

/**
 * Notes that a sum was given back, and tells the customer.
 *
 * @throws HttpProblem 404 without such a sum; 409 INVALID_STATE when it has been given back already.
 */
export async function setRefund(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, idUsuario }: { id: number; idUsuario: number },
  form: components['schemas']['RefundForm'],
): Promise<Refund> {
  return withTransaction(db, async (trx) => {
    const hecha = clock.now().toISOString();
    const referencia = form.referencia.trim();
    const isFirst = await finishRefund(trx, id, { hecha, idUsuario, referencia });
    const [row] = await findRefunds(trx, id);
    if (!row) throw new HttpProblem('NOT_FOUND');
    if (!isFirst) throw new HttpProblem('INVALID_STATE');
    const refund = viewRefund(row);
    const { idPedido } = refund;
    const texto = formatPayment(refund);
    const event = { idUsuario, fecha: hecha, tipo: 'devolucion', texto } as const;
    await insertEvent(trx, { idPedido }, event);
    const objeto = `pedido ${idPedido}`;
    await recordActivity(trx, { fecha: hecha, idUsuario, accion: 'pedido.devolucion', objeto });
    await queueLetter(trx, { idPedido }, { tipo: 'devolucion', fecha: hecha });
    return refund;
  });
}

function viewRefund(row: RefundRow): Refund {
  const { idDevolucion, idPedido, moneda, fecha, hecha, referencia, telefono } = row;
  const clienteNombre = fullName({
    nombre: row.clienteNombre,
    primerApellido: row.clientePrimero,
    segundoApellido: row.clienteSegundo,
  });
  return {
    ...{ id: idDevolucion, idPedido, clienteNombre, telefono, moneda, fecha, hecha, referencia },
    monto: fromUnits(row.monto, moneda),
    autor: viewAuthor(row),
  };
}
