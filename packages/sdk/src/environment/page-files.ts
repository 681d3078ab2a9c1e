import { clear, createStore, del, entries, get, set } from 'idb-keyval';
import type { Clock, FileStorage } from './environment.ts';

/** As long as a purchase may take that was begun in the evening. */
const KEPT_MS = 24 * 60 * 60 * 1000;

interface KeptFile {
  file: File;
  /** When it was given, in ms since 1970. */
  at: number;
}

/** Files in the IndexedDB of the page; what is older than a day goes with the next one that is kept or read. */
export function pageFiles(prefix: string, clock: Clock): FileStorage {
  const store = createStore(`${prefix}files`, 'files');
  const sweep = async () => {
    const kept = await entries<string, KeptFile>(store);
    const old = kept.filter(([, { at }]) => clock.now() - at >= KEPT_MS);
    await Promise.all(old.map(([key]) => del(key, store)));
  };
  return {
    async get(key) {
      await sweep();
      return (await get<KeptFile>(key, store))?.file ?? null;
    },
    async keep(key, file) {
      await sweep();
      await set(key, { file, at: clock.now() } satisfies KeptFile, store);
    },
    forget: (key) => del(key, store),
    clear: () => clear(store),
  };
}
