import type { Product } from '@filigrana/sdk';
import { assign, emit, fromPromise, setup } from 'xstate';
import { unprovided } from '../../shared/machines/unprovided.ts';
import { timings } from '../../shared/timings.ts';
import type { SearchAnswer, SearchPort } from './search.port.ts';

export interface SearchContext {
  /** As typed. */
  readonly text: string;
  readonly results: readonly Product[];
  readonly category: string | null;
}

export type SearchEvent =
  | { type: 'search.type'; text: string }
  | { type: 'search.clear' }
  /** The person looks elsewhere: the text stays, the dropdown goes. */
  | { type: 'search.close' };

/** The person is not told: the dropdown closes. */
export type SearchEmitted = { type: 'failed'; error: unknown };

const NOTHING: SearchContext = { text: '', results: [], category: null };

/** What is searched for already is not searched for again. */
const SAME_TEXT = { guard: 'isSame' } as const;

const isBlank = (text: string) => text.trim() === '';

/**
 * The search of the header: closed → typing → loading → open, and closed again when the text is
 * empty, when the search fails or when the person looks elsewhere. Typing on forgets the answer
 * that is on its way. The last results stay until new ones are there.
 *
 * Events: `search.type`, `search.clear`, `search.close`. Emits: `failed`. Actor: `find`.
 *
 * @example
 * const search = createActor(provideSearch(shopSearch(shop))).start();
 * search.send({ type: 'search.type', text: 'anillos' });
 * await waitFor(search, ({ value }) => value === 'open');
 * search.getSnapshot().context.category; // 'Anillos'
 */
export const searchMachine = setup({
  types: {
    context: {} as SearchContext,
    events: {} as SearchEvent,
    emitted: {} as SearchEmitted,
  },
  actors: {
    find: fromPromise<SearchAnswer, string>(unprovided),
  },
  delays: { debounce: timings.search.debounce },
  guards: {
    isBlank: ({ event }) => event.type === 'search.type' && isBlank(event.text),
    isSame: ({ context, event }) => event.type === 'search.type' && event.text === context.text,
  },
}).createMachine({
  id: 'search',
  context: NOTHING,
  initial: 'closed',
  on: {
    'search.clear': { target: '.closed', actions: assign(NOTHING) },
    'search.type': [
      {
        guard: 'isBlank',
        target: '.closed',
        actions: assign(({ event }) => ({ ...NOTHING, text: event.text })),
      },
      { target: '.typing', actions: assign({ text: ({ event }) => event.text }) },
    ],
  },
  states: {
    closed: {},
    typing: {
      on: { 'search.close': 'closed' },
      after: { debounce: 'loading' },
    },
    loading: {
      on: { 'search.close': 'closed', 'search.type': SAME_TEXT },
      invoke: {
        src: 'find',
        input: ({ context }) => context.text,
        onDone: { target: 'open', actions: assign(({ event }) => event.output) },
        onError: {
          target: 'closed',
          actions: [
            assign({ results: [], category: null }),
            emit(({ event }) => ({ type: 'failed', error: event.error })),
          ],
        },
      },
    },
    open: {
      on: { 'search.close': 'closed', 'search.type': SAME_TEXT },
    },
  },
});

/** The machine connected to a shop. */
export function provideSearch(port: SearchPort) {
  return searchMachine.provide({
    actors: {
      find: fromPromise<SearchAnswer, string>(({ input, signal }) => port.find(input, signal)),
    },
  });
}
