import {
  ApiError,
  memorySession,
  type ApiErrorKind,
  type CartChanged,
  type Role,
  type Shop,
} from '@filigrana/sdk';
import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { deferred } from '../../../test/deferred.ts';
import { cartLine, cartOf, httpError, loggedIn, tokenOf, user } from '../../../test/fixtures.ts';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import { flushMicrotasks, VirtualTime } from '../../../test/virtual-time.ts';
import { itemFor } from '../../../test/cart/cart-item.ts';
import { useAddToCart } from '../cart/add-to-cart.ts';
import { loginFailure } from './login-form.ts';
import { useLogin } from './use-login.ts';

const ANA = { correo: 'ana@correo.cr', contrasena: 'Clave-Ana-1' };

/** A shop that lets one person in, as the SDK does it: the session is written first. */
function start(options: { rol?: Role; hasOrigin?: boolean; session?: object } = {}) {
  const session = memorySession(options.session ?? { sessionToken: 'anonima' });
  const usuario = user({ rol: options.rol ?? 1 });
  const login = vi.fn<Shop['accounts']['login']>(() => {
    const result = { token: tokenOf(usuario), usuario };
    session.write({ ...result, sessionToken: null });
    return Promise.resolve(result);
  });
  const clock = new VirtualTime();
  const { result } = renderHookWithShop(
    () => useLogin(options.hasOrigin === undefined ? {} : { hasOrigin: options.hasOrigin }),
    { shop: { accounts: { login } }, session, clock },
  );
  const pass = (ms: number) => act(() => clock.pass(ms));
  const submit = (values: Parameters<typeof result.current.submit>[0] = ANA) =>
    act(() => result.current.submit(values));
  return { login, session, pass, submit, now: () => result.current };
}

test('has nothing to say and nowhere to go at first', () => {
  expect(start().now()).toMatchObject({ status: 'idle', notice: null, redirect: null });
});

test.each([
  [1, false, 'profile'],
  [1, true, 'origin'],
  [2, true, 'admin'],
  [3, false, 'manager'],
  [3, true, 'manager'],
] as const)(
  'takes role %i (origin: %s) to %s, 2 s after the login',
  async (rol, hasOrigin, target) => {
    const { login, submit, now, pass } = start({ rol, hasOrigin });
    submit({ ...ANA, correo: ` ${ANA.correo} ` });
    submit();
    expect(now()).toMatchObject({ status: 'sending', notice: null });
    await pass(1_999);
    submit();
    expect(now()).toMatchObject({ status: 'done', notice: { code: 'login.done' }, redirect: null });
    await pass(1);
    expect(now().redirect).toBe(target);
    expect(login).toHaveBeenCalledExactlyOnceWith(ANA);
  },
);

test.each([
  [1, false, 'profile'],
  [1, true, 'origin'],
  [2, false, 'admin'],
  [3, false, 'admin'],
] as const)(
  'takes role %i (origin: %s) to %s at once when logged in already',
  (rol, hasOrigin, target) => {
    expect(start({ hasOrigin, session: loggedIn({ rol }) }).now().redirect).toBe(target);
  },
);

test('leaves a token without an account alone: the guard would send it back here', () => {
  expect(start({ session: { token: 'x.y.z' } }).now().redirect).toBeNull();
});

test('follows a login in another tab', () => {
  const { session, now } = start();
  act(() => session.write(loggedIn()));
  expect(now().redirect).toBe('profile');
});

test('says what was wrong and lets the person try again', async () => {
  const { login, submit, now, pass } = start();
  login.mockRejectedValueOnce(httpError(401));
  submit();
  await pass(0);
  expect(now()).toMatchObject({ status: 'idle', notice: { code: 'login.wrong' } });
  submit();
  await pass(2_000);
  expect(now().redirect).toBe('profile');
});

test('goes nowhere when the person has logged out again', async () => {
  const { session, submit, now, pass } = start();
  submit();
  await pass(1_000);
  act(() => session.clear());
  await pass(1_000);
  expect(now()).toMatchObject({ status: 'idle', notice: null, redirect: null });
  submit();
  await pass(2_000);
  expect(now().redirect).toBe('profile');
});

test('waits for what is still on its way into the anonymous cart, which moves along', async () => {
  const adding = deferred<CartChanged>();
  const add = vi.fn(() => adding.promise);
  const get = () => Promise.resolve(cartOf([]));
  const login = vi.fn<Shop['accounts']['login']>(() => Promise.reject(httpError(401)));
  const { result } = renderHookWithShop(() => ({ ...useLogin(), ...useAddToCart() }), {
    shop: { accounts: { login }, cart: { add, get } },
    session: { sessionToken: 'anonima' },
  });
  act(() => void result.current.add(itemFor(7, 145, 1)));
  await waitFor(() => expect(add).toHaveBeenCalled());
  act(() => result.current.submit(ANA));
  await act(flushMicrotasks);
  expect(login).not.toHaveBeenCalled();
  await act(async () => adding.resolve({ carrito: cartOf([cartLine(7, 1)]), mensaje: null }));
  await waitFor(() => expect(login).toHaveBeenCalledOnce());
});

test('asks for e-mail and password, and names the field that is missing', () => {
  const { login, submit, now } = start();
  submit({ correo: ' ', contrasena: 'x' });
  expect(now()).toMatchObject({
    status: 'idle',
    notice: { code: 'login.incomplete' },
    errors: { correo: { code: 'field.required' } },
  });
  expect(login).not.toHaveBeenCalled();
});

test('asks for a second step once the server does, sends it along, and keeps asking', async () => {
  const { login, submit, now, pass } = start();
  const refuse = async (values: Parameters<typeof submit>[0], code?: string, said?: string) => {
    login.mockRejectedValueOnce(httpError(401, { code, serverMessage: said }));
    submit(values);
    await pass(0);
  };
  expect(now().needsCode).toBe(false);
  await refuse(ANA, 'SECOND_STEP_REQUIRED', 'Escribe el código.');
  const asked = { code: 'login.incomplete', said: 'Escribe el código.' };
  expect(now()).toMatchObject({ status: 'idle', needsCode: true, notice: asked, errors: {} });
  await refuse({ ...ANA, codigo: ' 123456 ' }, 'SECOND_STEP_WRONG', 'No es correcto.');
  expect(login).toHaveBeenLastCalledWith({ ...ANA, codigo: '123456' });
  const wrong = { code: 'login.failed', said: 'No es correcto.' };
  expect(now()).toMatchObject({ needsCode: true, notice: wrong, errors: { codigo: wrong } });
  await refuse({ ...ANA, contrasena: 'otra' });
  expect(now()).toMatchObject({ needsCode: true, notice: { code: 'login.wrong' } });
  expect(now().errors).toEqual({});
  submit({ ...ANA, codigo: '654321' });
  await pass(0);
  expect(now()).toMatchObject({ status: 'done', needsCode: false });
});

const of = (kind: ApiErrorKind) => new ApiError({ kind, message: kind });

test.each([
  [httpError(401), { code: 'login.wrong' }],
  [httpError(500, { serverMessage: 'Ocurrió algo' }), { code: 'login.serverError' }],
  [httpError(503, { serverMessage: 'Ocurrió algo' }), { code: 'login.failed' }],
  [of('network'), { code: 'login.failed' }],
  [of('timeout'), { code: 'login.failed' }],
  [of('contract'), { code: 'login.failed' }],
  [
    httpError(403, { code: 'ACCOUNT_BLOCKED' }),
    { code: 'login.blocked', problem: 'ACCOUNT_BLOCKED' },
  ],
  [
    httpError(429, { code: 'RATE_LIMITED', serverMessage: 'Espera un momento.' }),
    { code: 'login.failed', said: 'Espera un momento.', problem: 'RATE_LIMITED' },
  ],
])('has a sentence for %s', (error, said) => {
  expect(loginFailure(error)).toEqual(said);
});
