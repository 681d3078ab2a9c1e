import { localStorageSession, type Shop } from '@filigrana/sdk';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { httpError, loggedIn, offline, tokenOf, user } from '../../../test/fixtures.ts';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import { flushMicrotasks } from '../../../test/virtual-time.ts';
import { useEndAllLogins } from './use-end-all-logins.ts';
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

it('ends the login on the server too, once it is gone here', async () => {
  const token = tokenOf(user(), 'sesion-1');
  const end = vi.fn<Shop['logins']['end']>(() => Promise.resolve({ mensaje: null }));
  const world = { shop: { logins: { end } }, session: { token, usuario: user() } };
  const { result, session } = renderHookWithShop(useSession, world);
  act(() => result.current.logout());
  expect(session.read().token).toBeNull();
  await waitFor(() => expect(end).toHaveBeenCalledExactlyOnceWith(token));
});

it.each([
  ['the server cannot be reached', () => Promise.reject(offline())],
  ['the call never ends', () => new Promise<never>(() => undefined)],
  [
    'the client knows no such call',
    () => {
      throw new TypeError('shop.logins is undefined');
    },
  ],
])('logs out here all the same when %s', async (_why, end: Shop['logins']['end']) => {
  const token = tokenOf(user(), 'sesion-1');
  const world = { shop: { logins: { end } }, session: { token, usuario: user() } };
  const { result, session } = renderHookWithShop(useSession, world);
  act(() => result.current.logout({ everything: true }));
  expect(session.read()).toEqual({ token: null, usuario: null, sessionToken: null });
  await act(flushMicrotasks);
  expect(result.current.status).toBe('anonymous');
});

it('asks a server nothing that keeps no logins, nor for nobody', async () => {
  const end = vi.fn<Shop['logins']['end']>();
  for (const session of [loggedIn(), {}]) {
    const { result } = renderHookWithShop(useSession, { shop: { logins: { end } }, session });
    act(() => result.current.logout());
    await act(flushMicrotasks);
  }
  expect(end).not.toHaveBeenCalled();
});

describe('logging out everywhere', () => {
  const open = (endAll: Shop['logins']['endAll'], token = tokenOf(user(), 'sesion-1')) =>
    renderHookWithShop(useEndAllLogins, {
      shop: { logins: { endAll } },
      session: { token, usuario: user() },
    }).result;

  it('is offered where the server keeps logins', () => {
    const endAll = vi.fn<Shop['logins']['endAll']>();
    expect(open(endAll).current.isOffered).toBe(true);
    expect(open(endAll, loggedIn().token).current.isOffered).toBe(false);
  });

  it.each([
    ['done', () => Promise.resolve({ mensaje: null }), true, 'idle'],
    ['needless when this login has ended', () => Promise.reject(httpError(401)), true, 'idle'],
    ['not done without a connection', () => Promise.reject(offline()), false, 'failed'],
  ] as const)('is %s', async (_how, endAll, isOver, status) => {
    const hook = open(endAll);
    let answer: boolean | undefined;
    await act(async () => {
      answer = await hook.current.endAll();
    });
    expect(answer).toBe(isOver);
    expect(hook.current.status).toBe(status);
  });
});

it('follows a logout in another tab', () => {
  const session = localStorageSession();
  session.write(loggedIn());
  const { result } = renderHookWithShop(useSession, { session });
  expect(result.current.status).toBe('authenticated');
  act(() => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: 'filigrana:token' }));
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
