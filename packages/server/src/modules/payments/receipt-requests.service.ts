import { HttpProblem, readDoubt } from '@filigrana/sdk/answers';
import {
  DOUBT_LABELS,
  fromCents,
  orderLifecycle,
  freeRequest,
  receiptsLeft,
  requestDays,
  requestStatus,
} from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import { recordActivity } from '../../activity/activity.ts';
import type { Database, Trx } from '../../db/database.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { UploadedFile } from '../../http/operation-types.ts';
import { queueLetter } from '../../outbox/outbox.repository.ts';
import { moveOn } from '../orders/advance-order.ts';
import { lockOrder } from '../shipments/shipments.repository.ts';
import { insertEvent } from '../timeline/timeline.repository.ts';
import { dueOf } from './due.ts';
import { findPaidOrder } from './payments.repository.ts';
import {
  answerRequest,
  findDue,
  findLinkedOrder,
  findRequest,
  replaceReceipt,
  saveRequest,
  takeDue,
  type LinkedOrder,
  type RequestRow,
} from './receipt-requests.repository.ts';

type Wire = components['schemas'];

/**
 * Asks the customer of an order for another receipt, in place of what was asked before.
 *
 * @throws HttpProblem 400 for a reason that says nothing, 404 without such an order, 409 INVALID_STATE
 * unless it waits.
 */
export async function requestReceipt(
  { db, clock, receiptHours }: Pick<Deps, 'db' | 'clock' | 'receiptHours'>,
  { idPedido, idUsuario }: { idPedido: number; idUsuario: number },
  form: Wire['DoubtForm'],
): Promise<void> {
  const doubt = readDoubt(form);
  const now = clock.now();
  const fecha = now.toISOString();
  await withTransaction(db, async (trx) => {
    await lockOrder(trx, idPedido);
    const order = await findPaidOrder(trx, idPedido);
    if (order?.estadoPedido !== orderLifecycle.initial)
      throw new HttpProblem(order ? 'INVALID_STATE' : 'NOT_FOUND');
    await saveRequest(trx, { idPedido, ...doubt, fecha, ...requestDays(now, receiptHours) });
    const texto = doubt.texto ?? DOUBT_LABELS[doubt.motivo];
    await insertEvent(trx, { idPedido }, { idUsuario, fecha, tipo: 'solicitud', texto });
    const objeto = `pedido ${idPedido}`;
    await recordActivity(trx, { fecha, idUsuario, accion: 'pedido.comprobantePedido', objeto });
    await queueLetter(trx, { idPedido }, { tipo: 'pedirComprobante', fecha });
  });
}

function viewRequest(request: RequestRow): Wire['ReceiptRequest'] {
  const { motivo, texto, fecha, vence, estadoPedido } = request;
  return { motivo, texto, fecha, vence, estado: requestStatus(vence, estadoPedido) };
}

/** The receipt that was last asked for; null when none was. */
export async function readRequest(
  db: Database | Trx,
  idPedido: number,
): Promise<Wire['ReceiptRequest'] | null> {
  const request = await findRequest(db, idPedido);
  return request ? viewRequest(request) : null;
}

type LinkDeps = Pick<Deps, 'db' | 'receiptTokens'>;

/** @throws HttpProblem 404 for a token that the shop did not sign. */
async function linkedOrder({ db, receiptTokens }: LinkDeps, token: string): Promise<LinkedOrder> {
  const idPedido = receiptTokens.read(token);
  const order = idPedido === null ? undefined : await findLinkedOrder(db, idPedido);
  if (!order) throw new HttpProblem('NOT_FOUND');
  return order;
}

/** An order with how many receipts it has, that of the purchase among them. */
const receivedOf = (order: LinkedOrder) => ({
  ...order,
  receipts: Number(order.earlierReceipts) + 1,
});

/** How many further receipts the link of an order takes. */
export async function furtherReceipts(db: Database, idPedido: number): Promise<number> {
  const order = await findLinkedOrder(db, idPedido);
  return order ? receiptsLeft(receivedOf(order)) : 0;
}

/** What was asked for, or that a further receipt is welcome. */
async function requestOf(db: Database | Trx, order: LinkedOrder) {
  const received = receivedOf(order);
  return {
    ...((await readRequest(db, order.idPedido)) ?? freeRequest(received)),
    quedan: receiptsLeft(received),
  };
}

/** What whoever has the link of a letter may see. @throws HttpProblem 404 for a link of no use. */
export async function requestedReceipt(
  deps: LinkDeps,
  token: string,
): Promise<Wire['RequestedReceipt']> {
  const order = await linkedOrder(deps, token);
  const { idPedido, totalCents, montoColones, metodoPago } = order;
  return {
    ...(await requestOf(deps.db, order)),
    ...{ idPedido, montoTotal: fromCents(totalCents), metodoPago },
    ...(montoColones !== null && { montoColones }),
    ...(await dueOf(deps.db, order)),
  };
}

/**
 * Takes the receipt that was asked for, or a further one of whoever pays in parts; the earlier ones stay.
 *
 * @returns the number of the order.
 * @throws HttpProblem 404 for a link of no use, 409 INVALID_STATE when none is taken any more, 413 and 415
 * for the receipt. Nothing has changed then.
 */
export async function sendReceipt(
  deps: LinkDeps & Pick<Deps, 'clock' | 'media'>,
  token: string,
  receipt: UploadedFile,
): Promise<number> {
  const { db, clock, media } = deps;
  const { idPedido, idUsuario, earlierReceipts } = await takingOrder(
    db,
    await linkedOrder(deps, token),
  );
  const file = await media.storeReceipt(receipt.bytes, idUsuario);
  const fecha = clock.now().toISOString();
  try {
    await withTransaction(db, async (trx) => {
      await lockOrder(trx, idPedido);
      // Somebody may have decided or sent meanwhile: what was pressed twice is sent once.
      const order = await takingOrder(trx, await findLinkedOrder(trx, idPedido));
      if (Number(order.earlierReceipts) !== Number(earlierReceipts))
        throw new HttpProblem('INVALID_STATE');
      await answerRequest(trx, idPedido);
      await media.recordReceipt(trx, file);
      await replaceReceipt(trx, idPedido, file.idArchivo);
      await insertEvent(trx, { idPedido }, { idUsuario, fecha, tipo: 'comprobante' });
    });
  } catch (error) {
    await media.discard(file);
    throw error;
  }
  return idPedido;
}

/** @throws HttpProblem 409 INVALID_STATE for an order that takes no receipt. */
async function takingOrder(
  db: Database | Trx,
  order: LinkedOrder | undefined,
): Promise<LinkedOrder> {
  const request = order && (await requestOf(db, order));
  if (!request || (request.estado !== 'abierta' && request.quedan === 0))
    throw new HttpProblem('INVALID_STATE');
  return order;
}

/**
 * Reminds customers of receipts that they were asked for, and cancels the orders for which none has come in
 * time. Several servers may do it at once.
 *
 * @returns how many of each; null for none.
 */
export async function tendRequests({
  db,
  clock,
  outbox,
}: Pick<Deps, 'db' | 'clock' | 'outbox'>): Promise<{ reminded: number; cancelled: number } | null> {
  const now = clock.now().toISOString();
  const cancelled = await each(db, 'vence', now, (trx, idPedido) =>
    moveOn(trx, {
      ...{ idPedido, event: 'rechazar', idUsuario: null, fecha: now },
      doubt: { motivo: 'sin_respuesta', texto: null },
    }),
  );
  const reminded = await each(db, 'recordar', now, (trx, idPedido) =>
    queueLetter(trx, { idPedido }, { tipo: 'recordarComprobante', fecha: now }),
  );
  if (cancelled + reminded === 0) return null;
  outbox.post();
  return { reminded, cancelled };
}

async function each(
  db: Database,
  what: 'recordar' | 'vence',
  now: string,
  act: (trx: Trx, idPedido: number) => Promise<void>,
): Promise<number> {
  let done = 0;
  for (const idPedido of await findDue(db, what, now)) {
    const isDone = await withTransaction(db, async (trx) => {
      await lockOrder(trx, idPedido);
      const order = await findPaidOrder(trx, idPedido);
      const isWaiting = order?.estadoPedido === orderLifecycle.initial;
      if (!isWaiting || !(await takeDue(trx, idPedido, what, now))) return false;
      await act(trx, idPedido);
      return true;
    });
    if (isDone) done += 1;
  }
  return done;
}
