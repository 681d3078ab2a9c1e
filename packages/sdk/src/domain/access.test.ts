import { describe, expect, test } from 'vitest';
import { guardRoute, landingAfterLogin, landingAtRoot, landingWhenLoggedIn } from './access.ts';

describe('the route guard', () => {
  test.each([
    ['no token', { token: null, usuario: { rol: 1 } }, [1], 'login'],
    ['an empty token', { token: '', usuario: { rol: 1 } }, [1], 'login'],
    ['no user', { token: 't', usuario: null }, [1], 'login'],
    ['the one permitted role', { token: 't', usuario: { rol: 1 } }, 1, 'render'],
    ['one of the permitted roles', { token: 't', usuario: { rol: 3 } }, [2, 3], 'render'],
    ['idRol when rol is absent', { token: 't', usuario: { idRol: 2 } }, [2], 'render'],
    ['rol before idRol', { token: 't', usuario: { rol: 1, idRol: 2 } }, [2], 'home'],
    ['another role', { token: 't', usuario: { rol: 1 } }, [2, 3], 'home'],
    ['no role at all', { token: 't', usuario: {} }, [1, 2, 3], 'home'],
  ] as const)('with %s', (_name, session, permitted, decision) => {
    expect(guardRoute(session, permitted)).toBe(decision);
  });
});

describe('landing', () => {
  test.each([
    [null, 'home', 'profile', 'profile'],
    [1, 'home', 'profile', 'profile'],
    [2, 'admin', 'admin', 'admin'],
    [3, 'admin', 'manager', 'admin'],
  ] as const)(
    'role %s goes from the root to %s, after login to %s, from the login page to %s',
    (role, root, afterLogin, loggedIn) => {
      expect(landingAtRoot(role)).toBe(root);
      expect(landingAfterLogin(role)).toBe(afterLogin);
      expect(landingWhenLoggedIn(role)).toBe(loggedIn);
    },
  );
});
