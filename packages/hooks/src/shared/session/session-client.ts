import type { SessionStore } from '@filigrana/sdk';
import { runChart } from '../machines/chart.ts';
import {
  sessionChart,
  sessionFound,
  type SessionAction,
  type SessionEvent,
  type SessionPhase,
} from './session.chart.ts';

/** Ends the session of a provider. */
export interface SessionClient {
  /** The person logs out; with `everything` the anonymous session and its cart are forgotten too. */
  logout(options?: { everything?: boolean }): void;
  /** The server refused the login token: it is forgotten, and the embedder told once. */
  expire(): void;
}

/**
 * Runs the chart of `sessionMachine` without xstate, for the first view. What the browser has stored
 * is looked up before every event, so nothing has to be followed while nothing happens.
 */
export function createSessionClient(session: SessionStore, onRefused: () => void): SessionClient {
  const send = runChart<SessionPhase, SessionEvent, SessionAction, never>(sessionChart, {
    initial: 'unknown',
    actions: {
      know: () => undefined,
      forget: (event) =>
        session.clear({ sessionToken: event.type === 'session.logout' && event.everything }),
      refuse: () => {
        session.clear();
        onRefused();
      },
    },
  });
  const look = () => send(sessionFound(session.read()));
  return {
    logout(options) {
      look();
      send({ type: 'session.logout', everything: options?.everything === true });
    },
    expire() {
      look();
      send({ type: 'session.refused' });
    },
  };
}
