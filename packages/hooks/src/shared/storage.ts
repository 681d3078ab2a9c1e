/**
 * The one place where this package keeps something: in the storages of the provider's environment,
 * under its prefix. What somebody else has written there, or an older version of the shop, is read
 * as far as it makes sense.
 */
import type { Environment, FileStorage } from '@filigrana/sdk';

/** tab: survives a reload of the tab · browser: for all tabs, until it is forgotten. */
export type Keeping = 'tab' | 'browser';

/** What is being filled in, as it survives a reload and the way to the login and back. */
const DRAFTS = ['payment', 'checkout', 'special-order', 'registration', 'profile'] as const;
export type DraftName = (typeof DRAFTS)[number];

export interface Kept {
  /** What is kept under a name; what is no object counts as nothing. */
  read(name: string, keeping: Keeping): Readonly<Record<string, unknown>> | null;
  /** Keeps something; null forgets it. */
  write(name: string, value: object | null, keeping: Keeping): void;
  /** Calls back when another tab has changed what is kept for all of them; returns the way to stop. */
  follow(name: string, listener: () => void): () => void;
  readDraft(name: DraftName, keeping?: Keeping): Readonly<Record<string, unknown>> | null;
  /** Keeps a draft until the logout; null forgets it. */
  keepDraft(name: DraftName, draft: object | null, keeping?: Keeping): void;
  /** Whoever logs out leaves nothing of what they were writing or had attached, in the tab or for all tabs. */
  forgetDrafts(): void;
}

export function keptIn(environment: Environment): Kept {
  const { prefix, storage, tabStorage, onStorage } = environment;
  const storageOf = (keeping: Keeping) => (keeping === 'tab' ? tabStorage : storage);
  const draftOf = (name: DraftName) => `draft:${name}`;

  const read: Kept['read'] = (name, keeping) => {
    try {
      const kept: unknown = JSON.parse(storageOf(keeping).getItem(prefix + name) ?? 'null');
      return typeof kept === 'object' && kept !== null ? { ...kept } : null;
    } catch {
      // Not JSON: as good as nothing.
      return null;
    }
  };
  const write: Kept['write'] = (name, value, keeping) => {
    if (value === null) storageOf(keeping).removeItem(prefix + name);
    else storageOf(keeping).setItem(prefix + name, JSON.stringify(value));
  };

  return {
    read,
    write,
    follow: (name, listener) =>
      onStorage((changed) => {
        if (changed === prefix + name || changed === null) listener();
      }),
    readDraft: (name, keeping = 'tab') => read(draftOf(name), keeping),
    keepDraft: (name, draft, keeping = 'tab') => write(draftOf(name), draft, keeping),
    forgetDrafts() {
      for (const name of DRAFTS)
        for (const keeping of ['tab', 'browser'] as const) write(draftOf(name), null, keeping);
      void keptFile(environment, (files) => files.clear());
    },
  };
}

/** Does something with the files that are kept. @returns null where none are, or the device refuses. */
export const keptFile = <T>(
  { openFiles, prefix }: Pick<Environment, 'openFiles' | 'prefix'>,
  act: (files: FileStorage) => Promise<T>,
): Promise<T | null> =>
  openFiles(prefix)
    .then((files) => files && act(files))
    .catch(() => null);

/** The texts of a draft by these names; what is no text counts as empty. */
export function textsOf<Field extends string>(
  stored: unknown,
  fields: readonly Field[],
): Record<Field, string> {
  const found = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<
    string,
    unknown
  >;
  const text = (field: string) => (typeof found[field] === 'string' ? found[field] : '');
  return Object.fromEntries(fields.map((field) => [field, text(field)])) as Record<Field, string>;
}
