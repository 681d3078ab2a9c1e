import type { Operation } from '../contract/index.ts';
import { HttpProblem } from './problem.ts';

/**
 * Refuses whoever may not call an operation.
 *
 * @param user Who is calling; null without a login.
 * @throws HttpProblem 401 UNAUTHENTICATED without a login, 403 FORBIDDEN with another role.
 */
export function assertMayCall({ roles }: Operation, user: { rol: number } | null): void {
  if (!roles) return;
  if (!user) throw new HttpProblem('UNAUTHENTICATED');
  if (!roles.includes(user.rol)) throw new HttpProblem('FORBIDDEN');
}
