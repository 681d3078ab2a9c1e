import type { Role } from '@filigrana/sdk';
import { guardRoute, type GuardDecision } from '@filigrana/sdk/domain';
import { useStoredSession } from './use-session.ts';

/**
 * What a guarded route shows: `login` → go to the login page, `home` → go to the start page,
 * `render` → show it, `unknown` → not known yet (server, hydration): show a placeholder.
 *
 * @example const decision = useGuard(SCREEN_ROLES.checkout);
 */
export function useGuard(permitted: Role | readonly Role[]): GuardDecision | 'unknown' {
  const stored = useStoredSession();
  return stored === null ? 'unknown' : guardRoute(stored, permitted);
}
