import { isNativeFile, nativeFile, type NativeFile } from '../domain/native-file.ts';
import type { Clock, FileStorage, KeyValueStorage } from './environment.ts';
import { isTooOld } from './file-age.ts';

interface KeptFile extends NativeFile {
  /** When it was given, in ms since 1970. */
  at: number;
}

const isKept = (value: unknown): value is KeptFile => {
  const { uri, name, type, at } = (value ?? {}) as Record<string, unknown>;
  return [uri, name, type].every((text) => typeof text === 'string') && typeof at === 'number';
};

/**
 * The addresses of picked files, all under one name: a storage that answers at once need not list its names. What
 * they lead to stays where the device has it.
 */
export function nativeFiles(prefix: string, storage: KeyValueStorage, clock: Clock): FileStorage {
  const name = `${prefix}files`;
  const isFresh = (file: unknown) => isKept(file) && !isTooOld(file.at, clock.now());
  const read = (): Record<string, KeptFile> => {
    try {
      const kept = JSON.parse(storage.getItem(name) ?? '{}') as Record<string, KeptFile> | null;
      return Object.fromEntries(Object.entries(kept ?? {}).filter(([, file]) => isFresh(file)));
    } catch {
      // Not JSON: as good as nothing.
      return {};
    }
  };
  const write = (kept: Record<string, KeptFile>) =>
    Object.keys(kept).length > 0
      ? storage.setItem(name, JSON.stringify(kept))
      : storage.removeItem(name);
  return {
    // A function that fails here rejects, as the contract of a `FileStorage` says.
    async get(key) {
      const kept = read();
      write(kept);
      const file = kept[key];
      return file ? nativeFile({ uri: file.uri, name: file.name, type: file.type }) : null;
    },
    async keep(key, file) {
      // Bytes without an address cannot be kept here.
      if (!isNativeFile(file)) return;
      const { uri, name: fileName, type } = file as unknown as NativeFile;
      write({ ...read(), [key]: { uri, name: fileName, type, at: clock.now() } });
    },
    async forget(key) {
      const { [key]: _forgotten, ...others } = read();
      write(others);
    },
    async clear() {
      storage.removeItem(name);
    },
  };
}
