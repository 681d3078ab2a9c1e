import type { Role, User } from '@filigrana/sdk';
import { tokenOf, user } from '../../../hooks/test/fixtures.ts';

export { user };

/** What the session of somebody with that role holds. */
export function loggedIn(rol: Role = 1, change: Partial<User> = {}) {
  const usuario = user({ rol, ...change });
  return { token: tokenOf(usuario), usuario };
}
