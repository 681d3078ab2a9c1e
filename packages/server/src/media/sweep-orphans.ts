import type { Alerts } from '../alerts/alerts.ts';
import type { Database } from '../db/database.ts';
import { FILE_FOLDERS, fileOfKey, quarantineKey } from './file-keys.ts';
import type { FileStore } from './file-store.ts';
import { deleteUnusedImages, findFileIds, findUnusedImages } from './files.repository.ts';
import { deleteQuarantined, idOfQuarantined, listQuarantine, takeBack } from './quarantine.ts';

/** What a sweep did. Files are counted with their variants as one. */
export interface Sweep {
  /** Notes of pictures that nothing shows any more, which are gone. */
  unusedImages: number;
  /** Files that no note speaks of, which wait in quarantine now. */
  quarantined: number;
  /** Files that a note speaks of again, which are back in their place. */
  broughtBack: number;
  /** Files that have waited in quarantine long enough, which are deleted. */
  deleted: number;
  /** What it would have taken, and of how many; null when it was not suspiciously much. */
  refused: { archivos: number; total: number } | null;
}

export interface SweepDeps {
  db: Database;
  store: FileStore;
  alerts: Alerts;
  /** How long a file waits in quarantine before it is deleted. */
  quarantineDays: number;
}

export interface SweepOptions {
  /** Whether what has waited long enough is deleted. */
  deletes?: boolean;
  /** Whether somebody has said that it may take as much as there is to take. */
  isConfirmed?: boolean;
  /** Stops between two files. */
  signal?: AbortSignal | undefined;
}

const GRACE_MS = 60 * 60 * 1000;
const DAY_MS = 24 * GRACE_MS;
/**
 * A wrong or older database knows few of the files. More orphans than this share, and than this
 * many, are taken for a sign of that.
 */
const SHARE_MAX = 0.05;
const COUNT_MAX = 20;

/**
 * Moves what lost transactions and replaced pictures leave behind into quarantine, and back what a
 * note speaks of again. Files are written before the row that names them, so everything younger than
 * an hour is left alone. A sweep that would take suspiciously much takes nothing and raises an alert.
 */
export async function sweepOrphans(
  { db, store, alerts, quarantineDays }: SweepDeps,
  now: Date,
  { deletes = false, isConfirmed = false, signal }: SweepOptions = {},
): Promise<Sweep> {
  const cutoff = new Date(now.getTime() - GRACE_MS);
  const done: Sweep = {
    ...{ unusedImages: 0, quarantined: 0, broughtBack: 0, deleted: 0 },
    refused: null,
  };
  const noted = await findFileIds(db);
  const waiting = [];
  for (const file of await listQuarantine(store)) {
    if (signal?.aborted) return done;
    if (noted.has(idOfQuarantined(file))) {
      await takeBack(store, file);
      done.broughtBack += 1;
    } else waiting.push(file);
  }

  const unused = new Set(await findUnusedImages(db, cutoff.toISOString()));
  const { total, orphans } = await findOrphans(store, {
    cutoff,
    isOrphan: (id) => !noted.has(id) || unused.has(id),
    signal,
  });
  if (signal?.aborted) return done;
  const isTooMuch = orphans.size > COUNT_MAX && orphans.size > total * SHARE_MAX;
  if (isTooMuch && !isConfirmed) {
    done.refused = { archivos: orphans.size, total };
    await alerts.raise('SWEEP_REFUSED', done.refused);
    return done;
  }
  await alerts.clear('SWEEP_REFUSED');

  const forgotten = new Set(await deleteUnusedImages(db, cutoff.toISOString()));
  done.unusedImages = forgotten.size;
  for (const [id, keys] of orphans) {
    if (signal?.aborted) return done;
    // Somebody has begun to show it meanwhile.
    if (noted.has(id) && !forgotten.has(id)) continue;
    for (const key of keys) await store.move(key, quarantineKey(key));
    done.quarantined += 1;
  }
  if (!deletes) return done;
  const expired = new Date(now.getTime() - quarantineDays * DAY_MS);
  for (const file of waiting) {
    if (signal?.aborted) return done;
    if (file.since > expired) continue;
    await deleteQuarantined(store, file);
    done.deleted += 1;
  }
  return done;
}

/** Keys of what may be taken, by file, and of how many files. */
async function findOrphans(
  store: FileStore,
  look: { cutoff: Date; isOrphan: (id: string) => boolean; signal: AbortSignal | undefined },
): Promise<{ total: number; orphans: Map<string, string[]> }> {
  const all = new Set<string>();
  const orphans = new Map<string, string[]>();
  for (const folder of FILE_FOLDERS)
    for await (const { key, modified } of store.list(folder)) {
      if (look.signal?.aborted) break;
      const id = fileOfKey(key);
      all.add(id);
      if (modified <= look.cutoff && look.isOrphan(id))
        orphans.set(id, [...(orphans.get(id) ?? []), key]);
    }
  return { total: all.size, orphans };
}
