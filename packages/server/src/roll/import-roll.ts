import { stat } from 'node:fs/promises';
import type { Database } from '../db/database.ts';
import { withTransaction } from '../db/transaction.ts';
import { readLines } from './read-lines.ts';
import { readRollLine, type RollFault, type RollPerson } from './roll-line.ts';
import { upsertPeople } from './roll.repository.ts';

/** A line that was skipped. */
export interface BadLine {
  /** Counted from 1. */
  line: number;
  fault: RollFault;
}

/** Where an import stands, and in the end how it went. */
export interface RollProgress {
  /** Lines read so far, blank ones included. */
  lines: number;
  /** People added or corrected. */
  imported: number;
  /** Lines that could not be used. */
  bad: number;
  /** The first bad lines; all of them are counted in `bad`. */
  firstBad: readonly BadLine[];
  /** Bytes of the file read, and its size. */
  bytes: number;
  totalBytes: number;
}

export interface RollImport {
  db: Database;
  /** Path of the roll's comma-separated file. */
  file: string;
  onProgress?: (progress: RollProgress) => void;
  /** Stops between two batches; what was imported stays, and importing again completes it. */
  signal?: AbortSignal;
}

/** People of one transaction: short, so that a shop that is open goes on selling meanwhile. */
const BATCH = 2000;
const BAD_LINES_KEPT = 20;

/**
 * Loads the electoral roll. People who are known already are corrected, nobody is removed; bad lines
 * are skipped and counted. Memory stays the same for millions of lines.
 *
 * @throws when the file cannot be read, the database fails or the signal aborts.
 * @example const { imported, bad } = await importRoll({ db, file: 'PADRON_COMPLETO.txt' });
 */
export async function importRoll({
  db,
  file,
  onProgress,
  signal,
}: RollImport): Promise<RollProgress> {
  const { size } = await stat(file);
  const firstBad: BadLine[] = [];
  const progress = { lines: 0, imported: 0, bad: 0, firstBad, bytes: 0, totalBytes: size };
  // By identification: one statement may not touch a person twice, and the last line counts.
  const batch = new Map<string, RollPerson>();

  async function flush(): Promise<void> {
    signal?.throwIfAborted();
    const people = [...batch.values()];
    await withTransaction(db, (trx) => upsertPeople(trx, people));
    progress.imported += people.length;
    batch.clear();
    onProgress?.({ ...progress, firstBad: [...firstBad] });
  }

  for await (const { lines, bytes } of readLines(file, signal)) {
    progress.bytes = bytes;
    for (const line of lines) {
      progress.lines += 1;
      if (line.trim() === '') continue;
      const read = readRollLine(line);
      if (typeof read !== 'string') batch.set(read.identificacion, read);
      else {
        progress.bad += 1;
        if (firstBad.length < BAD_LINES_KEPT) firstBad.push({ line: progress.lines, fault: read });
      }
      if (batch.size >= BATCH) await flush();
    }
  }
  await flush();
  return progress;
}
