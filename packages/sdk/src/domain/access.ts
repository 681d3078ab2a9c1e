import type { Role } from '../entities.ts';
import { ROLE, isStaff, roleOf } from './roles.ts';

/** What a route guard does: show the login, go to the start page, or show the screen. */
export type GuardDecision = 'login' | 'home' | 'render';

/** Where somebody is taken: start page, customer profile, `/admin` or `/manager`. */
export type Landing = 'home' | 'profile' | 'admin' | 'manager';

/**
 * What the route guard decides. Without token or user it asks to log in; a role that is not
 * permitted goes to the start page. Source: specification §5, route guard.
 *
 * @param session What local storage holds; `usuario` is null when it is missing or unreadable.
 * @param permitted One role or several.
 * @example guardRoute({ token: 't', usuario: { rol: 3 } }, [2, 3]) // 'render'
 */
export function guardRoute(
  session: {
    /** Login token; null without a login. */
    token: string | null;
    /** The account, which may name its role in two ways. */
    usuario: { rol?: unknown; idRol?: unknown } | null;
  },
  permitted: Role | readonly Role[],
): GuardDecision {
  if (!session.token || session.usuario === null) return 'login';
  const role = roleOf(session.usuario);
  return role !== null && [permitted].flat().includes(role) ? 'render' : 'home';
}

/**
 * Where `/` and `/clientes` take somebody: staff to the back office, everybody else to the start
 * page. Source: specification §2.1, §6.
 *
 * @example landingAtRoot(3) // 'admin'
 */
export function landingAtRoot(role: Role | null): Landing {
  return isStaff(role) ? 'admin' : 'home';
}

/**
 * Where the login takes somebody who has just logged in. Source: specification §2.14.
 *
 * @example landingAfterLogin(3) // 'manager'
 */
export function landingAfterLogin(role: Role | null): Landing {
  if (role === ROLE.administrador) return 'admin';
  return role === ROLE.manager ? 'manager' : 'profile';
}

/**
 * Where the login page takes somebody who is logged in already. Source: specification §2.14.
 *
 * @example landingWhenLoggedIn(1) // 'profile'
 */
export function landingWhenLoggedIn(role: Role | null): Landing {
  return isStaff(role) ? 'admin' : 'profile';
}
