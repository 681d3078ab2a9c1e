import { memorySession, type Cart, type Environment } from '@filigrana/sdk';
import { act, waitFor } from '@testing-library/react';
import useSWR from 'swr';
import { beforeEach, expect, it, vi } from 'vitest';
import type { InspectionEvent } from 'xstate';
import type { Inspect } from '../../shared/provider/create-shop-context.ts';
import { cartKeys } from '../../shared/reads/keys.ts';
import { useRefresh } from '../../shared/reads/use-refresh.ts';
import { timings } from '../../shared/timings.ts';
import { pending, type FakeShop } from '../../../test/fake-shop.ts';
import {
  cartLine,
  cartOf,
  httpError,
  loggedIn,
  offline,
  tokenOf,
  user,
} from '../../../test/fixtures.ts';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import { useToasts } from '../../shared/toasts/use-toasts.ts';
import { itemFor } from '../../../test/cart/cart-item.ts';
import { useLocalCart } from '../local-cart/use-local-cart.ts';
import { useAddToCart } from './add-to-cart.ts';
import { useCart } from './use-cart.ts';
import { useCartCount } from './use-cart-view.ts';

const guest = { sessionToken: 'guest-1' };

/** A server with one cart. */
function serverWith(cart: Cart): { cart: Cart; shop: FakeShop } {
  const server = { cart, shop: {} as FakeShop };
  server.shop = {
    cart: {
      get: vi.fn(() => Promise.resolve(server.cart)),
      changeQuantity: vi.fn(({ idProducto_talla, nuevaCantidad }) => {
        server.cart = cartOf([cartLine(idProducto_talla, nuevaCantidad)], server.cart.version! + 1);
        const { cantidad, subtotalProducto } = server.cart.productos[0]!;
        const item = { cantidad, subtotalProducto };
        return Promise.resolve({ item, carrito: server.cart });
      }),
      add: vi.fn(({ idProducto_talla, cantidad }) => {
        const version = (server.cart.version ?? 0) + 1;
        server.cart = cartOf(
          [...server.cart.productos, cartLine(idProducto_talla, cantidad)],
          version,
        );
        return Promise.resolve({ carrito: server.cart, mensaje: null });
      }),
      remove: vi.fn(({ idProducto_talla: gone }) => {
        const kept = server.cart.productos.filter((line) => line.idProducto_talla !== gone);
        server.cart = cartOf(kept, server.cart.version! + 1);
        return Promise.resolve({ mensaje: null, carrito: server.cart });
      }),
    },
  };
  return server;
}

const useCartAndToast = () => ({ ...useCart(), toast: useToasts().toast });

beforeEach(() => vi.useRealTimers());

it('is empty for a visitor who has no cart yet, without asking the server', async () => {
  const get = vi.fn();
  const { result } = renderHookWithShop(useCart, { shop: { cart: { get } } });
  await waitFor(() => expect(result.current.status).toBe('empty'));
  expect(get).not.toHaveBeenCalled();
  expect(result.current.canProceed).toBe(false);
});

it('goes from loading to the lines of the server', async () => {
  const { shop } = serverWith(cartOf([cartLine(1, 2)]));
  const { result } = renderHookWithShop(useCart, { shop, session: guest });
  expect(result.current.status).toBe('loading');
  await waitFor(() => expect(result.current.status).toBe('filled'));
  expect(result.current).toMatchObject({ count: 1, montoTotal: 298, canProceed: true });
});

it('says that the cart could not be read, and reads it again when asked', async () => {
  const get = vi.fn(() => Promise.reject<Cart>(httpError(500)));
  const { result } = renderHookWithShop(useCart, { shop: { cart: { get } }, session: guest });
  await waitFor(() => expect(result.current.status).toBe('error'));
  expect(result.current.error?.code).toBe('cart.loadFailed');

  get.mockImplementation(() => Promise.resolve(cartOf([cartLine(1, 1)])));
  act(() => result.current.reload());
  await waitFor(() => expect(result.current.status).toBe('filled'));
});

it('counts every one of two quick clicks', async () => {
  const server = serverWith(cartOf([cartLine(1, 2)]));
  const { result } = renderHookWithShop(useCart, { shop: server.shop, session: guest });
  await waitFor(() => expect(result.current.status).toBe('filled'));
  await act(async () => {
    await Promise.all([result.current.increase(1), result.current.increase(1)]);
  });
  expect(server.cart.productos[0]?.cantidad).toBe(4);
  expect(result.current.lines[0]).toMatchObject({ cantidad: 4, pending: false });
});

it('never goes below one piece', async () => {
  const { shop } = serverWith(cartOf([cartLine(1, 1)]));
  const { result } = renderHookWithShop(useCart, { shop, session: guest });
  await waitFor(() => expect(result.current.status).toBe('filled'));
  await act(async () => {
    expect(await result.current.decrease(1)).toEqual({ ok: true, limitedTo: null });
  });
  expect(shop.cart?.changeQuantity).not.toHaveBeenCalled();
});

it('says that a line was removed, which can be undone', async () => {
  const { shop } = serverWith(cartOf([cartLine(1, 2)]));
  const { result } = renderHookWithShop(useCartAndToast, { shop, session: guest });
  await waitFor(() => expect(result.current.status).toBe('filled'));
  await act(async () => void (await result.current.remove(1)));
  expect(result.current.toast).toMatchObject({ title: 'Producto eliminado', duration: 6_000 });
  expect(result.current.status).toBe('empty');
  expect(result.current.toast?.action?.label).toBe('Deshacer');
  await act(async () => result.current.toast?.action?.run());
  await waitFor(() => expect(result.current.lines).toMatchObject([{ cantidad: 2 }]));
});

it.each([
  ['too few are left by now', { status: 409, code: 'STOCK_EXCEEDED', stock: 0 }],
  ['it was withdrawn meanwhile', { status: 404, code: 'NOT_FOUND' }],
])(
  'names the piece that an undo cannot bring back, because %s',
  async (_, { status, ...refusal }) => {
    const { shop } = serverWith(cartOf([cartLine(1, 2)]));
    const { result } = renderHookWithShop(useCartAndToast, { shop, session: guest });
    await waitFor(() => expect(result.current.status).toBe('filled'));
    const { productoNombre } = result.current.lines[0]!;
    await act(async () => void (await result.current.remove(1)));
    vi.mocked(shop.cart!.add!).mockRejectedValue(httpError(status, refusal));
    await act(async () => result.current.toast?.action?.run());
    await waitFor(() =>
      expect(result.current.toast).toMatchObject({
        title: 'No se pudo deshacer',
        description: `${productoNombre} ya no está disponible en esa cantidad.`,
        variant: 'destructive',
      }),
    );
  },
);

it.each([
  ['a visitor', guest],
  ['a customer', loggedIn()],
])('one toast brings back all that %s has removed while it was there', async (_whose, session) => {
  const { shop } = serverWith(cartOf([cartLine(1, 2), cartLine(2, 1), cartLine(3, 4)]));
  const { result } = renderHookWithShop(useCartAndToast, { shop, session });
  await waitFor(() => expect(result.current.count).toBe(3));
  await act(async () => void (await result.current.remove(1)));
  const first = result.current.toast;
  await act(async () => void (await result.current.remove(2)));
  const second = result.current.toast;
  expect(second).toMatchObject({ title: '2 productos eliminados', duration: 6_000, open: true });
  expect(second?.id).not.toBe(first?.id);
  await act(async () => void (await result.current.remove(3)));
  expect(result.current.toast?.title).toBe('3 productos eliminados');
  expect(result.current.status).toBe('empty');
  await act(async () => result.current.toast?.action?.run());
  await waitFor(() =>
    expect(result.current.lines.map((line) => [line.idProducto_talla, line.cantidad])).toEqual([
      [1, 2],
      [2, 1],
      [3, 4],
    ]),
  );
});

it('what was brought back, or can be no longer, is not brought back with the next', async () => {
  const { shop } = serverWith(cartOf([cartLine(1, 2), cartLine(2, 1), cartLine(3, 4)]));
  const { result } = renderHookWithShop(() => ({ ...useCart(), toasts: useToasts() }), {
    shop,
    session: guest,
  });
  await waitFor(() => expect(result.current.count).toBe(3));
  await act(async () => void (await result.current.remove(1)));
  await act(async () => result.current.toasts.toast?.action?.run());
  await act(async () => void (await result.current.remove(2)));
  expect(result.current.toasts.toast?.title).toBe('Producto eliminado');
  act(() => result.current.toasts.dismiss());
  await act(async () => void (await result.current.remove(3)));
  expect(result.current.toasts.toast?.title).toBe('Producto eliminado');
  await act(async () => result.current.toasts.toast?.action?.run());
  await waitFor(() =>
    expect(result.current.lines.map(({ idProducto_talla: id }) => id)).toEqual([1, 3]),
  );
});

it('blocks the way to the checkout while something is on its way', async () => {
  const server = serverWith(cartOf([cartLine(1, 2)]));
  const answer = pending<never>();
  server.shop.cart = { ...server.shop.cart, changeQuantity: () => answer.promise };
  const { result } = renderHookWithShop(useCart, { shop: server.shop, session: guest });
  await waitFor(() => expect(result.current.canProceed).toBe(true));
  act(() => void result.current.increase(1));
  expect(result.current).toMatchObject({ isSettled: false, canProceed: false });
});

it('adds for a visitor without a session, and the badge counts it', async () => {
  const server = serverWith(cartOf([]));
  const { result } = renderHookWithShop(
    () => ({ ...useAddToCart(), count: useCartCount(), toast: useToasts().toast }),
    { shop: server.shop },
  );
  await act(async () => {
    expect(await result.current.add(itemFor(4, 145, 2))).toMatchObject({ ok: true });
  });
  expect(result.current.toast).toMatchObject({
    title: 'Producto agregado',
    code: 'cart.added',
    params: { productoNombre: 'Pieza 4', nombreMaterial: '', precioUnitario: 145, cantidad: 2 },
  });
  expect(result.current.count).toBe(1);
});

it('reads the cart of a badge once the environment has an idle moment', async () => {
  const { shop } = serverWith(cartOf([cartLine(1, 2)]));
  const waiting = new Set<() => void>();
  const whenIdle: Environment['whenIdle'] = (work) => {
    const run = () => work({ timeRemaining: () => 10 });
    waiting.add(run);
    return () => void waiting.delete(run);
  };
  const { result } = renderHookWithShop(useCartCount, {
    shop,
    session: guest,
    environment: { whenIdle },
  });
  expect(shop.cart?.get).not.toHaveBeenCalled();
  act(() => waiting.forEach((run) => run()));
  await waitFor(() => expect(result.current).toBe(1));
});

it('keeps what was added for the payment page, once, where the server does not tell the cart', async () => {
  localStorage.clear();
  const { shop } = serverWith(cartOf([]));
  const { add, get } = shop.cart!;
  shop.cart!.add = async (item, options) => ({ ...(await add!(item, options)), carrito: null });
  const { result } = renderHookWithShop(
    () => ({ ...useAddToCart(), cart: useCart(), kept: useLocalCart().productos }),
    { shop, session: guest },
  );
  await waitFor(() => expect(result.current.cart.status).toBe('empty'));
  const reads = vi.mocked(get!).mock.calls.length;
  await act(async () => void (await result.current.add(itemFor(4, 145, 2))));
  const line = { _id: 4, cantidad: 2, nombre: 'Pieza 4', precio: 145, talla: 'Única' };
  expect(result.current.kept).toEqual([{ ...line, image_url: null }]);
  await waitFor(() => expect(get).toHaveBeenCalledTimes(reads + 1));
  await waitFor(() => expect(result.current.cart.isSettled).toBe(true));
  expect(result.current.kept).toEqual([{ ...line, image_url: null }]);
});

it('adds again as a new visitor when the login had run out', async () => {
  const server = serverWith(cartOf([]));
  const session = memorySession(loggedIn());
  const onUnauthenticated = vi.fn();
  const add = server.shop.cart!.add!;
  server.shop.cart = {
    ...server.shop.cart,
    add: (addition, options) =>
      session.read().token ? Promise.reject(httpError(401)) : add(addition, options),
  };
  const told: (string | undefined)[] = [];
  const { result } = renderHookWithShop(
    () => {
      const { toast } = useToasts();
      told.push(toast?.title);
      return useAddToCart();
    },
    { shop: server.shop, session, onUnauthenticated },
  );
  await act(async () => {
    expect(await result.current.add(itemFor(4, 145, 1))).toMatchObject({ ok: true });
  });
  // Nothing of what was wished for has failed.
  expect(told).not.toContain('Error al cargar el carrito');
  expect(server.cart.productos).toHaveLength(1);
  expect(session.read().token).toBeNull();
  expect(onUnauthenticated).toHaveBeenCalledOnce();
});

it('forgets the cart of somebody who logs out', async () => {
  const { shop } = serverWith(cartOf([cartLine(1, 2)]));
  const { result, session } = renderHookWithShop(useCart, { shop, session: loggedIn() });
  await waitFor(() => expect(result.current.status).toBe('filled'));
  shop.cart!.get = () => Promise.resolve({ ...cartOf([]), idCarrito: null, version: null });
  act(() => session.clear());
  await waitFor(() => expect(result.current.status).toBe('empty'));
});

it('shows the merged cart after a login', async () => {
  const server = serverWith(cartOf([cartLine(1, 2)]));
  const { result, session } = renderHookWithShop(useCart, { shop: server.shop, session: guest });
  await waitFor(() => expect(result.current.count).toBe(1));
  server.cart = { ...cartOf([cartLine(1, 2), cartLine(2, 1)], 8), idCarrito: 9 };
  const usuario = user();
  act(() => session.write({ token: tokenOf(usuario), usuario, sessionToken: null }));
  await waitFor(() => expect(result.current.count).toBe(2));
});

it('leads a customer whose login is valid to the checkout', async () => {
  const { shop } = serverWith(cartOf([cartLine(1, 2)]));
  shop.accounts = { profile: () => Promise.resolve(user()) };
  const { result } = renderHookWithShop(useCart, { shop, session: loggedIn() });
  await waitFor(() => expect(result.current.canProceed).toBe(true));
  await act(async () => expect(await result.current.proceed()).toBe('checkout'));
});

it('asks a visitor to log in', async () => {
  const { shop } = serverWith(cartOf([cartLine(1, 2)]));
  const { result } = renderHookWithShop(useCart, { shop, session: guest });
  await waitFor(() => expect(result.current.canProceed).toBe(true));
  await act(async () => expect(await result.current.proceed()).toBe('login'));
  expect(result.current.loginRequired).toBe(true);
  act(() => result.current.closeLogin());
  expect(result.current.loginRequired).toBe(false);
});

it('removes a login that has run out and asks to log in', async () => {
  const { shop } = serverWith(cartOf([cartLine(1, 2)]));
  shop.accounts = { profile: () => Promise.reject(httpError(401)) };
  const { result, session } = renderHookWithShop(useCart, { shop, session: loggedIn() });
  await waitFor(() => expect(result.current.canProceed).toBe(true));
  await act(async () => expect(await result.current.proceed()).toBe('login'));
  expect(session.read().token).toBeNull();
  expect(result.current.loginRequired).toBe(true);
});

it.each([
  ['the server fails', httpError(500), 'No se pudo validar la sesión. Intenta de nuevo.'],
  ['there is no connection', offline(), 'No se pudo contactar con el servidor.'],
])('says why it does not proceed when %s', async (_what, error, text) => {
  const { shop } = serverWith(cartOf([cartLine(1, 2)]));
  shop.accounts = { profile: () => Promise.reject(error) };
  const { result } = renderHookWithShop(useCartAndToast, { shop, session: loggedIn() });
  await waitFor(() => expect(result.current.canProceed).toBe(true));
  await act(async () => expect(await result.current.proceed()).toBe('refused'));
  expect(result.current.toast).toMatchObject({ title: 'Error', description: text });
});

it('says that a line holds as many pieces as any may, where the shop tells no stock', async () => {
  const { shop } = serverWith(cartOf([{ ...cartLine(1, 999), stock: null }]));
  const { result } = renderHookWithShop(useCart, { shop, session: guest });
  await waitFor(() => expect(result.current.status).toBe('filled'));
  await act(async () => {
    expect(await result.current.increase(1)).toEqual({ ok: true, limitedTo: 999 });
  });
  expect(shop.cart?.changeQuantity).not.toHaveBeenCalled();
});

it('says that the known stock is reached, for 2.5 s, without asking the server', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const server = serverWith(cartOf([{ ...cartLine(1, 5), stock: 5 }]));
  const { result } = renderHookWithShop(useCartAndToast, {
    shop: server.shop,
    session: loggedIn(),
  });
  await waitFor(() => expect(result.current.isSettled).toBe(true));
  const outcome = await act(() => result.current.increase(1));
  expect(outcome).toEqual({ ok: true, limitedTo: 5 });
  expect(result.current.lines[0]).toMatchObject({ cantidad: 5, maxWarning: 5, pending: false });
  expect(result.current.toast).toMatchObject({ title: 'Cantidad máxima alcanzada' });
  expect(server.shop.cart!.changeQuantity).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(2_600));
  expect(result.current.lines[0]?.maxWarning).toBeNull();
});

it('reads the cart again when the connection is back, however short a time it was away', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const server = serverWith(cartOf([cartLine(1, 2)]));
  const { result } = renderHookWithShop(useCart, { shop: server.shop, session: guest });
  await waitFor(() => expect(result.current.isSettled).toBe(true));
  server.cart = cartOf([cartLine(1, 5)], server.cart.version! + 1);
  await act(() => vi.advanceTimersByTimeAsync(2 * timings.cart.sameMoment));
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current.lines[0]?.cantidad).toBe(5));
});

it('is one entry of the cache, which whoever refreshes it reads again', async () => {
  const server = serverWith(cartOf([cartLine(1, 2)]));
  const { result } = renderHookWithShop(
    () => ({ cart: useCart(), entry: useSWR(cartKeys.of('guest:guest-1')), refresh: useRefresh() }),
    { shop: server.shop, session: guest },
  );
  await waitFor(() => expect(result.current.entry.data).toEqual(server.cart));
  await act(async () => void (await result.current.cart.increase(1)));
  await waitFor(() => expect(result.current.entry.data).toEqual(cartOf([cartLine(1, 3)], 2)));
  server.cart = cartOf([cartLine(1, 1)], 3);
  await act(() => result.current.refresh(['getCart']));
  await waitFor(() => expect(result.current.cart.lines[0]?.cantidad).toBe(1));
});

it.each<[string, (heard: (event: InspectionEvent) => void) => Inspect]>([
  ['a function', (heard) => heard],
  ['an observer, as an inspector has it', (next) => ({ next })],
])("tells the provider's inspector what the machine does: %s", async (_what, inspectorOf) => {
  const { shop } = serverWith(cartOf([cartLine(7, 1)]));
  const heard = vi.fn<(event: InspectionEvent) => void>();
  const world = { shop, session: guest, inspect: inspectorOf(heard) };
  const { result } = renderHookWithShop(useCart, world);
  await waitFor(() => expect(result.current.status).toBe('filled'));
  await act(() => result.current.increase(7));
  expect(heard.mock.calls.map(([{ type }]) => type)).toContain('@xstate.event');
});
