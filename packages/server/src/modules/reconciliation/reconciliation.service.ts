import { HttpProblem, reconciliationTexts } from '@filigrana/sdk/answers';
import {
  fromCents,
  fullName,
  isDay,
  isWholeCents,
  localDate,
  matchPayments,
  newEntries,
  ordersStillDue,
  sharesOf,
  unpaidOrders,
  type OpenEntry,
} from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import { recordActivity } from '../../activity/activity.ts';
import type { Database, Trx } from '../../db/database.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { isWithoutPiece, moveOn } from '../orders/advance-order.ts';
import { enterPayment } from '../payments/enter-payment.ts';
import { insertEvent } from '../timeline/timeline.repository.ts';
import { withPrices } from '../payments/order-prices.ts';
import { findPayments } from '../payments/payments.repository.ts';
import {
  endWaiting,
  findEntered,
  findEntries,
  findEntriesBetween,
  findPending,
  findSetAside,
  findWaiting,
  insertEntries,
  insertPaid,
  lockEntries,
  saveRefused,
  waitAgain,
  type EntryRow,
  type PendingRow,
} from './reconciliation.repository.ts';

type Wire = components['schemas'];
type ReconciliationDeps = Pick<Deps, 'db' | 'clock'>;

const DAY_MS = 86_400_000;
/** Days around those of a reading in which the same payment may have been read before. */
const AROUND_DAYS = 7;

/** What belongs together among what waits. */
export async function readReconciliation({
  db,
  clock,
}: ReconciliationDeps): Promise<Wire['Reconciliation']> {
  const waiting = await findWaiting(db);
  const orders = await unpaid(db, await findPending(db), waiting);
  const matched = matchPayments(
    waiting.map(openEntry),
    orders.map(({ fechaPedido, clienteNombre, ...order }) => ({
      ...order,
      dia: localDate(Date.parse(fechaPedido)),
      nombre: clienteNombre,
    })),
  );
  const sinPago = unpaidOrders(orders, matched, clock.now().getTime());
  const found = [...matched.seguras, ...matched.probables.flatMap(({ candidatos }) => candidatos)];
  const named = new Set(found.flatMap(({ pedidos }) => pedidos));
  for (const { idPedido } of sinPago) named.add(idPedido);
  return {
    ...matched,
    entradas: waiting.map(viewEntry),
    pedidos: orders.filter(({ idPedido }) => named.has(idPedido)),
    sinPago: sinPago.map(({ idPedido }) => idPedido),
    apartadas: (await findSetAside(db)).map(viewEntry),
  };
}

const viewEntry = ({ noPaga: _, centimos, ...entry }: EntryRow): Wire['WaitingEntry'] => ({
  ...entry,
  monto: fromCents(centimos),
});

const openEntry = (row: EntryRow): OpenEntry => ({
  ...viewEntry(row),
  noPaga: JSON.parse(row.noPaga) as number[],
});

const viewUnpaid = (order: PendingRow & { montoTotal: number; montoColones: number | null }) => ({
  idPedido: order.idPedido,
  fechaPedido: order.fechaPedido,
  montoTotal: order.montoTotal,
  montoColones: order.montoColones,
  referencia: order.referencia,
  clienteNombre: fullName(order),
});

/** Orders with what is still to come for them, as entries are compared with it. */
async function unpaid(
  db: Database | Trx,
  orders: readonly PendingRow[],
  entries: readonly EntryRow[],
) {
  const due = ordersStillDue(await withPrices(db, orders), await findEntered(db, orders), entries);
  return due.map(viewUnpaid);
}

/**
 * Keeps what was not read before.
 *
 * @throws HttpProblem 400 for a day that is none, and for an amount that is zero or has parts of cents.
 */
export async function addBankEntries(
  { db, clock }: ReconciliationDeps,
  idUsuario: number,
  entries: readonly Wire['BankEntry'][],
): Promise<{ nuevas: number; repetidas: number }> {
  for (const { dia, monto } of entries)
    if (!isDay(dia) || monto === 0 || !isWholeCents(monto)) throw new HttpProblem('VALIDATION');
  const days = entries.map(({ dia }) => dia).sort();
  return withTransaction(db, async (trx) => {
    await lockEntries(trx);
    const known = await findEntriesBetween(
      trx,
      moved(days[0] ?? '', -AROUND_DAYS),
      moved(days.at(-1) ?? '', AROUND_DAYS),
    );
    const fresh = newEntries(known.map(viewEntry), entries);
    await insertEntries(trx, fresh);
    if (fresh.length > 0)
      await recordActivity(trx, {
        fecha: clock.now().toISOString(),
        idUsuario,
        accion: 'banco.leido',
        cambios: { entradas: [null, fresh.length] },
      });
    return { nuevas: fresh.length, repetidas: entries.length - fresh.length };
  });
}

const moved = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Accepts the orders of each match, with all that belongs to it; none of them stops the others. */
export async function acceptMatches(
  deps: ReconciliationDeps,
  matches: readonly Wire['MatchChoice'][],
  idUsuario: number,
): Promise<Wire['MatchOutcome'][]> {
  const outcomes: Wire['MatchOutcome'][] = [];
  // One after the other: a shop on SQLite has one writer.
  for (const match of matches)
    outcomes.push({
      pedidos: match.pedidos,
      resultado: await acceptMatch(deps, match, idUsuario),
    });
  return outcomes;
}

async function acceptMatch(
  { db, clock }: ReconciliationDeps,
  { entradas, pedidos }: Wire['MatchChoice'],
  idUsuario: number,
): Promise<Wire['MatchOutcome']['resultado']> {
  try {
    return await withTransaction(db, async (trx) => {
      // In one order, so that two clerks never wait for each other.
      for (const idEntrada of entradas.toSorted((a, b) => a - b))
        if (!(await endWaiting(trx, idEntrada, 'usada'))) throw new Refused('entradaUsada');
      const paid = await findEntries(trx, entradas);
      // What the bank took back pays nothing.
      if (paid.some(({ centimos }) => centimos < 0)) throw new Refused('entradaUsada');
      const fecha = clock.now().toISOString();
      const orders = await findPending(trx, pedidos);
      for (const { idPedido } of orders) {
        if (await isWithoutPiece(trx, idPedido)) throw new Refused('sinPieza');
        await moveOn(trx, { idPedido, event: 'aceptar', idUsuario, fecha });
        await recordReason(trx, { fecha, idUsuario, idPedido, paid });
      }
      if (orders.length < pedidos.length) throw new Refused('pedidoDecidido');
      await enterPayments(trx, { orders, paid, fecha, idUsuario });
      await insertPaid(trx, entradas, pedidos);
      return 'aceptada' as const;
    });
  } catch (error) {
    if (error instanceof Refused) return error.outcome;
    // Somebody else was faster.
    if (error instanceof HttpProblem && error.code === 'INVALID_STATE') return 'pedidoDecidido';
    throw error;
  }
}

/** Undoes the transaction of a match that cannot be accepted any more. */
class Refused extends Error {
  constructor(readonly outcome: Exclude<Wire['MatchOutcome']['resultado'], 'aceptada'>) {
    super(outcome);
  }
}

/** A payment for each entry and order; one that a person has entered by its reference already is that one. */
async function enterPayments(
  trx: Trx,
  of: {
    orders: readonly PendingRow[];
    paid: readonly EntryRow[];
    fecha: string;
    idUsuario: number;
  },
): Promise<void> {
  const { orders, paid, fecha, idUsuario } = of;
  const today = localDate(Date.parse(fecha));
  const due = (await unpaid(trx, orders, paid)).map(({ montoTotal }) => montoTotal);
  for (const { moneda, centimos, dia, referencia } of paid) {
    const shares = sharesOf({ monto: fromCents(centimos), moneda }, due);
    for (const [index, { idPedido, metodoPago: metodo }] of orders.entries()) {
      const known = await findPayments(trx, idPedido);
      const monto = shares[index] ?? 0;
      if (monto === 0 || (referencia && known.some((one) => one.referencia === referencia)))
        continue;
      // A bank may book what came at the weekend on the Monday after it.
      const form = { metodo, monto, moneda, dia: dia > today ? today : dia, referencia };
      await enterPayment(trx, { idPedido, idUsuario, origen: 'banco' }, form, fecha);
    }
  }
}

/** Why the order was accepted: by which entries. */
async function recordReason(
  trx: Trx,
  of: { fecha: string; idUsuario: number; idPedido: number; paid: readonly EntryRow[] },
): Promise<void> {
  const { fecha, idUsuario, idPedido, paid } = of;
  const entrada = reconciliationTexts.entries(paid.map(viewEntry));
  const texto = reconciliationTexts.why(entrada);
  await insertEvent(trx, { idPedido }, { idUsuario, fecha, tipo: 'motivo', texto });
  await recordActivity(trx, {
    fecha,
    idUsuario,
    accion: 'pedido.conciliado',
    objeto: `pedido ${idPedido}`,
    cambios: { entrada: [null, entrada] },
  });
}

/**
 * @throws HttpProblem 404 without such an entry; 409 INVALID_STATE when it waits no longer, or is to wait again and is not
 * set aside.
 */
export async function setBankEntry(
  { db, clock }: ReconciliationDeps,
  { idEntrada, idUsuario }: { idEntrada: number; idUsuario: number },
  { noPaga, apartada }: Wire['BankEntryForm'],
): Promise<void> {
  await withTransaction(db, async (trx) => {
    await lockEntries(trx);
    const [entry] = await findEntries(trx, [idEntrada]);
    if (!entry) throw new HttpProblem('NOT_FOUND');
    const isBack = apartada === false;
    if (entry.estado !== (isBack ? 'apartada' : 'espera')) throw new HttpProblem('INVALID_STATE');
    if (isBack) await waitAgain(trx, idEntrada);
    const before = isBack ? [] : (JSON.parse(entry.noPaga) as number[]);
    if (noPaga) await saveRefused(trx, idEntrada, [...new Set([...before, ...noPaga])]);
    if (apartada) await endWaiting(trx, idEntrada, 'apartada');
    await recordActivity(trx, {
      fecha: clock.now().toISOString(),
      idUsuario,
      accion: 'banco.anotado',
      objeto: `entrada ${idEntrada}`,
      cambios: {
        ...(noPaga && { noPaga: [null, noPaga.join(', ')] }),
        ...(apartada !== undefined && { apartada: [Number(!apartada), Number(apartada)] }),
      },
    });
  });
}
