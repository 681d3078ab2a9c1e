import { ApiError, type CallOptions, type Product, type ProductSizeStock } from '@filigrana/sdk';
import { describe, expect, test, vi } from 'vitest';
import { timings } from '../../shared/timings.ts';
import { answeredCalls } from '../../../test/deferred.ts';
import { shopContextOf } from '../../../test/shop-context.ts';
import { productWire, ringWire } from '../../../test/product.ts';
import { VirtualTime } from '../../../test/virtual-time.ts';
import type { CartItem, CartOutcome } from '../cart/cart.types.ts';
import { createSelectionClient } from './product-selection-client.ts';
import { NO_SELECTION, selectionView } from './product-selection.ts';
import type { AddResult } from './product-selection.types.ts';

const added = vi.hoisted(() => ({ toCart: (_item: unknown): unknown => undefined }));
vi.mock('../cart/add-to-cart.ts', () => ({
  addToCart: (_context: unknown, item: unknown) => added.toCart(item),
}));

const ADDED: CartOutcome = { ok: true, limitedTo: null };
const failure = (status: number, stock?: number) =>
  new ApiError({ kind: 'http', status, message: `HTTP ${status}`, stock });

function start(product: Product) {
  const time = new VirtualTime();
  const find = answeredCalls<
    [{ idProducto: number; tamanio: string }, CallOptions?],
    ProductSizeStock
  >();
  const add = answeredCalls<[CartItem], CartOutcome>();
  added.toCart = add.call as (item: unknown) => unknown;
  const context = shopContextOf({ shop: { catalog: { productSize: find.call } }, clock: time });
  const said: string[] = [];
  const results: AddResult[] = [];
  context.toasts.subscribe(() => {
    const toast = context.toasts.get();
    if (toast?.open) said.push(toast.title);
  });
  const client = createSelectionClient(context);
  client.show(product);
  const answer = async (stock: ProductSizeStock) => {
    find.last().resolve(stock);
    await time.pass(0);
  };
  return {
    ...client,
    time,
    find,
    cart: add,
    said,
    results,
    answer,
    get view() {
      const selection = client.get();
      return selection ? selectionView(selection) : NO_SELECTION;
    },
    press: () => void client.add().then((result) => results.push(result)),
    async choose(tamanio: string, stock: ProductSizeStock) {
      client.chooseSize(tamanio);
      await answer(stock);
    },
    async refuse(error: unknown) {
      find.last().reject(error);
      await time.pass(0);
    },
    async end(outcome: CartOutcome) {
      add.last().resolve(outcome);
      await time.pass(0);
    },
  };
}

const SIX = { idProducto_talla: 40, stock: 2 };
const SEVEN = { idProducto_talla: 41, stock: 1 };
const UNIQUE = { idProducto_talla: 70, stock: 3 };

describe('a piece with sizes', () => {
  test('asks for a size first, with plus and add disabled', () => {
    const { view, find } = start(ringWire());
    expect(find.calls).toHaveLength(0);
    expect(view).toMatchObject({
      status: 'choosing',
      needsSize: true,
      tamanio: null,
      stock: null,
      canIncrease: false,
      canAdd: false,
      sizeHint: { code: 'product.selectSize' },
    });
  });

  test('offers its sizes with their diameters and what is left of them', () => {
    expect(start(ringWire()).view.sizes).toEqual([
      { tamanio: '6', cm: 16.5, stock: 2, selected: false, soldOut: false, reserved: false },
      { tamanio: '7', cm: 17.3, stock: 1, selected: false, soldOut: false, reserved: false },
      { tamanio: '8', cm: 18.1, stock: 0, selected: false, soldOut: true, reserved: false },
    ]);
  });

  test('offers the sizes of its list where the server sends no more, smallest first', () => {
    const { view } = start(ringWire({ tallas: [], tallasDisponibles: '10,9' }));
    expect(view.sizes.map(({ tamanio, cm, stock }) => [tamanio, cm, stock])).toEqual([
      ['9', 18.9, null],
      ['10', 19.8, null],
    ]);
  });

  test('fetches the stock of the chosen size, and what the product says of it counts until then', async () => {
    const selection = start(ringWire());
    selection.chooseSize('6');
    expect(selection.find.calls[0]?.args[0]).toEqual({ idProducto: 4, tamanio: '6' });
    expect(selection.view).toMatchObject({
      status: 'loading',
      stock: 2,
      canAdd: true,
      sizeHint: null,
    });
    await selection.answer({ idProducto_talla: 40, stock: 5 });
    expect(selection.view).toMatchObject({ status: 'ready', stock: 5, canAdd: true });
    expect(selection.view.sizes[0]).toMatchObject({ selected: true, stock: 5 });
  });

  test('says for 3 s what was chosen', async () => {
    const selection = start(ringWire());
    await selection.choose('6', SIX);
    expect(selection.view.sizeHint).toEqual({
      code: 'product.sizeSelected',
      params: { talla: '6', n: 2 },
    });
    await selection.time.pass(timings.product.sizeHint - 1);
    expect(selection.view.sizeHint).not.toBeNull();
    await selection.time.pass(1);
    expect(selection.view.sizeHint).toBeNull();
    await selection.choose('7', SEVEN);
    expect(selection.view.sizeHint?.code).toBe('product.sizeSelectedLast');
    await selection.choose('8', { idProducto_talla: 42, stock: 0 });
    expect(selection.view.sizeHint?.code).toBe('product.sizeSoldOut');
  });

  test('believes the last choice when the answers come late', async () => {
    const selection = start(ringWire());
    selection.chooseSize('6');
    const late = selection.find.calls[0]!;
    await selection.choose('7', SEVEN);
    late.answer.resolve(SIX);
    await selection.time.pass(0);
    expect(late.args[1]?.signal?.aborted).toBe(true);
    expect(selection.view).toMatchObject({ tamanio: '7', stock: 1 });
  });

  test('lowers the quantity to the stock of another size', async () => {
    const selection = start(ringWire());
    await selection.choose('6', SIX);
    selection.increase();
    expect(selection.view.cantidad).toBe(2);
    await selection.choose('7', SEVEN);
    expect(selection.view.cantidad).toBe(1);
  });

  test('cannot be added when the chosen size is sold out', async () => {
    const selection = start(ringWire());
    await selection.choose('8', { idProducto_talla: 42, stock: 0 });
    expect(selection.view).toMatchObject({ stock: 0, cantidad: 1, canAdd: false });
    expect(selection.view.canIncrease).toBe(false);
  });

  test('says that there is no such combination, and another size still works', async () => {
    const selection = start(ringWire());
    selection.chooseSize('6');
    await selection.refuse(failure(404));
    expect(selection.view).toMatchObject({
      status: 'failed',
      error: { code: 'product.combinationMissing' },
      canAdd: false,
    });
    expect(selection.said).toEqual(['Combinación no encontrada']);
    await selection.choose('7', SEVEN);
    expect(selection.view).toMatchObject({ status: 'ready', error: null, canAdd: true });
  });

  test('is asked for its stock again after a failure', async () => {
    const selection = start(ringWire());
    selection.chooseSize('6');
    await selection.refuse(new ApiError({ kind: 'network', message: 'offline' }));
    expect(selection.view.error).toEqual({ code: 'connection.failed' });
    expect(selection.said).toEqual([]);
    selection.reload();
    await selection.answer(SIX);
    expect(selection.view).toMatchObject({ status: 'ready', stock: 2 });
  });
});

describe('a piece without sizes', () => {
  test('has its stock fetched at once, and what it says itself counts until then', async () => {
    const selection = start(productWire());
    expect(selection.find.calls[0]?.args[0]).toEqual({ idProducto: 7, tamanio: 'Única' });
    expect(selection.view).toMatchObject({
      status: 'loading',
      needsSize: false,
      sizes: [],
      stock: 3,
      canAdd: true,
      sizeHint: null,
    });
    await selection.answer({ idProducto_talla: 70, stock: 2 });
    expect(selection.view).toMatchObject({ status: 'ready', stock: 2, canAdd: true });
    expect(selection.view.sizeHint).toBeNull();
  });

  test('cannot be added before the answer where it does not say what there is of it', async () => {
    const selection = start(productWire({ tallas: [] }));
    expect(selection.view).toMatchObject({ status: 'loading', stock: 3, canAdd: false });
    await selection.answer(UNIQUE);
    expect(selection.view.canAdd).toBe(true);
  });

  test('says that it has no valid size when the server knows none', async () => {
    const selection = start(productWire());
    await selection.refuse(failure(404));
    expect(selection.view.error).toEqual({ code: 'product.noValidSize' });
    expect(selection.said).toEqual(['Error']);
  });

  test('cannot be added without a price', async () => {
    const selection = start(productWire({ precio: null }));
    await selection.answer(UNIQUE);
    expect(selection.view.canAdd).toBe(false);
  });
});

describe('the quantity', () => {
  test('goes from 1 to the stock, and says for 2.5 s that there are no more', async () => {
    const selection = start(productWire());
    await selection.answer(UNIQUE);
    selection.decrease();
    expect(selection.view).toMatchObject({ cantidad: 1, canDecrease: false });
    selection.increase();
    selection.increase();
    expect(selection.view).toMatchObject({ cantidad: 3, maxHint: null, canIncrease: true });
    selection.increase();
    expect(selection.view).toMatchObject({ cantidad: 3, maxHint: { code: 'product.maxReached' } });
    await selection.time.pass(timings.product.maxHint - 1);
    expect(selection.view.maxHint).not.toBeNull();
    await selection.time.pass(1);
    expect(selection.view.maxHint).toBeNull();
    selection.decrease();
    expect(selection.view.cantidad).toBe(2);
  });

  test('cannot grow before the stock is known', () => {
    const selection = start(ringWire());
    selection.increase();
    selection.setQuantity(5);
    expect(selection.view.cantidad).toBe(1);
  });

  test.each([
    [2, 2, false],
    [9, 3, true],
    [0, 1, false],
    [-4, 1, false],
    [2.9, 2, false],
    [Number.NaN, 1, false],
  ])('typed as %d becomes %d', async (typed, cantidad, isMax) => {
    const selection = start(productWire());
    await selection.answer(UNIQUE);
    selection.setQuantity(typed);
    expect(selection.view.cantidad).toBe(cantidad);
    expect(selection.view.maxHint !== null).toBe(isMax);
  });

  test('follows the stock of the product when it is read again', async () => {
    const selection = start(productWire());
    await selection.answer(UNIQUE);
    selection.setQuantity(3);
    const tallas = [{ idProducto_talla: 70, tamanio: 'Única', cm: null, stock: 1 }];
    selection.show(productWire({ tallas }));
    expect(selection.view).toMatchObject({ stock: 1, cantidad: 1 });
  });
});

describe('adding', () => {
  test('says that it goes on when it takes long, until it has ended', async () => {
    const selection = start(productWire());
    await selection.answer(UNIQUE);
    selection.press();
    await selection.time.pass(timings.product.slowHint - 1);
    expect(selection.view).toMatchObject({ isAdding: true, slowHint: null });
    await selection.time.pass(1);
    expect(selection.view).toMatchObject({
      isAdding: true,
      slowHint: { code: 'product.stillAdding' },
    });
    await selection.end(ADDED);
    expect(selection.view).toMatchObject({ isAdding: false, slowHint: null });
  });

  test('sends size, quantity and the price charged, and tells how it ended', async () => {
    const selection = start(ringWire());
    await selection.choose('6', SIX);
    selection.increase();
    selection.press();
    expect(selection.view).toMatchObject({ isAdding: true, canAdd: false });
    expect(selection.cart.calls[0]?.args[0]).toMatchObject({
      idProducto_talla: 40,
      cantidad: 2,
      precioUnitario: 99.5,
      preview: { idProducto: 4, productoNombre: 'Anillo Trenza', tallaNombre: '6', stock: 2 },
    });
    await selection.end(ADDED);
    expect(selection.view).toMatchObject({ isAdding: false, canAdd: true });
    expect(selection.results).toEqual(['added']);
  });

  test('names the size Única of a piece without sizes', async () => {
    const selection = start(productWire());
    await selection.answer(UNIQUE);
    selection.press();
    expect(selection.cart.calls[0]?.args[0].preview.tallaNombre).toBe('Única');
  });

  test('adds once on a double click', async () => {
    const selection = start(productWire());
    await selection.answer(UNIQUE);
    selection.press();
    selection.press();
    expect(selection.cart.calls).toHaveLength(1);
    await selection.time.pass(0);
    expect(selection.results).toEqual(['refused']);
  });

  test('is limited where the server has fewer pieces, and says so', async () => {
    const selection = start(productWire());
    await selection.answer(UNIQUE);
    selection.press();
    await selection.end({ ok: true, limitedTo: 2 });
    expect(selection.results).toEqual(['limited']);
    expect(selection.view.maxHint).not.toBeNull();
  });

  test('learns the stock from a refusal', async () => {
    const selection = start(productWire());
    await selection.answer(UNIQUE);
    selection.setQuantity(3);
    selection.press();
    await selection.end({ ok: false, error: failure(409, 2) });
    expect(selection.results).toEqual(['refused']);
    expect(selection.view).toMatchObject({ stock: 2, cantidad: 2 });
    expect(selection.view.maxHint).not.toBeNull();
  });

  test('survives a cart that breaks', async () => {
    const selection = start(productWire());
    await selection.answer(UNIQUE);
    selection.press();
    selection.cart.last().reject(new Error('broken'));
    await selection.time.pass(0);
    expect(selection.said).toEqual(['No se pudo agregar el producto al carrito.']);
    expect(selection.results).toEqual(['refused']);
    expect(selection.view.canAdd).toBe(true);
  });

  test('tells nobody how it ended once another product is shown', async () => {
    const selection = start(productWire());
    await selection.answer(UNIQUE);
    selection.press();
    selection.show(ringWire());
    await selection.end({ ok: true, limitedTo: 2 });
    expect(selection.results).toEqual(['refused']);
    expect(selection.view).toMatchObject({ status: 'choosing', isAdding: false, maxHint: null });
  });

  test.each([
    ['no size is chosen', ringWire(), null, 'Talla requerida'],
    ['the combination does not exist', ringWire(), '6', 'Combinación no encontrada'],
    ['the piece has no valid size', productWire(), null, 'Error'],
  ])('is refused with its reason when %s', async (_case, product, tamanio, title) => {
    const selection = start(product);
    if (tamanio !== null) selection.chooseSize(tamanio);
    if (selection.find.calls.length > 0) await selection.refuse(failure(404));
    selection.said.length = 0;
    selection.press();
    await selection.time.pass(0);
    expect(selection.said).toEqual([title]);
    expect(selection.results).toEqual(['refused']);
    expect(selection.cart.calls).toHaveLength(0);
  });
});
