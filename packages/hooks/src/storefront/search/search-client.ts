import type { Product } from '@filigrana/sdk';
import { logFailure } from '../../shared/log.ts';
import type { ShopContext } from '../../shared/services/service.ts';
import { createStore, type ReadableStore } from '../../shared/store.ts';
import { timings } from '../../shared/timings.ts';
import { searchCatalog } from './search-catalog.ts';

export interface SearchView {
  /** What the search box holds. */
  text: string;
  /** closed · loading ('Buscando…') · open with results, perhaps none. */
  status: 'closed' | 'loading' | 'open';
  /** The last ones stay until new ones are there. */
  results: readonly Product[];
  /** Category that the text maps to, shown as a label above the results. */
  category: string | null;
}

export interface SearchClient extends ReadableStore<SearchView> {
  setText(text: string): void;
  clear(): void;
  /** The person looks elsewhere: the text stays, the dropdown goes. */
  close(): void;
  stop(): void;
}

const NOTHING = { results: [], category: null } as const;
export const CLOSED_SEARCH: SearchView = { ...NOTHING, text: '', status: 'closed' };

/** One search box. */
export function createSearchClient({ shop, clock }: ShopContext): SearchClient {
  const view = createStore(CLOSED_SEARCH);
  const change = (part: Partial<SearchView>) => view.set({ ...view.get(), ...part });
  let question = new AbortController();
  let timer: unknown;

  /** Forgets what was to be asked, and the answer that is on its way. */
  const stop = () => {
    clock.clearTimeout(timer);
    question.abort();
  };
  const ask = async (text: string) => {
    const { signal } = (question = new AbortController());
    try {
      const answer = await searchCatalog(shop, text, signal);
      if (!signal.aborted) change({ ...answer, status: 'open' });
    } catch (error) {
      if (signal.aborted) return;
      logFailure('searchCatalog', error);
      change({ ...NOTHING, status: 'closed' });
    }
  };
  return {
    get: view.get,
    subscribe: view.subscribe,
    stop,
    setText(text) {
      const { text: before, status } = view.get();
      // What is searched for already is not searched for again.
      if (text === before && status !== 'closed') return;
      stop();
      if (text.trim() === '') return view.set({ ...CLOSED_SEARCH, text });
      change({ text, status: 'loading' });
      timer = clock.setTimeout(() => void ask(text), timings.search.debounce);
    },
    clear() {
      stop();
      view.set(CLOSED_SEARCH);
    },
    close() {
      stop();
      if (view.get().status !== 'closed') change({ status: 'closed' });
    },
  };
}
