import type { MatchOutcome, Reconciliation, UnpaidOrder, WaitingEntry } from '@filigrana/sdk';
import type { MatchReason, PaymentMatch } from '@filigrana/sdk/domain';

/** Entries of the bank and the orders that they pay, both whole. */
export interface MatchedSides {
  entries: readonly WaitingEntry[];
  orders: readonly UnpaidOrder[];
  /** Why they seem to belong together. */
  reasons: readonly MatchReason[];
}

/** An entry that may pay one of several, the best first. */
export interface LikelyEntry {
  entry: WaitingEntry;
  candidates: readonly MatchedSides[];
}

/** What waits, as a person looks at it. */
export interface Sides {
  sure: readonly MatchedSides[];
  likely: readonly LikelyEntry[];
  /** Entries that no order is like. */
  waiting: readonly WaitingEntry[];
  /** Payments that the bank took back, and the entries that did it. */
  reversed: readonly WaitingEntry[];
  /** Orders that wait for longer than a day and that no entry is like. */
  unpaid: readonly UnpaidOrder[];
  /** Entries that were set aside, the newest day first; empty where that is final. */
  aside: readonly WaitingEntry[];
}

export const NOTHING: Sides = {
  ...{ sure: [], likely: [], waiting: [], reversed: [], unpaid: [], aside: [] },
};

/** The entries and orders in place of their numbers. What a backend names and does not hold is passed over. */
export function sidesOf(data: Reconciliation): Sides {
  const entries = new Map(data.entradas.map((entry) => [entry.idEntrada, entry]));
  const orders = new Map(data.pedidos.map((order) => [order.idPedido, order]));
  const entriesOf = (ids: readonly number[]) => ids.flatMap((id) => entries.get(id) ?? []);
  const ordersOf = (ids: readonly number[]) => ids.flatMap((id) => orders.get(id) ?? []);
  const matched = (matches: readonly PaymentMatch[]): MatchedSides[] =>
    matches
      .map(({ entradas, pedidos, motivos }) => ({
        entries: entriesOf(entradas),
        orders: ordersOf(pedidos),
        reasons: motivos,
      }))
      .filter((sides) => sides.entries.length > 0 && sides.orders.length > 0);
  return {
    sure: matched(data.seguras),
    likely: data.probables.flatMap(({ idEntrada, candidatos }) =>
      entriesOf([idEntrada]).map((entry) => ({ entry, candidates: matched(candidatos) })),
    ),
    waiting: entriesOf(data.sinPareja),
    reversed: entriesOf(data.reversadas),
    unpaid: ordersOf(data.sinPago),
    aside: data.apartadas ?? [],
  };
}

/** What is left to judge without the matches of those orders. */
export function withoutOrders(data: Reconciliation, accepted: readonly number[]): Reconciliation {
  if (accepted.length === 0) return data;
  const isLeft = ({ pedidos }: PaymentMatch) => !pedidos.some((id) => accepted.includes(id));
  return {
    ...data,
    seguras: data.seguras.filter(isLeft),
    probables: data.probables.filter(({ candidatos }) => candidatos.every(isLeft)),
  };
}

export const ordersOf = (matches: readonly MatchedSides[]): number[] =>
  matches.flatMap(({ orders }) => orders.map(({ idPedido }) => idPedido));

export const acceptedOf = (outcomes: readonly MatchOutcome[]): number[] =>
  outcomes.flatMap(({ pedidos, resultado }) => (resultado === 'aceptada' ? pedidos : []));

/** The match as the server is told it. */
export const choiceOf = ({ entries, orders }: MatchedSides) => ({
  entradas: entries.map(({ idEntrada }) => idEntrada),
  pedidos: orders.map(({ idPedido }) => idPedido),
});
