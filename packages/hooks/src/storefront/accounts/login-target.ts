import type { User } from '@filigrana/sdk';
import { landingAfterLogin, landingWhenLoggedIn, roleOf } from '@filigrana/sdk/domain';

/** Where to go after login; `origin` is where the person was sent to the login from. */
export type LoginTarget = 'admin' | 'manager' | 'profile' | 'origin';

const toTarget = (
  landing: ReturnType<typeof landingAfterLogin>,
  hasOrigin: boolean,
): LoginTarget =>
  landing === 'admin' || landing === 'manager' ? landing : hasOrigin ? 'origin' : 'profile';

/** For somebody who has just logged in. Only customers are taken back to where they came from. */
export function targetAfterLogin(usuario: User, hasOrigin: boolean): LoginTarget {
  return toTarget(landingAfterLogin(roleOf(usuario)), hasOrigin);
}

/** For somebody who was logged in already. */
export function targetWhenLoggedIn(usuario: User, hasOrigin: boolean): LoginTarget {
  return toTarget(landingWhenLoggedIn(roleOf(usuario)), hasOrigin);
}
