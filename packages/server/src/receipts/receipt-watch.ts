import { setTimeout as pause } from 'node:timers/promises';
import type { ChoreAlerts } from '../alerts/chore-alerts.ts';
import type { Database } from '../db/database.ts';
import { withTransaction } from '../db/transaction.ts';
import type { Media, Pictures } from '../media/index.ts';
import type { Calm } from '../ports/calm.ts';
import { findLookAlikes } from './find-look-alikes.ts';
import {
  findPrint,
  findReceiptOfOrder,
  findUncompared,
  saveLookAlikes,
  savePrint,
  type PrintedReceipt,
} from './receipts.repository.ts';

/**
 * Draws receipts anew and compares them in the background, one at a time, when nobody is just buying:
 * purchases neither wait for it nor fail with it.
 */
export interface ReceiptWatch {
  /** Draws the receipt of a new order and compares it with all the others, soon. */
  compare(idPedido: number): void;
  /** Compares what an earlier run has left, soon; nothing while there is work already. */
  catchUp(): void;
  /** Resolves when there is nothing left to compare. */
  idle(): Promise<void>;
  /** Finishes the receipt under way; the others wait for the next start. */
  stop(): Promise<void>;
}

export interface ReceiptWatchOptions {
  db: Database;
  media: Pick<Media, 'openPrivate'>;
  pictures: Pictures;
  /** Told about receipts that could not be compared; the next start tries again. */
  onFailure?: ((error: unknown) => void) | undefined;
  chores: ChoreAlerts;
  calm: Calm;
}

/** Longest rest after a receipt of the backlog. */
const REST_MAX_MS = 1000;

/** Name of the comparing among the chores. */
const CHORE = 'receipts';

export function createReceiptWatch(options: ReceiptWatchOptions): ReceiptWatch {
  const { db, media, pictures, onFailure, chores, calm } = options;
  /** Orders whose receipts wait: the new ones, which go first, and what an earlier run has left. */
  const fresh = new Set<number>();
  const left = new Set<number>();
  let work: Promise<void> | null = null;
  const stopping = new AbortController();

  async function attempt(task: () => Promise<void>): Promise<void> {
    await task().catch((error: unknown) => {
      onFailure?.(error);
      chores.failed(CHORE);
    });
  }

  async function compareWaiting(): Promise<void> {
    while (!stopping.signal.aborted) {
      const [idPedido] = fresh.size > 0 ? fresh : left;
      if (idPedido === undefined) break;
      const isFresh = fresh.delete(idPedido);
      left.delete(idPedido);
      await attempt(() => (isFresh ? compareInCalm(idPedido) : compareAndRest(idPedido)));
    }
    work = null;
  }

  async function compareOrder(idPedido: number): Promise<void> {
    const receipt = await findReceiptOfOrder(db, idPedido);
    if (!receipt) return;
    const { idArchivo } = receipt;
    // Noted before the others are asked: of two receipts that are compared at the same time, in two
    // processes, at least one meets the other.
    const print = (await findPrint(db, idArchivo)) ?? (await makePrint(idArchivo));
    if (!print) throw new Error(`The receipt of order ${idPedido} cannot be drawn`);
    const found = await findLookAlikes({ db, pictures }, receipt, print);
    await withTransaction(db, (trx) => saveLookAlikes(trx, idArchivo, found));
    chores.succeeded(CHORE);
  }

  async function makePrint(idArchivo: string): Promise<PrintedReceipt | null> {
    const file = await media.openPrivate(idArchivo);
    if (!file) return null;
    const print = { idArchivo, ...(await pictures.run('printReceipt', file.bytes)) };
    await savePrint(db, print);
    return print;
  }

  async function compareInCalm(idPedido: number): Promise<void> {
    await calm.wait(stopping.signal);
    if (!stopping.signal.aborted) await compareOrder(idPedido);
  }

  /** A backlog of years must not keep the machine from its visitors: half of the time it rests. */
  async function compareAndRest(idPedido: number): Promise<void> {
    const began = performance.now();
    await compareOrder(idPedido);
    const rest = Math.min(REST_MAX_MS, performance.now() - began);
    await pause(rest, undefined, { signal: stopping.signal }).catch(() => {});
  }

  return {
    compare(idPedido) {
      if (stopping.signal.aborted) return;
      fresh.add(idPedido);
      work ??= compareWaiting();
    },
    catchUp() {
      work ??= attempt(async () => {
        for (const idPedido of await findUncompared(db)) left.add(idPedido);
      }).then(compareWaiting);
    },
    async idle() {
      while (work) await work;
    },
    async stop() {
      stopping.abort();
      await work;
    },
  };
}
