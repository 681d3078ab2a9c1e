import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { FakeShop } from '../../../test/fake-shop.ts';
import { httpError, loggedIn, offline } from '../../../test/fixtures.ts';
import { productWire } from '../../../test/product.ts';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import { useToasts } from '../../shared/toasts/use-toasts.ts';
import { useProductsAdmin } from './use-products-admin.ts';

const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    productWire({ idProducto: count - index, nombreProducto: `Pieza ${count - index}` }),
  );
const ids = (products: readonly { idProducto: number }[] = []) =>
  products.map(({ idProducto }) => idProducto);

function start(products: NonNullable<FakeShop['products']>) {
  const { result } = renderHookWithShop(
    () => ({ ...useProductsAdmin(), toast: useToasts().toast }),
    { shop: { products }, session: loggedIn({ rol: 2 }) },
  );
  return () => result.current;
}

async function ready(products: NonNullable<FakeShop['products']>) {
  const screen = start(products);
  await waitFor(() => expect(screen().status).toBe('ready'));
  return screen;
}

test('products are sorted by id and dealt into three rows that show four cards each', async () => {
  const screen = await ready({ list: () => Promise.resolve(many(20)) });
  expect(ids(screen().products)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  expect(screen().rows.map(({ products }) => ids(products))).toEqual([
    [1, 4, 7, 10],
    [2, 5, 8, 11],
    [3, 6, 9, 12],
  ]);
  expect(screen().rows.map(({ total }) => total)).toEqual([7, 7, 6]);
});

test('a row shows four more within 50 px of its end, and the others do not', async () => {
  const screen = await ready({ list: () => Promise.resolve(many(40)) });
  const shown = () => screen().rows.map(({ products }) => products.length);
  act(() => screen().scrolled(1, { scrollLeft: 549, clientWidth: 400, scrollWidth: 1000 }));
  expect(shown()).toEqual([4, 4, 4]);
  act(() => screen().scrolled(1, { scrollLeft: 550, clientWidth: 400, scrollWidth: 1000 }));
  expect(shown()).toEqual([4, 8, 4]);
  act(() => screen().showMore(1));
  act(() => screen().showMore(1));
  expect(shown()).toEqual([4, 13, 4]);
});

test('the search is by name, without case and accents, and begins at the first cards', async () => {
  const list = [...many(30), productWire({ idProducto: 99, nombreProducto: 'Anillo Trilogía' })];
  const screen = await ready({ list: () => Promise.resolve(list) });
  act(() => screen().showMore(0));
  act(() => screen().setSearch('TRILOGIA'));
  expect(ids(screen().products)).toEqual([99]);
  act(() => screen().setSearch('pieza'));
  expect(screen().rows.map(({ products }) => products.length)).toEqual([4, 4, 4]);
});

test('a list that cannot be read says so and can be read again', async () => {
  const list = vi.fn(() => Promise.reject(offline()));
  const screen = start({ list });
  await waitFor(() => expect(screen().status).toBe('failed'));
  expect(screen().notice).toEqual({ code: 'products.listFailed' });
  list.mockResolvedValue(many(1) as never);
  act(() => screen().reload());
  await waitFor(() => expect(screen().status).toBe('ready'));
  expect(screen().notice).toBeNull();
});

test('a list once read stays when it cannot be read again', async () => {
  const list = vi.fn(() => Promise.resolve(many(2)));
  const screen = await ready({ list });
  list.mockRejectedValue(httpError(500, { serverMessage: 'Error interno.' }));
  act(() => screen().reload());
  await waitFor(() => expect(screen().notice?.said).toBe('Error interno.'));
  expect(screen().products).toHaveLength(2);
  expect(screen().status).toBe('ready');
});

test('a deleted product is gone at once, and a toast says so', async () => {
  const [last, ...others] = many(3);
  const list = vi.fn(() => Promise.resolve([last!, ...others]));
  const remove = vi.fn(() => {
    list.mockResolvedValue(others);
    return Promise.resolve({ mensaje: null });
  });
  const screen = await ready({ list, remove });
  act(() => screen().deletion.ask(last!));
  expect(screen().deletion).toMatchObject({ item: last, pending: false });
  act(() => screen().deletion.confirm());
  await waitFor(() => expect(screen().toast?.title).toBe('Producto eliminado'));
  expect(remove).toHaveBeenCalledExactlyOnceWith(3, { version: undefined });
  expect(screen().deletion.item).toBeNull();
  expect(ids(screen().products)).toEqual([1, 2]);
});

test.each([
  [
    httpError(409, { serverMessage: 'Un pedido lo tiene.' }),
    'No se puede eliminar',
    'Un pedido lo tiene.',
  ],
  [httpError(500), 'Error al eliminar', 'Hubo un problema al eliminar el producto.'],
  [httpError(500, { serverMessage: 'Error interno.' }), 'Error al eliminar', 'Error interno.'],
])(
  'a product that cannot be deleted stays, and the reason is said',
  async (error, title, description) => {
    const screen = await ready({
      list: () => Promise.resolve(many(1)),
      remove: () => Promise.reject(error),
    });
    act(() => screen().deletion.ask(screen().products[0]!));
    act(() => screen().deletion.confirm());
    await waitFor(() => expect(screen().toast).toMatchObject({ title, description }));
    expect(screen().products).toHaveLength(1);
    expect(screen().deletion.item).not.toBeNull();
  },
);
