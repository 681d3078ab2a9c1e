import { memorySession } from '@filigrana/sdk';
import { act, cleanup } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loggedIn } from '../../../test/fixtures.ts';
import { renderHookWithShop, worldOf } from '../../../test/render-with-shop.tsx';
import type { LocalCart } from './local-cart.ts';
import { useLocalCart } from './use-local-cart.ts';

const RING = {
  _id: 40,
  cantidad: 1,
  nombre: 'Anillo Trenza',
  precio: 99.5,
  image_url: null,
  talla: '6',
};

const stored = (): LocalCart =>
  JSON.parse(localStorage.getItem('filigrana:carrito') ?? 'null') as LocalCart;
const store = (cart: LocalCart) => localStorage.setItem('filigrana:carrito', JSON.stringify(cart));

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('useLocalCart', () => {
  test('keeps every change in the browser', () => {
    const { result } = renderHookWithShop(useLocalCart);
    act(() => result.current.add(RING));
    act(() => result.current.increase(40));
    expect(stored().productos).toEqual([{ ...RING, cantidad: 2 }]);
    act(() => result.current.decrease(40));
    expect(result.current.productos).toEqual([RING]);
    act(() => result.current.remove(40));
    expect(stored().productos).toEqual([]);
    act(() => result.current.add(RING));
    act(() => result.current.empty());
    expect(result.current.productos).toEqual([]);
  });

  test('begins with what an earlier visit has left', () => {
    store({ productos: [RING], usuarioInfo: null });
    expect(renderHookWithShop(useLocalCart).result.current.productos).toEqual([RING]);
  });

  test('follows the other tabs', () => {
    const { result } = renderHookWithShop(useLocalCart);
    store({ productos: [RING], usuarioInfo: null });
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'filigrana:carrito' })));
    expect(result.current.productos).toEqual([RING]);
  });

  test('is emptied when the person logs out', () => {
    const session = memorySession(loggedIn());
    const { result } = renderHookWithShop(useLocalCart, { session });
    act(() => result.current.add(RING));
    expect(stored().usuarioInfo).toEqual({ idUsuario: 7 });
    act(() => session.clear());
    expect(result.current.productos).toEqual([]);
    expect(stored().productos).toEqual([]);
  });

  test('lasts as long as the page where the browser stores nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('lleno', 'QuotaExceededError');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denegado', 'SecurityError');
    });
    const { result } = renderHookWithShop(useLocalCart);
    act(() => result.current.add(RING));
    expect(result.current.productos).toEqual([RING]);
  });

  test('is rendered empty by a server', () => {
    store({ productos: [RING], usuarioInfo: null });
    const { wrapper: Shop } = worldOf({});
    const Probe = () => <p>{useLocalCart().productos.length}</p>;
    const html = renderToString(
      <Shop>
        <Probe />
      </Shop>,
    );
    expect(html).toBe('<p>0</p>');
  });
});
