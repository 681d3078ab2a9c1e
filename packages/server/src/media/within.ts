import type { FileStore } from './file-store.ts';

/** The part of a store whose keys begin with `prefix`, as a store of its own. */
export function within(store: FileStore, prefix: string): FileStore {
  if (prefix === '') return store;
  return {
    put: (key, ...file) => store.put(prefix + key, ...file),
    get: (key) => store.get(prefix + key),
    exists: (key) => store.exists(prefix + key),
    delete: (key) => store.delete(prefix + key),
    move: (from, to) => store.move(prefix + from, prefix + to),
    async *list(folder) {
      for await (const { key, modified } of store.list(prefix + folder))
        yield { key: key.slice(prefix.length), modified };
    },
  };
}
