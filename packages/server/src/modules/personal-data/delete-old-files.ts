import type { Database } from '../../db/database.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Media } from '../../media/index.ts';
import type { Clock } from '../../ports/clock.ts';
import { findOldFiles, forgetFiles } from './private-files.repository.ts';

export interface OldFilesDeps {
  db: Database;
  clock: Clock;
  media: Pick<Media, 'discard'>;
}

/**
 * Deletes the receipts of orders and the references of special orders that ended long ago. Those of
 * orders that go on stay, however old.
 *
 * @param months Whole months after the end.
 * @param signal Stops between two rounds.
 * @returns how many; null for none.
 */
export async function deleteOldFiles(
  { db, clock, media }: OldFilesDeps,
  months: number,
  signal?: AbortSignal,
): Promise<{ files: number } | null> {
  const before = monthsBefore(clock.now(), months).toISOString();
  let files = 0;
  while (!signal?.aborted) {
    const ids = await findOldFiles(db, before);
    if (ids.length === 0) break;
    const now = clock.now().toISOString();
    await withTransaction(db, (trx) => forgetFiles(trx, ids, now));
    for (const idArchivo of ids) await media.discard({ idArchivo, privado: 1 });
    files += ids.length;
  }
  return files === 0 ? null : { files };
}

/** The same day of an earlier month, or that month's last day when it has no such day. */
export function monthsBefore(date: Date, months: number): Date {
  const day = date.getUTCDate();
  const earlier = new Date(date);
  earlier.setUTCDate(1);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  const last = new Date(Date.UTC(earlier.getUTCFullYear(), earlier.getUTCMonth() + 1, 0));
  earlier.setUTCDate(Math.min(day, last.getUTCDate()));
  return earlier;
}
