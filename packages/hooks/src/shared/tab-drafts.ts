/** Begins the keys of drafts in the browser's storage. */
export const DRAFT_PREFIX = 'filigrana:draft:';

/** Where session storage is forbidden, drafts last as long as the page. */
const kept = new Map<string, string>();

function inStorage<Result>(
  work: (storage: Storage) => Result,
  storage: 'sessionStorage' | 'localStorage' = 'sessionStorage',
): Result | undefined {
  try {
    return globalThis.window ? work(globalThis.window[storage]) : undefined;
  } catch {
    // SecurityError or QuotaExceededError.
    return undefined;
  }
}

/**
 * What is being filled in, as it survives a reload and the way to the login and back. It lasts as
 * long as the tab, until it is forgotten, and only where there is a window.
 */
export function readDraft(name: string): Readonly<Record<string, unknown>> | null {
  const stored = inStorage((storage) => storage.getItem(DRAFT_PREFIX + name));
  const text = stored === undefined ? kept.get(name) : stored;
  try {
    const draft: unknown = JSON.parse(text ?? 'null');
    return typeof draft === 'object' && draft !== null ? { ...draft } : null;
  } catch {
    // Not JSON: as good as nothing.
    return null;
  }
}

/** Keeps a draft; null forgets it. */
export function writeDraft(name: string, draft: object | null): void {
  if (!globalThis.window) return;
  const text = JSON.stringify(draft);
  const isStored = inStorage((storage) => {
    if (draft === null) storage.removeItem(DRAFT_PREFIX + name);
    else storage.setItem(DRAFT_PREFIX + name, text);
    return true;
  });
  if (draft === null || isStored) kept.delete(name);
  else kept.set(name, text);
}

function removeDrafts(storage: Storage): void {
  for (const key of Object.keys(storage)) if (key.startsWith(DRAFT_PREFIX)) storage.removeItem(key);
}

/** Whoever logs out leaves nothing of what they were writing, in the tab or for all tabs. */
export function forgetDrafts(): void {
  kept.clear();
  inStorage(removeDrafts);
  inStorage(removeDrafts, 'localStorage');
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
