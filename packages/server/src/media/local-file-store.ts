import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { writeAtomically } from './atomic-write.ts';
import { assertKey, type FileStore, type StoredEntry } from './file-store.ts';

const STALE_MS = 60 * 60 * 1000;

/**
 * Files in a folder of this machine, readable by the server's user only. A reader or a power cut sees
 * a whole file or none.
 *
 * @example const store = await openLocalFileStore('data/files');
 */
export async function openLocalFileStore(root: string): Promise<FileStore> {
  const temporary = path.join(root, '.tmp');
  await mkdir(temporary, { recursive: true, mode: 0o700 });
  await removeStale(temporary);
  const locate = (key: string): string => {
    assertKey(key);
    return path.join(root, key);
  };

  return {
    put: async (key, bytes) =>
      writeAtomically(locate(key), path.join(temporary, randomUUID()), bytes),
    get: async (key) => readFile(locate(key)).catch(nullIfMissing),
    exists: async (key) => (await stat(locate(key)).catch(nullIfMissing)) !== null,
    delete: async (key) => rm(locate(key), { force: true }),
    async move(from, to) {
      const [source, target] = [locate(from), locate(to)];
      const now = new Date();
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      // The time first: a move that is cut short leaves a file that looks new, which harms nobody.
      await utimes(source, now, now)
        .then(() => rename(source, target))
        .catch(nullIfMissing);
    },
    list: (prefix) => walk(root, prefix.replace(/\/$/, '')),
  };
}

async function* walk(root: string, folder: string): AsyncGenerator<StoredEntry> {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true }).catch(
    nullIfMissing,
  );
  for (const entry of entries ?? []) {
    const key = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* walk(root, key);
    else {
      const info = await stat(path.join(root, key)).catch(nullIfMissing);
      if (info) yield { key, modified: info.mtime };
    }
  }
}

/** What a killed process left half written. */
async function removeStale(temporary: string): Promise<void> {
  for (const name of await readdir(temporary)) {
    const file = path.join(temporary, name);
    const info = await stat(file).catch(nullIfMissing);
    if (info && Date.now() - info.mtimeMs > STALE_MS) await rm(file, { force: true });
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
