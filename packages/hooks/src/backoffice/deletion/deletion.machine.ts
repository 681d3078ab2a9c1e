import type { ApiError } from '@filigrana/sdk';
import { assign, fromPromise, setup } from 'xstate';
import { asApiError, isUnanswered } from '../../shared/as-api-error.ts';
import { unprovided } from '../../shared/machines/unprovided.ts';
import { isVersionConflict } from '../forms/form-definition.ts';

export interface DeletionContext {
  /** What the confirmation is about; null while none is open. */
  readonly item: unknown;
  /** It has changed since it was asked about first. */
  readonly hasChanged: boolean;
  /** An attempt had no answer: it may be what makes the item disappear. */
  readonly isUnsure: boolean;
  /** Why the last attempt failed. */
  readonly error: ApiError | null;
}

export type DeletionEvent =
  | { type: 'deletion.ask'; item: unknown; hasChanged?: boolean }
  | { type: 'deletion.cancel' }
  | { type: 'deletion.confirm' }
  | { type: 'deletion.gone' };

/** One attempt to delete something. */
export interface DeletionAttempt {
  /** As it was asked about. */
  readonly item: unknown;
  /** An earlier attempt had no answer: that there is no such item now is no failure. */
  readonly isRepeat: boolean;
}

const CLOSED: DeletionContext = { item: null, hasChanged: false, isUnsure: false, error: null };

/**
 * Deleting something, whatever it is: closed → asking → deleting → closed. A failure leads back to
 * asking, where it can be tried again or cancelled. A refusal because somebody has changed it since
 * (409 `VERSION_CONFLICT`) leads to overtaken: nothing was deleted, and what it is now has still to
 * be read.
 *
 * Events: `deletion.ask`, about an item; with `hasChanged` it is the item that was asked about before
 * as it is by now, and the confirmation says so. `deletion.cancel`, `deletion.confirm`.
 * `deletion.gone`: the item is no longer in the list; closes where that answers a question, so while
 * overtaken, and after an attempt without an answer. Actor: `remove`.
 *
 * @example
 * session.write(mock.signIn('admin'));
 * const deletion = createActor(
 *   provideDeletion((id) => shop.faq.remove(Number(id))),
 * ).start();
 * deletion.send({ type: 'deletion.ask', item: 3 });
 * deletion.send({ type: 'deletion.confirm' });
 * await waitFor(deletion, ({ value }) => value !== 'deleting');
 */
export const deletionMachine = setup({
  types: { context: {} as DeletionContext, events: {} as DeletionEvent },
  actors: { remove: fromPromise<void, DeletionAttempt>(unprovided) },
  actions: {
    ask: assign(({ event }) =>
      event.type === 'deletion.ask'
        ? { ...CLOSED, item: event.item, hasChanged: event.hasChanged === true }
        : {},
    ),
    close: assign(CLOSED),
  },
  guards: {
    isUnsure: ({ context }) => context.isUnsure,
    isOvertaken: (_, error: ApiError) => isVersionConflict(error),
  },
}).createMachine({
  id: 'deletion',
  context: CLOSED,
  initial: 'closed',
  states: {
    closed: { on: { 'deletion.ask': { target: 'asking', actions: 'ask' } } },
    asking: {
      on: {
        'deletion.ask': { actions: 'ask' },
        'deletion.cancel': { target: 'closed', actions: 'close' },
        'deletion.confirm': 'deleting',
        'deletion.gone': { guard: 'isUnsure', target: 'closed', actions: 'close' },
      },
    },
    deleting: {
      invoke: {
        src: 'remove',
        input: ({ context }: { context: DeletionContext }) => ({
          item: context.item,
          isRepeat: context.isUnsure,
        }),
        onDone: { target: 'closed', actions: 'close' },
        onError: [
          {
            guard: { type: 'isOvertaken', params: ({ event }) => asApiError(event.error) },
            target: 'overtaken',
            actions: assign({ hasChanged: true, isUnsure: false, error: null }),
          },
          {
            target: 'asking',
            actions: assign(({ context, event }) => {
              const error = asApiError(event.error);
              return { error, isUnsure: context.isUnsure || isUnanswered(error) };
            }),
          },
        ],
      },
    },
    overtaken: {
      on: {
        'deletion.ask': { target: 'asking', actions: 'ask' },
        'deletion.cancel': { target: 'closed', actions: 'close' },
        // Of what was seen there is nothing left to delete: refused again, which reads it again.
        'deletion.confirm': 'deleting',
        'deletion.gone': { target: 'closed', actions: 'close' },
      },
    },
  },
});

/**
 * The machine connected to what deletes.
 *
 * @param remove Told, beside the item, whether an earlier attempt had no answer (`isRepeat`), and by
 * `signal` that nobody listens any more.
 */
export function provideDeletion(
  remove: (
    item: unknown,
    attempt: Pick<DeletionAttempt, 'isRepeat'> & { signal: AbortSignal },
  ) => Promise<unknown>,
) {
  return deletionMachine.provide({
    actors: {
      remove: fromPromise<void, DeletionAttempt>(
        async ({ input: { item, isRepeat }, signal }) =>
          void (await remove(item, { isRepeat, signal })),
      ),
    },
  });
}
