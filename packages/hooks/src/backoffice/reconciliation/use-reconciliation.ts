import type {
  ApiError,
  MatchOutcome,
  Reconciliation,
  UnpaidOrder,
  WaitingEntry,
} from '@filigrana/sdk';
import {
  BANK_ENTRIES_MAX,
  BANK_FILE_MAX,
  decodeBankFile,
  localDate,
  orderLifecycle,
  readBankText,
  STATEMENT_COLUMNS,
  type BankReading,
  type OrderEvent,
  type MatchReason,
  type PaymentMatch,
  type StatementLayout,
} from '@filigrana/sdk/domain';
import { useCallback, useMemo } from 'react';
import { asApiError } from '../../shared/as-api-error.ts';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { reconciliationKeys } from '../../shared/reads/keys.ts';
import type { ReadOptions } from '../../shared/reads/use-read.ts';
import type { Kept } from '../../shared/storage.ts';
import { createStore, type Store } from '../../shared/store.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import { useStore } from '../../shared/use-store.ts';
import { orderMachine } from '../orders/order.machine.ts';
import { refuseUnaccepted } from '../orders/order-steps.ts';
import { useOptionalRead, type OptionalRead } from '../reads/use-optional-read.ts';
import { useSteps, type PerformStep } from '../steps/use-steps.ts';
import { useUndoing } from '../steps/use-undoing.ts';
import { notice } from '../texts/backoffice-notice.ts';
import { useNotify } from '../texts/use-backoffice-texts.ts';
import { useWrite } from '../writes/use-write.ts';

/** Entries of the bank and the orders that they pay, both whole. */
export interface MatchedSides {
  entries: readonly WaitingEntry[];
  orders: readonly UnpaidOrder[];
  reasons: readonly MatchReason[];
}

/** An entry that may pay one of several, the best first. */
export interface LikelyEntry {
  entry: WaitingEntry;
  candidates: readonly MatchedSides[];
}

export interface ReconciliationDesk extends Omit<OptionalRead<unknown>, 'data'> {
  /** What was pasted or dropped, as it was read; null when there is nothing to look at. */
  reading: BankReading | null;
  /** Reads a text of the bank; an empty one takes the reading away. */
  readText(text: string): void;
  /** Reads a statement. What is no text, empty, or more than `BANK_FILE_MAX`, is told. */
  readFile(file: Blob): void;
  /** Reads the statement by other columns, and remembers them for its bank on this device. */
  setLayout(layout: StatementLayout): void;
  /** Sends what was read. */
  add(): void;
  isAdding: boolean;
  sure: readonly MatchedSides[];
  likely: readonly LikelyEntry[];
  /** Entries that no order is like. */
  waiting: readonly WaitingEntry[];
  /** Payments that the bank took back, and the entries that did it. */
  reversed: readonly WaitingEntry[];
  /** Orders that wait for longer than a day and that no entry is like. */
  unpaid: readonly UnpaidOrder[];
  /** Accepts the orders of matches: all that are sure, or one that a person has judged. */
  accept(matches: readonly MatchedSides[]): void;
  isAccepting: boolean;
  /** Accepts the orders of one match. With `undoable` it can be taken back for six seconds where it is one order. */
  acceptOne(match: MatchedSides): void;
  /** Order whose accept can be taken back now: it waits to be sent. */
  undoable: number | null;
  /** Takes the accept back that is `undoable`. */
  undo(): void;
  /** What became of the matches that were accepted last; empty before. */
  outcomes: readonly MatchOutcome[];
  /** The entry pays none of those orders. */
  refuse(entry: WaitingEntry, orders: readonly UnpaidOrder[]): void;
  /** The entry pays no order at all. */
  setAside(entry: WaitingEntry): void;
  /** Entries that were set aside, the newest day first; empty where that is final. */
  aside: readonly WaitingEntry[];
  /** The entry waits again, as if nothing had been said of it. */
  bringBack(entry: WaitingEntry): void;
}

interface Desk {
  text: string;
  reading: BankReading | null;
  isAdding: boolean;
  isAccepting: boolean;
  outcomes: readonly MatchOutcome[];
}

const LAYOUTS = 'bank-layouts';
const EMPTY: Desk = {
  text: '',
  reading: null,
  isAdding: false,
  isAccepting: false,
  outcomes: [],
};

/**
 * Compares what the bank says with the orders that wait for their payment: paste or drop, send, accept all
 * that is sure, and judge the rest. `unsupported` where the backend knows nothing of it. Key: `getReconciliation`.
 *
 * @param options `undoable`: what `acceptOne` does can be undone for six seconds, and is sent when they are over or the page
 *   is left.
 * @param reading SWR's own, such as `fallbackData`; null reads nothing.
 * @example
 * const { readText, add, sure, accept } = useReconciliation();
 * <textarea onChange={(event) => readText(event.target.value)} />;
 * <button onClick={add}>Leer</button>;
 * <button onClick={() => accept(sure)}>Aceptar {sure.length}</button>;
 */
export function useReconciliation(
  { undoable: isUndoable = false }: { undoable?: boolean } = {},
  reading: ReadOptions<Reconciliation> = {},
): ReconciliationDesk {
  const { data, ...read } = useOptionalRead(
    reconciliationKeys.read(),
    (shop) => shop.reconciliation.read(),
    notice('reconciliation.readFailed'),
    reading,
  );
  const { kept, clock } = useShopContext();
  const write = useWrite();
  const notify = useNotify();
  const store = useMemo(() => createStore<Desk>(EMPTY), []);
  const desk = useStore(store);
  const sides = useMemo(() => (data ? sidesOf(data) : NOTHING), [data]);
  const change = (changes: Partial<Desk>): void => store.set({ ...store.get(), ...changes });

  const readText = (text: string): void => {
    if (text.length > BANK_FILE_MAX) return notify(notice('reconciliation.tooLarge'));
    const hoy = localDate(clock.now());
    const reading = readBankText(text, { hoy, columnas: readLayouts(kept) });
    change({ text, reading: text.trim() === '' ? null : reading });
  };
  const readFile = async (file: Blob): Promise<void> => {
    if (file.size > BANK_FILE_MAX) return notify(notice('reconciliation.tooLarge'));
    // A file that was moved meanwhile is as little a text as a picture.
    const bytes = await file.arrayBuffer().catch(() => null);
    const text = bytes && decodeBankFile(new Uint8Array(bytes));
    if (text?.trim()) readText(text);
    else notify(notice('reconciliation.noText'));
  };
  const add = async (): Promise<void> => {
    const { reading, isAdding } = store.get();
    if (isAdding || reading === null || reading.entradas.length === 0) return;
    change({ isAdding: true });
    try {
      let added = 0;
      await write('addBankEntries', async (shop) => {
        for (let from = 0; from < reading.entradas.length; from += BANK_ENTRIES_MAX) {
          const entradas = reading.entradas.slice(from, from + BANK_ENTRIES_MAX);
          added += (await shop.reconciliation.add({ entradas })).nuevas;
        }
      });
      change({ text: '', reading: null });
      notify(notice('reconciliation.added', { nuevas: added, todas: reading.entradas.length }));
    } catch (cause) {
      notify(orSaid(notice('reconciliation.addFailed'), asApiError(cause)));
    } finally {
      change({ isAdding: false });
    }
  };
  const { taken, undoable, take, undo, role } = useOneMatch(store, isUndoable);
  const accept = async (matches: readonly MatchedSides[]): Promise<void> => {
    if (store.get().isAccepting || matches.length === 0) return;
    change({ isAccepting: true, outcomes: [] });
    try {
      await write('acceptMatches', async (shop) => {
        for (let from = 0; from < matches.length; from += MATCHES_MAX) {
          const coincidencias = matches.slice(from, from + MATCHES_MAX).map(choiceOf);
          const { resultados } = await shop.reconciliation.accept({ coincidencias });
          change({ outcomes: [...store.get().outcomes, ...resultados] });
        }
      });
    } catch (cause) {
      notify(orSaid(notice('reconciliation.acceptFailed'), asApiError(cause)));
    } finally {
      change({ isAccepting: false });
    }
  };
  const acceptOne = (match: MatchedSides): void => {
    const [order, ...others] = match.orders;
    // A toast names one order; several are accepted together, at once.
    if (!isUndoable || !order || others.length > 0) return void accept([match]);
    change({ outcomes: [] });
    take(order.idPedido, { state: orderLifecycle.initial, role }, 'aceptar', match);
  };
  const note = async (
    { idEntrada }: WaitingEntry,
    form: { noPaga: number[] } | { apartada: boolean },
  ): Promise<void> => {
    try {
      await write('setBankEntry', (shop) => shop.reconciliation.set(idEntrada, form));
    } catch (cause) {
      notify(orSaid(notice('reconciliation.noteFailed'), asApiError(cause)));
    }
  };

  return {
    ...read,
    ...withoutTaken(sides, [...taken.keys(), ...acceptedIn(desk.outcomes)]),
    reading: desk.reading,
    readText,
    readFile: (file) => void readFile(file),
    setLayout(layout) {
      const clave = store.get().reading?.tabla?.clave;
      if (clave === undefined) return;
      kept.write(LAYOUTS, { ...readLayouts(kept), [clave]: layout }, 'browser');
      readText(store.get().text);
    },
    add: () => void add(),
    isAdding: desk.isAdding,
    accept: (matches) => void accept(matches),
    acceptOne,
    undoable,
    undo,
    isAccepting: desk.isAccepting,
    outcomes: desk.outcomes,
    refuse: (entry, orders) => void note(entry, { noPaga: orders.map(({ idPedido }) => idPedido) }),
    setAside: (entry) => void note(entry, { apartada: true }),
    bringBack: (entry) => void note(entry, { apartada: false }),
  };
}

/** Sends the one match that was accepted. What became of it is said on the page, and fails where it was not accepted. */
function useOneMatch(store: Store<Desk>, isUndoable: boolean) {
  const notify = useNotify();
  const perform = useCallback<PerformStep<number, OrderEvent, MatchedSides>>(
    async (_idPedido, _step, write, match) => {
      if (!match) return;
      const coincidencias = [choiceOf(match)];
      const { resultados } = await write('acceptMatches', (shop) =>
        shop.reconciliation.accept({ coincidencias }),
      );
      store.set({ ...store.get(), outcomes: resultados });
      resultados.forEach(refuseUnaccepted);
    },
    [store],
  );
  const back = useCallback(
    (_idPedido: number, error: ApiError | null) => {
      if (error && store.get().outcomes.length === 0)
        notify(orSaid(notice('reconciliation.acceptFailed'), error));
    },
    [notify, store],
  );
  return useSteps(orderMachine, perform, useUndoing('orders', isUndoable, back));
}

/** What was accepted is shown no more, before the server has said so and before all is read anew. */
function withoutTaken(sides: Sides, taken: readonly number[]): Sides {
  if (taken.length === 0) return sides;
  const isFree = ({ orders }: MatchedSides) =>
    !orders.some(({ idPedido }) => taken.includes(idPedido));
  const likely = sides.likely.filter(({ candidates }) => candidates.every(isFree));
  return { ...sides, sure: sides.sure.filter(isFree), likely };
}

const acceptedIn = (outcomes: readonly MatchOutcome[]): number[] =>
  outcomes.flatMap(({ pedidos, resultado }) => (resultado === 'aceptada' ? pedidos : []));

/** Matches of one call. */
const MATCHES_MAX = 500;

type Sides = Pick<
  ReconciliationDesk,
  'sure' | 'likely' | 'waiting' | 'reversed' | 'unpaid' | 'aside'
>;

const NOTHING: Sides = { sure: [], likely: [], waiting: [], reversed: [], unpaid: [], aside: [] };

/** The entries and orders in place of their numbers. What a backend names and does not hold is passed over. */
function sidesOf(data: Reconciliation): Sides {
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

const choiceOf = ({ entries, orders }: MatchedSides) => ({
  entradas: entries.map(({ idEntrada }) => idEntrada),
  pedidos: orders.map(({ idPedido }) => idPedido),
});

/** What this device remembers of banks; what somebody else wrote there is read as far as it makes sense. */
function readLayouts(kept: Kept): Record<string, StatementLayout> {
  const known: Record<string, StatementLayout> = {};
  for (const [clave, value] of Object.entries(kept.read(LAYOUTS, 'browser') ?? {}))
    if (isLayout(value)) known[clave] = value;
  return known;
}

function isLayout(value: unknown): value is StatementLayout {
  if (typeof value !== 'object' || value === null) return false;
  const { columnas, moneda } = value as Partial<Record<keyof StatementLayout, unknown>>;
  const known: readonly unknown[] = [...STATEMENT_COLUMNS, null];
  return (
    (moneda === 'CRC' || moneda === 'USD') &&
    Array.isArray(columnas) &&
    columnas.every((column) => known.includes(column))
  );
}
