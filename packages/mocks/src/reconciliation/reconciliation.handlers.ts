import { HttpProblem, reconciliationTexts } from '@filigrana/sdk/answers';
import {
  fullName,
  isDay,
  isUndecided,
  isWholeCents,
  localDate,
  matchPayments,
  newEntries,
  ordersStillDue,
  orderLifecycle,
  sharesOf,
  unpaidOrders,
} from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import { accountOf } from '../accounts/find-account.ts';
import { recordActivity } from '../activity/activity.ts';
import type { HandlersOf } from '../http/call.ts';
import { advanceOrder } from '../orders/advance-order.ts';
import { enterPayment } from '../payments/enter-payment.ts';
import { priced } from '../payments/refunds.ts';
import { recordEvent } from '../timeline/timeline.ts';
import type { BankEntryRow, OrderRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';

type Schemas = components['schemas'];

/** Most entries that were set aside that are listed. Contract, `Reconciliation`. */
const ASIDE_MAX = 100;

/** What the bank says beside the orders that it may pay. */
export const reconciliationHandlers = (world: World): HandlersOf<'reconciliation'> => ({
  getReconciliation: () => viewReconciliation(world),
  addBankEntries({ body: { entradas }, user: { idUsuario } }) {
    for (const { dia, monto } of entradas)
      if (!isDay(dia) || monto === 0 || !isWholeCents(monto)) throw new HttpProblem('VALIDATION');
    const fresh = newEntries(world.bankEntries, entradas);
    for (const entry of fresh)
      world.bankEntries.push({
        ...entry,
        idEntrada: world.nextId('bankEntry'),
        estado: 'espera',
        noPaga: [],
      });
    if (fresh.length > 0)
      recordActivity(world, {
        idUsuario,
        accion: 'banco.leido',
        objeto: '',
        cambios: [{ campo: 'entradas', antes: null, despues: fresh.length }],
      });
    return {
      ...viewReconciliation(world),
      nuevas: fresh.length,
      repetidas: entradas.length - fresh.length,
    };
  },
  acceptMatches({ body: { coincidencias }, user: { idUsuario } }) {
    const resultados = coincidencias.map((match) => ({
      pedidos: match.pedidos,
      resultado: acceptMatch(world, match, idUsuario),
    }));
    return { ...viewReconciliation(world), resultados };
  },
  setBankEntry({ params: { idEntrada }, body: { noPaga, apartada }, user: { idUsuario } }) {
    const entry = world.bankEntries.find((one) => one.idEntrada === idEntrada);
    if (!entry) throw new HttpProblem('NOT_FOUND');
    const isBack = apartada === false;
    if (entry.estado !== (isBack ? 'apartada' : 'espera')) throw new HttpProblem('INVALID_STATE');
    if (isBack) Object.assign(entry, { estado: 'espera', noPaga: [] });
    entry.noPaga.push(...(noPaga ?? []));
    if (apartada) entry.estado = 'apartada';
    recordActivity(world, {
      idUsuario,
      accion: 'banco.anotado',
      objeto: `entrada ${idEntrada}`,
      cambios: [
        ...(noPaga ? [{ campo: 'noPaga', antes: null, despues: noPaga.join(', ') }] : []),
        ...(apartada === undefined
          ? []
          : [{ campo: 'apartada', antes: Number(!apartada), despues: Number(apartada) }]),
      ],
    });
    return viewReconciliation(world);
  },
});

function acceptMatch(
  world: World,
  { entradas, pedidos }: Schemas['MatchChoice'],
  idUsuario: number,
): Schemas['MatchOutcome']['resultado'] {
  const entries = world.bankEntries.filter(
    ({ idEntrada, estado, monto }) =>
      entradas.includes(idEntrada) && estado === 'espera' && monto > 0,
  );
  if (entries.length < entradas.length) return 'entradaUsada';
  const orders = pending(world).filter(({ idPedido }) => pedidos.includes(idPedido));
  if (orders.length < pedidos.length) return 'pedidoDecidido';
  if (orders.some(({ lines }) => lines.some(isUndecided))) return 'sinPieza';
  for (const entry of entries) entry.estado = 'usada';
  const entrada = reconciliationTexts.entries(entries);
  for (const order of orders) {
    advanceOrder(world, order, { event: 'aceptar', idUsuario });
    const texto = reconciliationTexts.why(entrada);
    recordEvent(world, { idPedido: order.idPedido }, { idUsuario, tipo: 'motivo', texto });
    recordActivity(world, {
      idUsuario,
      accion: 'pedido.conciliado',
      objeto: `pedido ${order.idPedido}`,
      cambios: [{ campo: 'entrada', antes: null, despues: entrada }],
    });
  }
  if (world.extensions.has('payments')) enterPayments(world, entries, orders, idUsuario);
  return 'aceptada';
}

/** A payment for each entry and order; one that a person has entered by its reference already is that one. */
function enterPayments(
  world: World,
  entries: readonly BankEntryRow[],
  orders: readonly OrderRow[],
  idUsuario: number,
): void {
  const fecha = world.now().toISOString();
  const today = localDate(world.now().getTime());
  const due = unpaid(world, orders, entries).map(({ montoTotal }) => montoTotal);
  for (const entry of entries) {
    const { moneda, dia, referencia } = entry;
    const shares = sharesOf(entry, due);
    for (const [index, { idPedido, metodoPago: metodo }] of orders.entries()) {
      const monto = shares[index] ?? 0;
      const isKnown = world.payments.some(
        (payment) => payment.idPedido === idPedido && payment.referencia === referencia,
      );
      if (monto === 0 || (referencia && isKnown)) continue;
      enterPayment(world, {
        ...{ id: world.nextId('payment'), idPedido, idUsuario, metodo, monto, moneda, referencia },
        ...{ dia: dia > today ? today : dia, comprobante: null, origen: 'banco', fecha },
      });
    }
  }
}

const pending = (world: World): OrderRow[] =>
  world.orders
    .filter(({ estadoPedido }) => estadoPedido === orderLifecycle.initial)
    .sort((a, b) => a.fechaPedido.localeCompare(b.fechaPedido) || a.idPedido - b.idPedido);

/** Orders with what is still to come for them, as entries are compared with it. */
const unpaid = (world: World, orders: readonly OrderRow[], entries: readonly BankEntryRow[]) =>
  ordersStillDue(orders.map(priced), world.payments, entries).map((order) => ({
    idPedido: order.idPedido,
    fechaPedido: order.fechaPedido,
    montoTotal: order.montoTotal,
    montoColones: order.montoColones ?? null,
    referencia: order.referencia,
    clienteNombre: fullName(accountOf(world, order.idUsuario)),
  }));

function viewReconciliation(world: World): Schemas['Reconciliation'] {
  const newestFirst = (of: BankEntryRow['estado']) =>
    world.bankEntries
      .filter(({ estado }) => estado === of)
      .sort((a, b) => b.dia.localeCompare(a.dia) || b.idEntrada - a.idEntrada);
  const waiting = newestFirst('espera');
  const orders = unpaid(world, pending(world), waiting);
  const matched = matchPayments(
    waiting,
    orders.map((order) => ({
      ...order,
      dia: localDate(Date.parse(order.fechaPedido)),
      nombre: order.clienteNombre,
    })),
  );
  const sinPago = unpaidOrders(orders, matched, world.now().getTime());
  const found = [...matched.seguras, ...matched.probables.flatMap(({ candidatos }) => candidatos)];
  const named = new Set([
    ...found.flatMap(({ pedidos }) => pedidos),
    ...sinPago.map(({ idPedido }) => idPedido),
  ]);
  return {
    ...matched,
    entradas: waiting.map(viewEntry),
    pedidos: orders.filter(({ idPedido }) => named.has(idPedido)),
    sinPago: sinPago.map(({ idPedido }) => idPedido),
    apartadas: newestFirst('apartada').slice(0, ASIDE_MAX).map(viewEntry),
  };
}

const viewEntry = ({ estado: _, noPaga: __, ...entry }: BankEntryRow): Schemas['WaitingEntry'] =>
  entry;
