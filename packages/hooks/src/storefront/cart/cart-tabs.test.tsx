import { memorySession, type Cart } from '@filigrana/sdk';
import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { FakeShop } from '../../../test/fake-shop.ts';
import { cartLine, cartOf } from '../../../test/fixtures.ts';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import { useCart } from './use-cart.ts';

/** Two tabs of one browser, with the same anonymous session, in front of one server. */
function twoTabs(cart: Cart) {
  const server = { cart };
  const shop: FakeShop = {
    cart: {
      get: vi.fn(() => Promise.resolve(server.cart)),
      changeQuantity: ({ idProducto_talla, nuevaCantidad }) => {
        server.cart = cartOf([cartLine(idProducto_talla, nuevaCantidad)], server.cart.version! + 1);
        const { cantidad, subtotalProducto } = server.cart.productos[0]!;
        const item = { cantidad, subtotalProducto };
        return Promise.resolve({ item, carrito: server.cart });
      },
      remove: () => {
        server.cart = cartOf([], server.cart.version! + 1);
        return Promise.resolve({ mensaje: null, carrito: null });
      },
    },
  };
  const open = () =>
    renderHookWithShop(useCart, { shop, session: memorySession({ sessionToken: 'guest-1' }) });
  return { one: open().result, two: open().result, shop };
}

it('shows a change in the other tab within half a second, without asking the server there', async () => {
  const { one, two, shop } = twoTabs(cartOf([cartLine(1, 2)]));
  await waitFor(() => expect(one.current.isSettled && two.current.isSettled).toBe(true));
  const reads = vi.mocked(shop.cart!.get!).mock.calls.length;
  await act(async () => void (await one.current.increase(1)));
  await waitFor(() => expect(two.current.lines[0]?.cantidad).toBe(3), { timeout: 500 });
  expect(shop.cart!.get).toHaveBeenCalledTimes(reads);
});

it('shows a removal too, which this server answers without the cart', async () => {
  const { one, two } = twoTabs(cartOf([cartLine(1, 2)]));
  await waitFor(() => expect(one.current.isSettled && two.current.isSettled).toBe(true));
  await act(async () => void (await one.current.remove(1)));
  await waitFor(() => expect(two.current.status).toBe('empty'), { timeout: 500 });
});
