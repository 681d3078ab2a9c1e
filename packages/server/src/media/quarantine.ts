import { fileOfKey, keyInQuarantine, QUARANTINE_FOLDER, quarantineKey } from './file-keys.ts';
import type { FileStore } from './file-store.ts';

/** A file in quarantine. A picture and its variants are one. */
export interface QuarantinedFile {
  /** What it is called, for example `private/5f0c…`. */
  name: string;
  since: Date;
  /** All keys that it had. */
  keys: string[];
}

/**
 * The same store, in which files that wait in quarantine are read as if they were in their place: a
 * note that appears again, with a restored database for example, is of use at once.
 */
export function readingQuarantine(store: FileStore): FileStore {
  return {
    ...store,
    get: async (key) => (await store.get(key)) ?? store.get(quarantineKey(key)),
  };
}

/** Every file in quarantine. */
export async function listQuarantine(store: FileStore): Promise<QuarantinedFile[]> {
  const files = new Map<string, QuarantinedFile>();
  for await (const entry of store.list(QUARANTINE_FOLDER)) {
    const key = keyInQuarantine(entry.key);
    const name = key.split('/').slice(0, 2).join('/');
    const file = files.get(name) ?? { name, since: entry.modified, keys: [] };
    if (entry.modified > file.since) file.since = entry.modified;
    file.keys.push(key);
    files.set(name, file);
  }
  return [...files.values()];
}

/** The id in the database, if there is a note, of a file in quarantine. */
export function idOfQuarantined({ name }: QuarantinedFile): string {
  return fileOfKey(name);
}

export async function takeBack(store: FileStore, { keys }: QuarantinedFile): Promise<void> {
  for (const key of keys) await store.move(quarantineKey(key), key);
}

/** Deletes a file for good. */
export async function deleteQuarantined(
  store: FileStore,
  { keys }: QuarantinedFile,
): Promise<void> {
  for (const key of keys) await store.delete(quarantineKey(key));
}
