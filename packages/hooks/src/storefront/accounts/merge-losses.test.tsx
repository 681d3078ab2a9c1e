import { memorySession, type Cart, type CutLine } from '@filigrana/sdk';
import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { cartLine, cartOf, loggedIn } from '../../../test/fixtures.ts';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import { useToasts } from '../../shared/toasts/use-toasts.ts';
import { useCart } from '../cart/use-cart.ts';
import { useLogIn } from './use-log-in.ts';

/** Logs a visitor in who has chosen one cart, into an account that has another one then. */
async function logInWith(chosen: Cart, merged: Cart, recortes?: CutLine[]) {
  const session = memorySession({ sessionToken: 'guest-1' });
  const get = () => Promise.resolve(session.read().token === null ? chosen : merged);
  const login = () => {
    const { token, usuario } = loggedIn();
    session.write({ token, usuario, sessionToken: null });
    return Promise.resolve({ token, usuario, recortes });
  };
  const seeCart = vi.fn();
  const page = renderHookWithShop(
    () => ({ cart: useCart(), toast: useToasts().toast, logIn: useLogIn(seeCart), seeCart }),
    { shop: { cart: { get }, accounts: { login } }, session },
  );
  const now = () => page.result.current;
  await waitFor(() => expect(now().cart.count).toBe(chosen.productos.length));
  await act(() => now().logIn({ correo: 'ana@correo.cr', contrasena: 'Clave-Ana-1' }));
  await waitFor(() => expect(now().cart).toMatchObject({ subtotal: merged.subtotal }));
  await waitFor(() => expect(now().cart.isSettled).toBe(true));
  return now;
}

test('a login says what it has left behind of the cart that was chosen before it', async () => {
  const chosen = cartOf([cartLine(1, 1), cartLine(2, 3), cartLine(3, 1)]);
  const now = await logInWith(chosen, cartOf([cartLine(2, 2), cartLine(3, 4)], 2));
  await waitFor(() =>
    expect(now().toast).toMatchObject({
      code: 'login.gone',
      description: 'Quitamos Pieza 1, se agotó.\nDe Pieza 2 quedan 2.',
    }),
  );
});

test('what was left behind is told for ten seconds, with a way to the cart', async () => {
  const now = await logInWith(cartOf([cartLine(1, 1)]), cartOf([cartLine(2, 1)], 2));
  await waitFor(() => expect(now().toast).toMatchObject({ duration: 10_000 }));
  const { toast, seeCart } = now();
  expect(toast?.action?.label).toBe('Ver carrito');
  act(() => toast?.action?.run());
  expect(seeCart).toHaveBeenCalledOnce();
  expect(now().toast?.open).toBe(false);
});

test('a piece that was withdrawn is not called sold out', async () => {
  const chosen = cartOf([{ ...cartLine(1, 1), disponible: false }, cartLine(2, 1)]);
  const now = await logInWith(chosen, cartOf([cartLine(2, 1)], 2));
  await waitFor(() =>
    expect(now().toast).toMatchObject({
      code: 'login.withdrawn',
      description: 'Quitamos Pieza 1: ya no está disponible.',
    }),
  );
});

test('what the account had put into its cart and is no longer on sale is told with the rest', async () => {
  const withdrawn = { ...cartLine(2, 1), disponible: false };
  const now = await logInWith(cartOf([cartLine(1, 1)]), cartOf([withdrawn], 2));
  await waitFor(() =>
    expect(now().toast).toMatchObject({
      code: 'login.gone',
      description:
        'Quitamos Pieza 1, se agotó.\nPieza 2 ya no está disponible: no cuenta en el total.',
    }),
  );
});

const CUT = { idProducto_talla: cartLine(1, 1).idProducto_talla, disponible: true, pedidas: 4 };

test('what both carts asked for together, and cannot be had, is told by the words of the cart', async () => {
  const cut = { ...CUT, productoNombre: 'Otra', quedan: 3 };
  const now = await logInWith(cartOf([cartLine(1, 2)]), cartOf([cartLine(1, 3)], 2), [cut]);
  await waitFor(() =>
    expect(now().toast).toMatchObject({
      code: 'login.fewer',
      description: 'De Pieza 1 quedan 3.',
    }),
  );
});

test('of one that is left it says so in the singular', async () => {
  const cut = { ...CUT, productoNombre: 'Otra', quedan: 1 };
  const now = await logInWith(cartOf([cartLine(1, 2)]), cartOf([cartLine(1, 1)], 2), [cut]);
  await waitFor(() => expect(now().toast?.description).toBe('De Pieza 1 queda 1.'));
});

test('a login from a page that has read no cart yet tells it too', async () => {
  const { token, usuario } = loggedIn();
  const recortes = [{ ...CUT, productoNombre: 'Anillo Luna', quedan: 0 }];
  const login = () => Promise.resolve({ token, usuario, recortes });
  const { result } = renderHookWithShop(() => ({ toast: useToasts().toast, logIn: useLogIn() }), {
    shop: { accounts: { login } },
    session: memorySession({ sessionToken: 'guest-1' }),
  });
  await act(() => result.current.logIn({ correo: 'ana@correo.cr', contrasena: 'Clave-Ana-1' }));
  await waitFor(() =>
    expect(result.current.toast).toMatchObject({
      code: 'login.gone',
      description: 'Quitamos Anillo Luna, se agotó.',
    }),
  );
});

test('a login that takes all of it along says nothing', async () => {
  const now = await logInWith(
    cartOf([cartLine(1, 1)]),
    cartOf([cartLine(1, 2), cartLine(9, 1)], 2),
  );
  expect(now().toast).toBeNull();
});
