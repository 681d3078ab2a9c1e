import type { ApiError, Confirmation, Person } from '@filigrana/sdk';
import { needsLookup } from '@filigrana/sdk/domain';
import type { RegistrationValues as AcceptedValues } from '@filigrana/sdk/schemas';
import { assign, fromPromise, not, or, setup, stateIn } from 'xstate';
import { asApiError } from '../../shared/as-api-error.ts';
import { unprovided } from '../../shared/machines/unprovided.ts';
import { areNamesTyped } from '../../shared/names-typed.ts';
import { timings } from '../../shared/timings.ts';
import { notice } from '../texts/storefront-notice.ts';
import {
  acceptedValues,
  checkRegistration,
  EMPTY_REGISTRATION,
  isSameIdentification,
  letNamesBeTyped,
  meetPerson,
  missPerson,
  registrationFailure,
  type,
  typeIdentification,
  type RegistrationContext,
} from './registration.rules.ts';
import type { RegistrationField } from './registration.types.ts';

export type RegistrationEvent =
  | { type: 'registration.change'; field: RegistrationField; value: string }
  | { type: 'registration.submit' };

/** The calls behind the registration. */
export interface RegistrationPort {
  lookup(identificacion: string, signal: AbortSignal): Promise<Person>;
  register(values: AcceptedValues): Promise<Confirmation>;
}

/**
 * Opening an account: two things side by side.
 *
 * - `lookup`: idle → loading → found | missing | typed | failed. At exactly 9 characters the person is
 *   looked up; with another identification an answer that is still on its way is void. Where the shop
 *   looks nobody up the names are typed.
 * - `form`: editing → waiting (for a lookup) → checking → sending → registered | exists → (2 s)
 *   toProfile | toLogin. What is refused leads back to editing, with everything that was typed.
 *
 * Events: `registration.change`, `registration.submit`. Actors: `lookup`, `register`.
 *
 * @example
 * const { lookupPerson, register } = shop.accounts;
 * const registration = createActor(
 *   provideRegistration({ lookup: (id, signal) => lookupPerson(id, { signal }), register }),
 * );
 * registration.start().send({ type: 'registration.change', field: 'identificacion', value: '101110111' });
 * await waitFor(registration, ({ value }) => value.lookup !== 'loading');
 */
export const registrationMachine = setup({
  types: { context: {} as RegistrationContext, events: {} as RegistrationEvent },
  actors: {
    lookup: fromPromise<Person, string>(unprovided),
    register: fromPromise<Confirmation, AcceptedValues>(unprovided),
  },
  delays: { redirect: timings.redirect },
  guards: {
    isLooking: stateIn({ lookup: 'loading' }),
    isSent: or([stateIn({ form: 'sending' }), stateIn({ form: 'registered' })]),
    isComplete: ({ context }) => context.accepted !== null,
    isOtherField: ({ context, event }) =>
      event.type === 'registration.change' &&
      (event.field !== 'identificacion' || isSameIdentification(context, event.value)),
    isLookedUp: ({ event }) => event.type === 'registration.change' && needsLookup(event.value),
    areNamesTyped: (_, error: ApiError) => areNamesTyped(error),
    isMissing: (_, { status }: ApiError) => status === 404,
    isRegistered: (_, { code }: ApiError) => code === 'ALREADY_REGISTERED',
  },
}).createMachine({
  id: 'registration',
  context: EMPTY_REGISTRATION,
  type: 'parallel',
  states: {
    lookup: {
      initial: 'idle',
      on: {
        'registration.change': [
          // What is on its way, or has just been accepted, stays on the screen as it was sent.
          { guard: 'isSent' },
          {
            guard: 'isOtherField',
            actions: assign(({ context, event }) => type(context, event.field, event.value)),
          },
          {
            guard: 'isLookedUp',
            target: '.loading',
            actions: assign(({ context, event }) => typeIdentification(context, event.value)),
          },
          {
            target: '.idle',
            actions: assign(({ context, event }) => typeIdentification(context, event.value)),
          },
        ],
      },
      states: {
        idle: {},
        loading: {
          invoke: {
            src: 'lookup',
            input: ({ context }) => context.typed.identificacion.trim(),
            onDone: {
              target: 'found',
              actions: assign(({ context, event }) => meetPerson(context, event.output)),
            },
            onError: [
              {
                guard: { type: 'areNamesTyped', params: ({ event }) => asApiError(event.error) },
                target: 'typed',
                actions: assign(({ context }) => letNamesBeTyped(context)),
              },
              {
                guard: { type: 'isMissing', params: ({ event }) => asApiError(event.error) },
                target: 'missing',
                actions: assign(({ context, event }) =>
                  missPerson(context, asApiError(event.error)),
                ),
              },
              {
                target: 'failed',
                actions: assign(({ context, event }) =>
                  missPerson(context, asApiError(event.error)),
                ),
              },
            ],
          },
        },
        found: {},
        missing: {},
        typed: {},
        /** Nobody knows whether the person is on the roll: sending the form asks again. */
        failed: { on: { 'registration.submit': 'loading' } },
      },
    },
    form: {
      initial: 'editing',
      states: {
        editing: { on: { 'registration.submit': 'waiting' } },
        waiting: { always: { guard: not('isLooking'), target: 'checking' } },
        checking: {
          entry: assign(({ context }) => checkRegistration(context)),
          always: [{ guard: 'isComplete', target: 'sending' }, { target: 'editing' }],
        },
        sending: {
          exit: assign({ accepted: null }),
          invoke: {
            src: 'register',
            input: ({ context }) => acceptedValues(context),
            onDone: {
              target: 'registered',
              actions: assign({
                notice: ({ event: { output } }) => ({
                  ...notice('registration.done'),
                  said: output.mensaje ?? undefined,
                }),
              }),
            },
            onError: [
              {
                guard: { type: 'isRegistered', params: ({ event }) => asApiError(event.error) },
                target: 'exists',
                actions: assign(({ event }) => registrationFailure(asApiError(event.error))),
              },
              {
                target: 'editing',
                actions: assign(({ event }) => registrationFailure(asApiError(event.error))),
              },
            ],
          },
        },
        registered: { after: { redirect: 'toProfile' } },
        /** Whoever corrects the form, or is still here later, goes on with it. */
        exists: {
          on: { 'registration.change': 'editing' },
          after: { redirect: 'toLogin' },
        },
        toProfile: { on: { 'registration.change': 'editing' } },
        toLogin: { on: { 'registration.change': 'editing' } },
      },
    },
  },
});

/** The machine connected to a shop. */
export function provideRegistration(port: RegistrationPort) {
  return registrationMachine.provide({
    actors: {
      lookup: fromPromise<Person, string>(({ input, signal }) => port.lookup(input, signal)),
      register: fromPromise<Confirmation, AcceptedValues>(({ input }) => port.register(input)),
    },
  });
}
