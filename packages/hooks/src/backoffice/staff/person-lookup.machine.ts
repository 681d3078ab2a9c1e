import type { ApiError, Person } from '@filigrana/sdk';
import { needsLookup } from '@filigrana/sdk/domain';
import { assign, emit, fromPromise, setup } from 'xstate';
import { asApiError } from '../../shared/as-api-error.ts';
import { unprovided } from '../../shared/machines/unprovided.ts';
import { areNamesTyped } from '../../shared/names-typed.ts';

export interface PersonLookupContext {
  readonly identificacion: string;
  readonly error: ApiError | null;
}

/** An identification has been typed; `hasNames`: somebody has typed names already. */
export type PersonLookupEvent = {
  type: 'lookup.type';
  identificacion: string;
  hasNames: boolean;
};

export type PersonLookupEmitted = { type: 'found'; identificacion: string; person: Person };

/** Who has been asked about already is not asked about again. */
const KNOWN = { 'lookup.type': { guard: 'isSame' } } as const;

/**
 * The person behind an identification: idle → loading → found | missing | typed | failed. Asked at exactly
 * 9 characters, and only while there are no names; another identification makes an answer that is
 * on its way void.
 *
 * Event: `lookup.type`. Emits: `found`. Actor: `find`.
 *
 * @example
 * const lookup = createActor(
 *   providePersonLookup((id, signal) => shop.accounts.lookupPerson(id, { signal })),
 * );
 * lookup.on('found', ({ person }) => console.log(person.nombre));
 * lookup.start().send({ type: 'lookup.type', identificacion: '101110111', hasNames: false });
 */
export const personLookupMachine = setup({
  types: {
    context: {} as PersonLookupContext,
    events: {} as PersonLookupEvent,
    emitted: {} as PersonLookupEmitted,
  },
  actors: { find: fromPromise<Person, string>(unprovided) },
  guards: {
    isSame: ({ context, event }) => event.identificacion.trim() === context.identificacion,
    areNamesTyped: (_, error: ApiError) => areNamesTyped(error),
    isMissing: (_, { status }: ApiError) => status === 404,
    isAsked: ({ event }) => needsLookup(event.identificacion) && !event.hasNames,
  },
  actions: {
    type: assign(({ event }) => ({ identificacion: event.identificacion.trim(), error: null })),
  },
}).createMachine({
  id: 'personLookup',
  context: { identificacion: '', error: null },
  initial: 'idle',
  on: {
    'lookup.type': [
      { guard: 'isAsked', target: '.loading', actions: 'type' },
      { target: '.idle', actions: 'type' },
    ],
  },
  states: {
    idle: {},
    loading: {
      on: KNOWN,
      invoke: {
        src: 'find',
        input: ({ context }) => context.identificacion,
        onDone: {
          target: 'found',
          actions: emit(({ context, event }) => ({
            type: 'found',
            identificacion: context.identificacion,
            person: event.output,
          })),
        },
        onError: [
          {
            guard: { type: 'areNamesTyped', params: ({ event }) => asApiError(event.error) },
            target: 'typed',
          },
          {
            guard: { type: 'isMissing', params: ({ event }) => asApiError(event.error) },
            target: 'missing',
            actions: assign({ error: ({ event }) => asApiError(event.error) }),
          },
          {
            target: 'failed',
            actions: assign({ error: ({ event }) => asApiError(event.error) }),
          },
        ],
      },
    },
    found: { on: KNOWN },
    missing: { on: KNOWN },
    typed: { on: KNOWN },
    failed: { on: KNOWN },
  },
});

/** Finds the person of an identification. */
export type FindPerson = (identificacion: string, signal: AbortSignal) => Promise<Person>;

/** The machine connected to a shop. */
export function providePersonLookup(find: FindPerson) {
  return personLookupMachine.provide({
    actors: { find: fromPromise<Person, string>(({ input, signal }) => find(input, signal)) },
  });
}
