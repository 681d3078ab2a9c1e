import { clear, createStore, del, entries, get, set } from 'idb-keyval';
import type { Clock, FileStorage } from './environment.ts';
import { isTooOld } from './file-age.ts';

/** By its bytes: a private window of Safari keeps no `File`. */
interface KeptFile {
  bytes: ArrayBuffer;
  name: string;
  type: string;
  /** When it was given, in ms since 1970. */
  at: number;
}

/** Files in the IndexedDB of the page; what is older than a day goes with the next one that is kept or read. */
export function pageFiles(prefix: string, clock: Clock): FileStorage {
  const store = createStore(`${prefix}files`, 'files');
  const sweep = async () => {
    const kept = await entries<string, KeptFile>(store);
    const old = kept.filter(([, { at }]) => isTooOld(at, clock.now()));
    await Promise.all(old.map(([key]) => del(key, store)));
  };
  return {
    async get(key) {
      await sweep();
      const kept = await get<KeptFile>(key, store);
      return kept ? new File([kept.bytes], kept.name, { type: kept.type }) : null;
    },
    async keep(key, file) {
      const { name, type } = file;
      const kept: KeptFile = { bytes: await file.arrayBuffer(), name, type, at: clock.now() };
      // Before anything else: the page may go at any moment.
      await set(key, kept, store);
      await sweep();
    },
    forget: (key) => del(key, store),
    clear: () => clear(store),
  };
}
