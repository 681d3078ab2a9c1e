/**
 * The one place where this package keeps something in the browser. A storage may be absent (a
 * server), forbidden or full: then what is kept lasts as long as the page. What somebody else has
 * written there, or an older version of the shop, is read as far as it makes sense.
 */

/** tab: survives a reload of the tab · browser: for all tabs, until it is forgotten. */
export type Keeping = 'tab' | 'browser';

/** Begins the names of what is forgotten with a logout. */
const DRAFT = 'filigrana:draft:';

/** What no storage has taken. */
const inMemory = new Map<string, string>();

function inStorage<Result>(
  keeping: Keeping,
  work: (storage: Storage) => Result,
): Result | undefined {
  try {
    const { window } = globalThis;
    return window && work(keeping === 'tab' ? window.sessionStorage : window.localStorage);
  } catch {
    // SecurityError or QuotaExceededError.
    return undefined;
  }
}

/** What is kept under a key; what is no object counts as nothing. */
export function readKept(key: string, keeping: Keeping): Readonly<Record<string, unknown>> | null {
  const text = inMemory.get(key) ?? inStorage(keeping, (storage) => storage.getItem(key));
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return typeof kept === 'object' && kept !== null ? { ...kept } : null;
  } catch {
    // Not JSON: as good as nothing.
    return null;
  }
}

/** Keeps something, on pages only; null forgets it. */
export function keep(key: string, kept: object | null, keeping: Keeping): void {
  if (!globalThis.window) return;
  const text = JSON.stringify(kept);
  const isStored = inStorage(keeping, (storage) => {
    if (kept === null) storage.removeItem(key);
    else storage.setItem(key, text);
    return true;
  });
  if (kept === null || isStored) inMemory.delete(key);
  else inMemory.set(key, text);
}

/** Calls back when another tab has changed what is kept for all of them; returns the way to stop. */
export function followKept(key: string, listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  globalThis.window?.addEventListener('storage', onStorage);
  return () => globalThis.window?.removeEventListener('storage', onStorage);
}

/** What is being filled in, as it survives a reload and the way to the login and back. */
export function readDraft(name: string, keeping: Keeping = 'tab') {
  return readKept(DRAFT + name, keeping);
}

/** Keeps a draft until the logout; null forgets it. */
export function keepDraft(name: string, draft: object | null, keeping: Keeping = 'tab'): void {
  keep(DRAFT + name, draft, keeping);
}

/** Whoever logs out leaves nothing of what they were writing, in the tab or for all tabs. */
export function forgetDrafts(): void {
  for (const key of inMemory.keys()) if (key.startsWith(DRAFT)) inMemory.delete(key);
  for (const keeping of ['tab', 'browser'] as const)
    inStorage(keeping, (storage) => {
      for (const key of Object.keys(storage)) if (key.startsWith(DRAFT)) storage.removeItem(key);
    });
}

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
