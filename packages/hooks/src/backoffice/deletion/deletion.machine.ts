import type { ApiError } from '@filigrana/sdk';
import { assign, fromPromise, setup } from 'xstate';
import { asApiError } from '../../shared/as-api-error.ts';
import { unprovided } from '../../shared/machines/unprovided.ts';

export interface DeletionContext {
  /** What the confirmation is about; null while none is open. */
  readonly item: unknown;
  /** It has changed since it was asked about first, and is now asked about as it is. */
  readonly hasChanged: boolean;
  /** Why the last attempt failed. */
  readonly error: ApiError | null;
}

export type DeletionEvent =
  | { type: 'deletion.ask'; item: unknown; hasChanged?: boolean }
  | { type: 'deletion.cancel' }
  | { type: 'deletion.confirm' };

/**
 * Deleting something, whatever it is: closed → asking → deleting → closed. A failure leads back to
 * asking, where it can be tried again or cancelled.
 *
 * Events: `deletion.ask`, `deletion.cancel`, `deletion.confirm`. Actor: `remove`.
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
  actors: { remove: fromPromise<void, unknown>(unprovided) },
  actions: {
    ask: assign(({ event }) =>
      event.type === 'deletion.ask'
        ? { item: event.item, hasChanged: event.hasChanged === true, error: null }
        : {},
    ),
    close: assign({ item: null, hasChanged: false, error: null }),
  },
}).createMachine({
  id: 'deletion',
  context: { item: null, hasChanged: false, error: null },
  initial: 'closed',
  states: {
    closed: { on: { 'deletion.ask': { target: 'asking', actions: 'ask' } } },
    asking: {
      on: {
        'deletion.ask': { actions: 'ask' },
        'deletion.cancel': { target: 'closed', actions: 'close' },
        'deletion.confirm': 'deleting',
      },
    },
    deleting: {
      invoke: {
        src: 'remove',
        input: ({ context }: { context: DeletionContext }) => context.item,
        onDone: { target: 'closed', actions: 'close' },
        onError: {
          target: 'asking',
          actions: assign({ error: ({ event }) => asApiError(event.error) }),
        },
      },
    },
  },
});

/** The machine connected to what deletes. */
export function provideDeletion(remove: (item: unknown) => Promise<unknown>) {
  return deletionMachine.provide({
    actors: { remove: fromPromise<void, unknown>(async ({ input }) => void (await remove(input))) },
  });
}
