import type { ApiError, Confirmation } from '@filigrana/sdk';
import { assign, fromPromise, setup } from 'xstate';
import { asApiError } from '../../shared/as-api-error.ts';
import { unprovided } from '../../shared/machines/unprovided.ts';

export interface MailedLinkContext {
  /** Token of the link. */
  readonly token: string;
  /** The server's own sentence about what it did. */
  readonly said: string | null;
  /** Why the last attempt failed. */
  readonly error: ApiError | null;
}

export type MailedLinkEvent =
  | { type: 'link.press' }
  /** Another link was opened on the same screen. */
  | { type: 'link.open'; token: string };

/**
 * What the link of a letter does once somebody presses its button: asking → sending → done; back to
 * asking when no answer came, dead when the server refuses the link. Nothing happens before: programs
 * that look through letters open every link.
 *
 * Events: `link.press`, `link.open`. Actor: `send`. Input: the token.
 *
 * @example
 * const page = createActor(
 *   provideMailedLink((token, signal) => shop.accounts.confirmEmail(token, { signal })),
 *   { input: { token: 'the last part of the link' } },
 * ).start();
 * page.send({ type: 'link.press' });
 * await waitFor(page, ({ value }) => value !== 'sending');
 * page.getSnapshot().value; // 'dead'
 */
export const mailedLinkMachine = setup({
  types: {
    context: {} as MailedLinkContext,
    events: {} as MailedLinkEvent,
    input: {} as Pick<MailedLinkContext, 'token'>,
  },
  actors: { send: fromPromise<Confirmation, string>(unprovided) },
  guards: { isDead: (_, { status }: ApiError) => status === 404 || status === 400 },
}).createMachine({
  id: 'mailedLink',
  context: ({ input }) => ({ token: input.token, said: null, error: null }),
  initial: 'asking',
  on: {
    'link.open': {
      target: '.asking',
      actions: assign(({ event }) => ({ token: event.token, said: null, error: null })),
    },
  },
  states: {
    asking: { on: { 'link.press': 'sending' } },
    sending: {
      entry: assign({ error: null }),
      invoke: {
        src: 'send',
        input: ({ context }) => context.token,
        onDone: { target: 'done', actions: assign({ said: ({ event }) => event.output.mensaje }) },
        onError: [
          {
            guard: { type: 'isDead', params: ({ event }) => asApiError(event.error) },
            target: 'dead',
          },
          { target: 'asking', actions: assign({ error: ({ event }) => asApiError(event.error) }) },
        ],
      },
    },
    done: {},
    dead: {},
  },
});

/** Does what a link is for. */
export type SendLink = (token: string, signal: AbortSignal) => Promise<Confirmation>;

/** The machine connected to a shop. */
export function provideMailedLink(send: SendLink) {
  return mailedLinkMachine.provide({
    actors: { send: fromPromise<Confirmation, string>(({ input, signal }) => send(input, signal)) },
  });
}
