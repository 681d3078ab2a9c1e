import type { Product } from '@filigrana/sdk';
import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { httpError, loggedIn } from '../../../test/fixtures.ts';
import { productWire, ringWire } from '../../../test/product.ts';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import { useToasts } from '../../shared/toasts/use-toasts.ts';
import { useStock } from './use-stock.ts';
import type { StockDrafts } from './stock.types.ts';
import { useStockEdit } from './use-stock-edit.ts';

function start(
  product = productWire(),
  update = vi.fn(() => updated()),
  list = () => Promise.resolve([product]),
) {
  const { result } = renderHookWithShop(
    () => {
      const { items } = useStock();
      return { ...useStockEdit(items[0] ?? product), items, toast: useToasts().toast };
    },
    {
      shop: { products: { list, update } },
      session: loggedIn({ rol: 2 }),
    },
  );
  return { edit: () => result.current, update };
}
const updated = () => Promise.resolve({ mensaje: null, image_url: null });

test('only the stock is sent; the fields close and the card shows it', async () => {
  const { edit, update } = start();
  await waitFor(() => expect(edit().items).toHaveLength(1));
  act(() => edit().toggle());
  expect(edit()).toMatchObject({ isOpen: true, stock: '3', stockFields: 'single' });
  act(() => edit().setStock('12'));
  act(() => edit().submit());
  expect(edit().status).toBe('sending');
  await waitFor(() => expect(edit().isOpen).toBe(false));
  expect(update).toHaveBeenCalledExactlyOnceWith(7, { stock: 12, tallas: undefined });
  expect(edit().toast?.title).toBe('Stock actualizado');
});

test('a ring is sent with all its sizes', async () => {
  const { edit, update } = start(ringWire());
  await waitFor(() => expect(edit().items).toHaveLength(1));
  act(() => edit().toggle());
  expect(edit().sizes.map(({ tamanio, stock }) => [tamanio, stock])).toEqual([
    ['6', '2'],
    ['7', '1'],
    ['8', '0'],
  ]);
  act(() => edit().setSize('8', '5'));
  act(() => edit().submit());
  await waitFor(() => expect(update).toHaveBeenCalled());
  expect(update).toHaveBeenCalledWith(4, {
    stock: undefined,
    tallas: [
      { tamanio: '6', stock: 2 },
      { tamanio: '7', stock: 1 },
      { tamanio: '8', stock: 5 },
    ],
  });
});

test('a size that nobody touched is sent as such, so that it undoes no purchase', async () => {
  const { edit, update } = start(ringWire({ version: 3 }));
  act(() => edit().toggle());
  act(() => edit().setSize('7', '9'));
  act(() => edit().submit());
  await waitFor(() => expect(update).toHaveBeenCalled());
  expect(update).toHaveBeenCalledWith(4, {
    stock: undefined,
    tallas: [
      { tamanio: '6', stock: 2, sinCambio: true },
      { tamanio: '7', stock: 9, stockVisto: 1 },
      { tamanio: '8', stock: 0, sinCambio: true },
    ],
    version: 3,
  });
});

test.each([
  ['a piece', productWire()],
  ['a ring', ringWire({ version: 3 })],
])('stock of %s that nobody changed is not sent; the fields close', async (_what, product) => {
  const { edit, update } = start(product);
  act(() => edit().toggle());
  act(() => edit().submit());
  await waitFor(() => expect(edit().isOpen).toBe(false));
  expect(update).not.toHaveBeenCalled();
});

test('what is no stock is marked and not sent; 0 is', async () => {
  const { edit, update } = start();
  act(() => edit().toggle());
  act(() => edit().setStock('-1'));
  act(() => edit().submit());
  expect(edit().stockError).toEqual({ code: 'stock.invalid' });
  expect(edit().toast?.title).toBe('Stock inválido');
  expect(update).not.toHaveBeenCalled();
  act(() => edit().setStock('0'));
  act(() => edit().submit());
  await waitFor(() => expect(update).toHaveBeenCalledWith(7, { stock: 0, tallas: undefined }));
});

test('more stock than there can be is refused with the limit, of a piece and of a size', () => {
  const piece = start().edit;
  act(() => piece().toggle());
  act(() => piece().setStock('100001'));
  act(() => piece().submit());
  expect(piece().stockError).toEqual({ code: 'products.stockTooLarge' });
  expect(piece().toast?.description).toBe('Escribe un stock de 100,000 como máximo.');
  const ring = start(ringWire()).edit;
  act(() => ring().toggle());
  act(() => ring().setSize('7', '100001'));
  act(() => ring().submit());
  expect(ring().toast?.description).toBe('Escribe un stock de 100,000 como máximo.');
});

test('closing without saving forgets what was typed', () => {
  const { edit } = start();
  act(() => edit().toggle());
  act(() => edit().setStock('99'));
  act(() => edit().toggle());
  act(() => edit().toggle());
  expect(edit().stock).toBe('3');
});

test('stock that cannot be saved stays as typed, with the fields open', async () => {
  const { edit } = start(
    productWire(),
    vi.fn(() => Promise.reject(httpError(500))),
  );
  act(() => edit().toggle());
  act(() => edit().setStock('12'));
  act(() => edit().submit());
  await waitFor(() =>
    expect(edit().toast).toMatchObject({
      title: 'Error al actualizar stock',
      description: 'Hubo un problema al actualizar el stock.',
    }),
  );
  expect(edit()).toMatchObject({ isOpen: true, status: 'idle', stock: '12' });
});

test('a product that is not available is saved with 0, and the card says so before', async () => {
  const { edit, update } = start(productWire({ estado: 0, stock: 0 }));
  act(() => edit().toggle());
  expect(edit().notice).toEqual({ code: 'stock.ignored' });
  act(() => edit().setStock('5'));
  act(() => edit().submit());
  await waitFor(() => expect(update).toHaveBeenCalledWith(7, { stock: 0, tallas: undefined }));
});

test('keeps what is typed when the card goes and comes back', async () => {
  const drafts: StockDrafts = new Map();
  const product = productWire();
  const open = () =>
    renderHookWithShop(() => useStockEdit(product, drafts), { session: loggedIn({ rol: 2 }) });
  const first = open();
  act(() => first.result.current.toggle());
  act(() => first.result.current.setStock('17'));
  expect(first.result.current.isDirty).toBe(true);
  first.unmount();
  const second = open();
  await waitFor(() => expect(second.result.current.stock).toBe('17'));
  expect(second.result.current.isOpen).toBe(true);
  act(() => second.result.current.toggle());
  expect(drafts.size).toBe(0);
});

test('only what was changed is held, and what is saved is forgotten', async () => {
  const drafts: StockDrafts = new Map();
  const product = productWire();
  const { result } = renderHookWithShop(() => useStockEdit(product, drafts), {
    shop: { products: { update: updated } },
    session: loggedIn({ rol: 2 }),
  });
  act(() => result.current.toggle());
  expect(drafts.size).toBe(0);
  act(() => result.current.setStock('17'));
  expect(drafts.size).toBe(1);
  act(() => result.current.setStock('3'));
  expect(drafts.size).toBe(0);
  act(() => result.current.setStock('18'));
  act(() => result.current.submit());
  await waitFor(() => expect(result.current.status).toBe('done'));
  expect(drafts.size).toBe(0);
});

test('a draft is sent with the version that it started from, although a colleague has saved since', async () => {
  const drafts: StockDrafts = new Map();
  const update = vi.fn(updated);
  const open = (product: ReturnType<typeof productWire>) =>
    renderHookWithShop(() => useStockEdit(product, drafts), {
      shop: { products: { update } },
      session: loggedIn({ rol: 2 }),
    });
  const first = open(productWire({ version: 1 }));
  act(() => first.result.current.toggle());
  act(() => first.result.current.setStock('17'));
  first.unmount();
  const second = open(productWire({ version: 2, stock: 5 }));
  expect(second.result.current.stock).toBe('17');
  act(() => second.result.current.submit());
  await waitFor(() => expect(update).toHaveBeenCalled());
  expect(update).toHaveBeenCalledWith(7, {
    stock: 17,
    stockVisto: 3,
    tallas: undefined,
    version: 1,
  });
});

test('after a saving whose list could not be read again, the next one still says what it started from', async () => {
  const ring = ringWire({ version: 3 });
  const list = vi
    .fn<() => Promise<(typeof ring)[]>>(() => Promise.reject(httpError(503)))
    .mockResolvedValueOnce([ring]);
  const { edit, update } = start(ring, undefined, list);
  await waitFor(() => expect(edit().items).toHaveLength(1));
  act(() => edit().toggle());
  act(() => edit().setSize('7', '9'));
  act(() => edit().submit());
  await waitFor(() => expect(edit().isOpen).toBe(false));
  act(() => edit().toggle());
  act(() => edit().setSize('8', '4'));
  act(() => edit().submit());
  await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
  expect(update).toHaveBeenLastCalledWith(4, {
    stock: undefined,
    tallas: [
      { tamanio: '6', stock: 2, sinCambio: true },
      { tamanio: '7', stock: 9, sinCambio: true },
      { tamanio: '8', stock: 4, stockVisto: 0 },
    ],
    version: 3,
  });
});

test('what was sold while somebody counted is taken off what they counted', async () => {
  const before = productWire({ stock: 6, version: 1 });
  const list = vi
    .fn((): Promise<Product[]> => Promise.resolve([{ ...before, stock: 4 }]))
    .mockResolvedValueOnce([before]);
  const update = vi
    .fn(() => updated())
    .mockRejectedValueOnce(httpError(409, { code: 'STOCK_CHANGED' }));
  const { edit } = start(before, update, list);
  await waitFor(() => expect(edit().items).toHaveLength(1));
  act(() => edit().toggle());
  act(() => edit().setStock('7'));
  act(() => edit().submit());
  await waitFor(() => expect(edit().conflict?.fields).toHaveLength(1));
  expect(update).toHaveBeenCalledWith(7, expect.objectContaining({ stock: 7, stockVisto: 6 }));
  expect(edit().conflict?.fields).toEqual([
    { name: 'stock', mine: '7', theirs: '4', both: '5', choice: 'both' },
  ]);
  act(() => edit().conflict?.merge());
  await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
  expect(update).toHaveBeenLastCalledWith(7, expect.objectContaining({ stock: 5, stockVisto: 4 }));
});
