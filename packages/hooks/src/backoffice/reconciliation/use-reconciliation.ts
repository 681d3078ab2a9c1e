import type { Reconciliation, UnpaidOrder, WaitingEntry } from '@filigrana/sdk';
import {
  BANK_ENTRIES_MAX,
  BANK_FILE_MAX,
  decodeBankFile,
  localDate,
  readBankText,
  STATEMENT_COLUMNS,
  type BankReading,
  type StatementLayout,
} from '@filigrana/sdk/domain';
import { useMemo } from 'react';
import { asApiError } from '../../shared/as-api-error.ts';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { reconciliationKeys } from '../../shared/reads/keys.ts';
import type { ReadOptions } from '../../shared/reads/use-read.ts';
import type { Kept } from '../../shared/storage.ts';
import { createStore } from '../../shared/store.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import { useStore } from '../../shared/use-store.ts';
import { useOptionalRead, type OptionalRead } from '../reads/use-optional-read.ts';
import { notice } from '../texts/backoffice-notice.ts';
import { useNotify } from '../texts/use-backoffice-texts.ts';
import { useWrite } from '../writes/use-write.ts';
import { NOTHING, sidesOf, withoutOrders, type Sides } from './matched-sides.ts';
import { useAccepts, type Accepts } from './use-accepts.ts';

export interface ReconciliationDesk extends Omit<OptionalRead<unknown>, 'data'>, Sides, Accepts {
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
  /** What was read is on its way. */
  isAdding: boolean;
  /** The entry pays none of those orders. */
  refuse(entry: WaitingEntry, orders: readonly UnpaidOrder[]): void;
  /** The entry pays no order at all. */
  setAside(entry: WaitingEntry): void;
  /** The entry waits again, as if nothing had been said of it. */
  bringBack(entry: WaitingEntry): void;
}

interface Desk {
  text: string;
  reading: BankReading | null;
  isAdding: boolean;
}

const LAYOUTS = 'bank-layouts';
const EMPTY: Desk = { text: '', reading: null, isAdding: false };

/**
 * Compares what the bank says with the orders that wait for their payment: paste or drop, send, accept all
 * that is sure, and judge the rest. `unsupported` where the backend knows nothing of it. Key: `getReconciliation`.
 *
 * @param options `undoable`: accepting can be undone for six seconds, and is sent when they are over, with the next accept, or
 *   when the page is left.
 * @param reading SWR's own, such as `fallbackData`; null reads nothing.
 * @example
 * const { readText, add, sure, accept } = useReconciliation();
 * <textarea onChange={(event) => readText(event.target.value)} />;
 * <button onClick={add}>Leer</button>;
 * <button onClick={() => accept(sure)}>Aceptar {sure.length}</button>;
 */
export function useReconciliation(
  {
    undoable = false,
  }: {
    /** Accepting can be undone for six seconds. */
    undoable?: boolean;
  } = {},
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
  const { taken, ...accepts } = useAccepts(undoable);
  const sides = useMemo(
    () => (data ? sidesOf(withoutOrders(data, taken)) : NOTHING),
    [data, taken],
  );
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
    ...sides,
    ...accepts,
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
    refuse: (entry, orders) => void note(entry, { noPaga: orders.map(({ idPedido }) => idPedido) }),
    setAside: (entry) => void note(entry, { apartada: true }),
    bringBack: (entry) => void note(entry, { apartada: false }),
  };
}

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
