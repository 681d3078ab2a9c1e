import type { Environment } from '@filigrana/sdk';
import { keptFile } from '../../shared/storage.ts';

/** The files that drafts name by a key. What the device does not take lasts as long as the page. */
export interface DraftFiles {
  /** @returns the key that the draft is to name. */
  keep(file: File): string;
  read(key: string): Promise<File | null>;
  forget(key: string | null): void;
}

export function draftFiles(environment: Environment): DraftFiles {
  let keeping: Promise<unknown> = Promise.resolve();
  return {
    keep(file) {
      const key = environment.randomKey();
      keeping = Promise.all([keeping, keptFile(environment, (files) => files.keep(key, file))]);
      return key;
    },
    read: (key) => keptFile(environment, (files) => files.get(key)),
    forget(key) {
      // What is on its way into the storage would outlive being forgotten.
      if (key !== null)
        void keeping.then(() => keptFile(environment, (files) => files.forget(key)));
    },
  };
}

/** The key of the file that a draft names; null where it names none. */
export function fileKeyOf(draft: object | null): string | null {
  const { fileKey } = (draft ?? {}) as { fileKey?: unknown };
  return typeof fileKey === 'string' && fileKey !== '' ? fileKey : null;
}
