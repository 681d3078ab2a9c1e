import { localStorageSession } from '@filigrana/sdk';
import { act } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { loggedIn, tokenOf, user } from '../../testing/fixtures.test.kit.ts';
import { renderHookWithShop } from '../../testing/render-with-shop.test.kit.tsx';
import { useGuard } from './use-guard.ts';
import { useSession } from './use-session.ts';

beforeEach(() => localStorage.clear());

it('knows a visitor, and a person who has logged in', () => {
  const { result, session } = renderHookWithShop(useSession);
  expect(result.current).toMatchObject({ status: 'anonymous', usuario: null, role: null });
  act(() => session.write(loggedIn({ rol: 2 })));
  expect(result.current).toMatchObject({
    status: 'authenticated',
    role: 2,
    usuario: { correo: 'cliente@filigrana.test' },
  });
});

it('takes the role from the token, else from the account', () => {
  const usuario = user({ rol: 1 });
  const token = tokenOf({ idUsuario: 7, rol: 3 });
  expect(renderHookWithShop(useSession, { session: { token, usuario } }).result.current.role).toBe(
    3,
  );
  const opaque = { token: 'opaque', usuario };
  expect(renderHookWithShop(useSession, { session: opaque }).result.current.role).toBe(1);
});

it('keeps the login token to itself', () => {
  const { result } = renderHookWithShop(useSession, { session: loggedIn() });
  expect(JSON.stringify(result.current)).not.toContain(loggedIn().token);
});

it('logs out, and forgets the anonymous session only when asked', () => {
  const { result, session } = renderHookWithShop(useSession, {
    session: { ...loggedIn(), sessionToken: 'guest-1' },
  });
  act(() => result.current.logout());
  expect(session.read()).toEqual({ token: null, usuario: null, sessionToken: 'guest-1' });
  act(() => result.current.logout({ everything: true }));
  expect(session.read().sessionToken).toBeNull();
});

it('follows a logout in another tab', () => {
  const session = localStorageSession();
  session.write(loggedIn());
  const { result } = renderHookWithShop(useSession, { session });
  expect(result.current.status).toBe('authenticated');
  act(() => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  });
  expect(result.current.status).toBe('anonymous');
});

it.each([
  ['nobody', {}, 'login'],
  ['a token without an account', { token: 'x' }, 'login'],
  ['a manager', loggedIn({ rol: 3 }), 'home'],
  ['an administrator', loggedIn({ rol: 2 }), 'render'],
] as const)('guards a route of administrators: %s', (_who, session, decision) => {
  const { result } = renderHookWithShop(() => useGuard([2]), { session });
  expect(result.current).toBe(decision);
});
