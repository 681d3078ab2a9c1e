import { ApiError, type Product } from '@filigrana/sdk';
import { act, renderHook, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useToasts } from '../../shared/toasts/use-toasts.ts';
import type { FakeShop } from '../../../test/fake-shop.ts';
import { cartLine, cartOf } from '../../../test/fixtures.ts';
import { productWire, ringWire } from '../../../test/product.ts';
import { worldOf } from '../../../test/render-with-shop.tsx';
import { VirtualTime } from '../../../test/virtual-time.ts';
import { useLocalCart } from '../local-cart/use-local-cart.ts';
import type { AddResult } from './product-selection.types.ts';
import { useProductSelection } from './use-product-selection.ts';

const ok = () => Promise.resolve({ idProducto_talla: 40, stock: 2 });

function render(product: Product | undefined, cart: FakeShop['cart'] = {}) {
  const time = new VirtualTime();
  const productSize = vi.fn(ok);
  const { wrapper } = worldOf({
    clock: time,
    shop: {
      catalog: { productSize },
      cart: { get: () => Promise.resolve(cartOf([])), ...cart },
    },
  });
  const { result, rerender } = renderHook(
    ({ product }: { product: Product | undefined }) => ({
      selection: useProductSelection(product),
      localCart: useLocalCart().productos,
      toast: useToasts().toast,
    }),
    { wrapper, initialProps: { product } },
  );
  return {
    productSize,
    result,
    show: (next: Product | undefined) => rerender({ product: next }),
    get now() {
      return result.current.selection;
    },
    get toast() {
      return result.current.toast && [result.current.toast.title, result.current.toast.description];
    },
    async ready() {
      await waitFor(() => expect(result.current.selection.status).toBe('ready'));
    },
    /** Adds, and lets the cart do its work. */
    async add() {
      let adding: Promise<AddResult> | undefined;
      act(() => void (adding = result.current.selection.add()));
      return this.until(adding);
    },
    /** Lets time pass until something has ended. */
    async until<Outcome>(work: Promise<Outcome> | undefined) {
      let ended: { how: Outcome } | undefined;
      void work?.then((how) => (ended = { how }));
      await waitFor(async () => {
        await act(() => time.pass(100));
        expect(ended).toBeDefined();
      });
      return ended?.how;
    },
  };
}

beforeEach(() => localStorage.clear());

describe('useProductSelection', () => {
  test('shows nothing to choose while there is no product', () => {
    expect(render(undefined).now).toMatchObject({ status: 'loading', sizes: [], canAdd: false });
  });

  test('takes a size that is pressed at once', async () => {
    const page = render(ringWire());
    act(() => page.now.chooseSize('6'));
    expect(page.now).toMatchObject({ tamanio: '6', status: 'loading' });
    await page.ready();
    expect(page.now).toMatchObject({ tamanio: '6', stock: 2, canAdd: true });
  });

  test('takes a size that is pressed before its product is there', async () => {
    const page = render(undefined);
    act(() => page.now.chooseSize('6'));
    page.show(ringWire());
    await page.ready();
    expect(page.now).toMatchObject({ tamanio: '6', stock: 2, canAdd: true });
  });

  test('adds what was added before its product was there, once', async () => {
    const line = { ...cartLine(70, 1, 95), productoNombre: 'Cadena Clásica' };
    const add = vi.fn(() => Promise.resolve({ mensaje: null, carrito: cartOf([line]) }));
    const page = render(undefined, { add });
    const adding = [page.now.add(), page.now.add()];
    page.show(productWire());
    expect(await page.until(Promise.all(adding))).toEqual(['refused', 'added']);
    expect(add).toHaveBeenCalledOnce();
  });

  test('begins anew with another product', async () => {
    const page = render(ringWire());
    act(() => page.now.chooseSize('6'));
    await page.ready();
    page.show(ringWire({ idProducto: 5 }));
    expect(page.now).toMatchObject({ status: 'choosing', tamanio: null });
    act(() => page.now.chooseSize('7'));
    await page.ready();
    expect(page.productSize).toHaveBeenLastCalledWith(
      { idProducto: 5, tamanio: '7' },
      expect.anything(),
    );
  });

  test('keeps the choice when the same product is read again', async () => {
    const page = render(ringWire());
    act(() => page.now.chooseSize('6'));
    await page.ready();
    page.show(ringWire({ descripcion: 'Nueva' }));
    expect(page.now).toMatchObject({ status: 'ready', tamanio: '6' });
  });

  test('adds to the cart, says so, and keeps the line for the payment page', async () => {
    const line = {
      ...cartLine(40, 1, 99.5),
      productoNombre: 'Anillo Trenza',
      tallaNombre: '6',
      image_url: 'http://shop.test/media/cadena.webp',
    };
    const add = vi.fn(() => Promise.resolve({ mensaje: null, carrito: cartOf([line]) }));
    const page = render(ringWire(), { add });
    act(() => page.now.chooseSize('6'));
    await page.ready();
    expect(await page.add()).toBe('added');
    expect(add).toHaveBeenCalledWith(
      { idProducto_talla: 40, cantidad: 1, precioUnitario: 99.5 },
      expect.anything(),
    );
    expect(page.toast).toEqual(['Producto agregado', '']);
    expect(page.result.current.localCart).toEqual([
      {
        _id: 40,
        cantidad: 1,
        nombre: 'Anillo Trenza',
        precio: 99.5,
        image_url: 'http://shop.test/media/cadena.webp',
        talla: '6',
      },
    ]);
  });

  test.each([
    ['addToCart', 'No se pudo agregar el producto al carrito.'],
    ['createSession', 'Error creando sesión anónima. Intenta nuevamente.'],
  ])('says what failed when %s fails for good', async (operation, title) => {
    const failure = new ApiError({ kind: 'http', status: 400, operation, message: operation });
    const page = render(productWire(), { add: () => Promise.reject(failure) });
    await page.ready();
    expect(await page.add()).toBe('refused');
    expect(page.toast).toEqual([title, '']);
    expect(page.result.current.localCart).toEqual([]);
    expect(page.now.canAdd).toBe(true);
  });

  test('is rendered by a server from the product', () => {
    const { wrapper: Shop } = worldOf({});
    const Probe = () => {
      const { status, sizes, canAdd } = useProductSelection(ringWire());
      return <p>{[status, sizes.length, canAdd].join(' ')}</p>;
    };
    const html = renderToString(
      <Shop>
        <Probe />
      </Shop>,
    );
    expect(html).toBe('<p>choosing 3 false</p>');
  });
});
