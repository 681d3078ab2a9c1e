import type { SessionStore } from '@filigrana/sdk';
import { assign, fromCallback, setup, type EventObject } from 'xstate';
import { UNPROVIDED } from '../machines/unprovided.ts';
import {
  sessionChart,
  sessionFound,
  type SessionEvent,
  type StoredSession,
} from './session.chart.ts';

export interface SessionContext {
  /** What the browser holds; null while nobody can tell. `sessionView` and `sessionGuard` read it. */
  readonly stored: StoredSession;
}

/** The server refused the login token: the person has to log in again. */
export type SessionEmitted = { type: 'refused' };

/** Where the session is kept: a `SessionStore` of the SDK, or what a test puts in its place. */
export type SessionPort = Pick<SessionStore, 'clear' | 'read' | 'subscribe'>;

/** The session after it was forgotten. */
function forgotten({ stored }: SessionContext, everything: boolean): SessionContext {
  const sessionToken = everything ? null : (stored?.sessionToken ?? null);
  return { stored: { token: null, usuario: null, sessionToken } };
}

const world = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
  },
  actors: {
    watch: fromCallback<EventObject>(() => {
      throw new Error(UNPROVIDED);
    }),
  },
  actions: {
    /** Forgets it where it is kept. */
    clear: (_, _params: { everything: boolean }) => undefined,
  },
});

const machine = world
  .extend({
    actions: {
      know: assign(({ event }) => ('stored' in event ? { stored: event.stored } : {})),
      forget: world.enqueueActions(({ context, event, enqueue }) => {
        const everything = event.type === 'session.logout' && event.everything;
        enqueue.assign(forgotten(context, everything));
        enqueue({ type: 'clear', params: { everything } });
      }),
      refuse: world.enqueueActions(({ context, enqueue }) => {
        enqueue.assign(forgotten(context, false));
        enqueue({ type: 'clear', params: { everything: false } });
        enqueue.emit({ type: 'refused' });
      }),
    },
  })
  .createMachine({
    id: 'session',
    context: { stored: null },
    initial: 'unknown',
    invoke: {
      src: 'watch',
      // Where nothing can be read nobody is logged in.
      onError: { target: '.anonymous', actions: assign(({ context }) => forgotten(context, true)) },
    },
    states: sessionChart,
  });

/**
 * Who is using the shop: unknown → anonymous ⇄ authenticated → expired. It follows what the browser
 * holds, so a login or logout in another tab arrives here too; `expired` is a login that the server
 * has refused. `useSession` and `useGuard` run the same chart and the same rules without xstate.
 *
 * Events: `session.logout`, `session.refused`; `session.found` and `session.missing` come from the
 * actor. Emits: `refused`. Actor: `watch`; action: `clear`. Read the context with `sessionView` and `sessionGuard`.
 *
 * @example
 * const session = createActor(provideSession(memorySession())).start();
 * sessionGuard(session.getSnapshot().context.stored, [1]); // 'login'
 */
export const sessionMachine = machine;

/** The machine connected to the place where the session is kept. */
export function provideSession(port: SessionPort) {
  return machine.provide({
    actors: {
      watch: fromCallback<EventObject>(({ sendBack }) => {
        const tell = () => sendBack(sessionFound(port.read()));
        tell();
        return port.subscribe(tell);
      }),
    },
    actions: { clear: (_, { everything }) => port.clear({ sessionToken: everything }) },
  });
}
