import type { Database } from '../db/database.ts';
import { fileOfKey, PRIVATE_FOLDER, PUBLIC_FOLDER } from './file-keys.ts';
import type { FileStore } from './file-store.ts';
import { deleteUnusedImages, fileIsKnown } from './files.repository.ts';

/** What a sweep took away. */
export interface Sweep {
  /** Notes of pictures that nothing shows any more. */
  unusedImages: number;
  /** Stored files, variants included, that no note speaks of. */
  files: number;
}

const GRACE_MS = 60 * 60 * 1000;

/**
 * Takes away what lost transactions and replaced pictures leave behind. Files are written before the
 * row that names them, so everything younger than an hour is left alone.
 *
 * @param signal Stops between two files.
 */
export async function sweepOrphans(
  { db, store }: { db: Database; store: FileStore },
  now: Date,
  signal?: AbortSignal,
): Promise<Sweep> {
  const cutoff = new Date(now.getTime() - GRACE_MS);
  const unusedImages = await deleteUnusedImages(db, cutoff.toISOString());
  const known = new Map<string, boolean>();
  let files = 0;
  for (const folder of [PUBLIC_FOLDER, PRIVATE_FOLDER])
    for await (const { key, modified } of store.list(folder)) {
      if (signal?.aborted) return { unusedImages, files };
      if (modified > cutoff) continue;
      const id = fileOfKey(key);
      const isKnown = known.get(id) ?? (await fileIsKnown(db, id));
      known.set(id, isKnown);
      if (isKnown) continue;
      await store.delete(key);
      files += 1;
    }
  return { unusedImages, files };
}
