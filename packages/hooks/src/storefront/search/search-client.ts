import { logFailure } from '../../shared/log.ts';
import { createLazyActor } from '../../shared/machines/lazy-actor.ts';
import type { ShopContext } from '../../shared/services/service.ts';
import { createStore, type ReadableStore } from '../../shared/store.ts';
import { shopSearch } from './search.port.ts';
import type { SearchEvent } from './search.machine.ts';
import type { SearchView } from './search.types.ts';

export interface SearchClient extends ReadableStore<SearchView> {
  setText(text: string): void;
  clear(): void;
  close(): void;
  stop(): void;
}

export const CLOSED_SEARCH: SearchView = {
  text: '',
  status: 'closed',
  results: [],
  category: null,
};

/** One search box. The machine behind it is a file of its own, loaded with the first letter. */
export function createSearchClient({ shop, clock }: ShopContext): SearchClient {
  const view = createStore(CLOSED_SEARCH);
  const onFailure = (error: unknown) => {
    logFailure('searchCatalog', error);
    view.set({ ...CLOSED_SEARCH, text: view.get().text });
  };
  const actor = createLazyActor<SearchEvent>({
    load: async () => {
      const { startSearch } = await import('./search.actor.ts');
      return () => startSearch({ port: shopSearch(shop), clock, onChange: view.set, onFailure });
    },
    onFailure,
  });
  const send = (event: SearchEvent, otherwise: Partial<SearchView>) => {
    // What is typed has to be in the box at once, whether the machine is there or not.
    view.set({ ...view.get(), ...otherwise });
    actor.send(event);
  };
  return {
    get: view.get,
    subscribe: view.subscribe,
    setText: (text) => send({ type: 'search.type', text }, { text }),
    clear() {
      if (view.get() !== CLOSED_SEARCH) send({ type: 'search.clear' }, CLOSED_SEARCH);
    },
    close() {
      if (view.get().status !== 'closed') send({ type: 'search.close' }, { status: 'closed' });
    },
    stop: actor.stop,
  };
}
