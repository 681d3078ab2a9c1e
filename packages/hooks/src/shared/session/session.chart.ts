import { decodeToken, type Role, type SessionState, type User } from '@filigrana/sdk';
import { guardRoute, roleOf, type GuardDecision } from '@filigrana/sdk/domain';
import type { Chart } from '../machines/chart.ts';

/** `unknown` on a server and while hydrating: nobody can tell yet. */
export type SessionStatus = 'unknown' | 'anonymous' | 'authenticated';

/** What is kept in the browser; null while nobody can tell. */
export type StoredSession = SessionState | null;

export type SessionEvent =
  /** The browser holds a login token, or none: at first and after every change, in any tab. */
  | { type: 'session.found'; stored: SessionState }
  | { type: 'session.missing'; stored: SessionState }
  /** The person logs out; with `everything` the anonymous session and its cart go too. */
  | { type: 'session.logout'; everything: boolean }
  /** The server answered 401 to the login token. */
  | { type: 'session.refused' };

export type SessionPhase = SessionStatus | 'expired';
export type SessionAction = 'forget' | 'know' | 'refuse';

const know = <Target extends SessionPhase>(target: Target) =>
  ({ target, actions: 'know' }) as const;
const LOGOUT = { 'session.logout': { target: 'anonymous', actions: 'forget' } } as const;

/**
 * unknown → anonymous ⇄ authenticated → expired, when the server refuses the token: then nobody is
 * logged in any more, which is not what the person wanted. What a token says of its end is left to
 * the server: the clocks of visitors are wrong too often.
 */
export const sessionChart = {
  unknown: {
    on: { 'session.found': know('authenticated'), 'session.missing': know('anonymous'), ...LOGOUT },
  },
  anonymous: {
    on: { 'session.found': know('authenticated'), 'session.missing': know('anonymous'), ...LOGOUT },
  },
  authenticated: {
    on: {
      'session.found': know('authenticated'),
      'session.missing': know('anonymous'),
      'session.refused': { target: 'expired', actions: 'refuse' },
      ...LOGOUT,
    },
  },
  expired: {
    on: { 'session.found': know('authenticated'), 'session.missing': know('expired'), ...LOGOUT },
  },
} as const satisfies Chart<SessionPhase, SessionEvent, SessionAction>;

/** The event that tells what the browser holds. */
export function sessionFound(stored: SessionState): SessionEvent {
  return { type: stored.token === null ? 'session.missing' : 'session.found', stored };
}

/** Who is using the shop, as far as the stored session tells. */
export function sessionView(stored: StoredSession): {
  status: SessionStatus;
  usuario: User | null;
  role: Role | null;
} {
  if (stored === null) return { status: 'unknown', usuario: null, role: null };
  const { token, usuario } = stored;
  if (token === null) return { status: 'anonymous', usuario: null, role: null };
  return { status: 'authenticated', usuario, role: decodeToken(token)?.rol ?? roleOf(usuario) };
}

/** What a guarded route shows to whoever is there. */
export function sessionGuard(
  stored: StoredSession,
  permitted: Role | readonly Role[],
): GuardDecision | 'unknown' {
  return stored === null ? 'unknown' : guardRoute(stored, permitted);
}
