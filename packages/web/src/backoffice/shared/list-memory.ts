import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useQuery } from './use-query.ts';

/** What a screen remembers of its list. */
interface Kept {
  search: string;
  /** Pixels from the top of the page. */
  scroll: number;
  /** Rows or cards that were drawn. */
  shown: number;
  /** The rows that scroll sideways: cards drawn, and pixels from the left. */
  rows: readonly { shown: number; scroll: number }[];
}

const NOTHING: Kept = { search: '', scroll: 0, shown: 0, rows: [] };
const PREFIX = 'filigrana:lista:';

/** The list of a screen as it was left, for as long as the tab is open. */
export interface ListMemory {
  /** As it was when the screen was opened. */
  readonly before: Kept;
  keep(change: Partial<Kept>): void;
}

function createMemory(path: string, asked: string | null): ListMemory {
  const key = PREFIX + path;
  const stored = read(key);
  // What the address asks for comes before what is remembered.
  const isOther = asked !== null && asked !== stored.search;
  const before = isOther ? { ...NOTHING, search: asked } : stored;
  let now = before;
  return {
    before,
    keep(change) {
      now = { ...now, ...change };
      write(key, now);
    },
  };
}

const searchAsked = (query: string): string | null => new URLSearchParams(query).get('busqueda');

/**
 * What the list of this screen was like when somebody last left it: once per visit of the screen.
 *
 * @param asked What the address asks for; its `busqueda` unless this says otherwise.
 * @example
 * const memory = useListMemory();
 * const list = useCustomers({ search: memory.before.search });
 * useKeptList(memory, list.search, list.status === 'ready');
 */
export function useListMemory(asked = searchAsked): ListMemory {
  const [path] = useLocation();
  const query = useQuery();
  const [memory] = useState(() => createMemory(path, asked(query)));
  return memory;
}

/** Searches for what a new address of the screen asks for, while the screen stays. */
export function useAskedSearch(setSearch: (text: string) => void): void {
  const query = useQuery();
  const seen = useRef(query);
  useEffect(() => {
    if (query === seen.current) return;
    seen.current = query;
    const asked = searchAsked(query);
    if (asked !== null) setSearch(asked);
  }, [query, setSearch]);
}

/** Keeps search and scroll, and scrolls back to where one was once the list is there. */
export function useKeptList(memory: ListMemory, search: string, isReady: boolean): void {
  useEffect(() => memory.keep({ search }), [memory, search]);
  const hasReturned = useRef(false);
  useEffect(() => {
    if (!isReady) return;
    const keep = () => memory.keep({ scroll: Math.round(window.scrollY) });
    // After the page that is opened has gone to its top.
    const frame = requestAnimationFrame(() => {
      if (!hasReturned.current && memory.before.scroll > 0)
        window.scrollTo({ top: memory.before.scroll, behavior: 'instant' });
      hasReturned.current = true;
      window.addEventListener('scroll', keep, { passive: true });
    });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', keep);
    };
  }, [isReady, memory]);
}

/** What the hooks of the product lists begin with. */
export const rememberedProducts = ({ before }: ListMemory) => ({
  search: before.search,
  ...(before.rows.length > 0 && { shown: before.rows.map(({ shown }) => shown) }),
});

/** Forgets every list: somebody else may sit down at this computer. */
export function forgetLists(): void {
  try {
    for (const key of Object.keys(window.sessionStorage))
      if (key.startsWith(PREFIX)) window.sessionStorage.removeItem(key);
  } catch {
    // SecurityError: nothing was kept.
  }
}

function read(key: string): Kept {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return NOTHING;
    const { search, scroll, shown, rows } = { ...NOTHING, ...stored } as Kept;
    return {
      search: typeof search === 'string' ? search : '',
      scroll: Number(scroll) || 0,
      shown: Number(shown) || 0,
      rows: Array.isArray(rows) ? rows : [],
    };
  } catch {
    // SecurityError, or not ours.
    return NOTHING;
  }
}

function write(key: string, kept: Kept): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // SecurityError or QuotaExceededError: not remembered.
  }
}
