import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { NO_ANSWER, openMockShop, openPage, type PersonName } from '../../../test/mocks.tsx';
import { itemFor } from '../../../test/cart/cart-item.ts';
import { useAddToCart } from '../cart/add-to-cart.ts';
import { useCart } from '../cart/use-cart.ts';
import { usePayment } from '../payment/use-payment.ts';
import type { LocalCart, LocalCartLine } from './local-cart.ts';

const shop = openMockShop();

const chain = () => {
  const { nombreProducto, tallas, precio } = shop().products.chain;
  return {
    _id: Number(tallas[0]?.idProducto_talla),
    nombre: String(nombreProducto),
    precio: Number(precio),
  };
};
/** What the browser keeps, by quantity. */
const stored = () => {
  const { productos } = JSON.parse(
    localStorage.getItem('joyas:carrito') ?? '{}',
  ) as Partial<LocalCart>;
  return productos?.map(({ _id, cantidad }) => [_id, cantidad]);
};
const keep = (line: Partial<LocalCartLine>, idUsuario: number | null) => {
  const kept = { cantidad: 2, image_url: null, talla: 'Única', ...chain(), ...line };
  const usuarioInfo = idUsuario === null ? null : { idUsuario };
  localStorage.setItem('joyas:carrito', JSON.stringify({ productos: [kept], usuarioInfo }));
};

/** The cart page, with the buttons of a product page. */
const openCart = (who: PersonName | null = 'customer') =>
  openPage(shop(), who, () => ({ ...useCart(), addPiece: useAddToCart().add }));
const openPayment = () => openPage(shop(), 'customer', () => usePayment());

async function openFilled() {
  const page = openCart();
  await page.until(({ status }) => expect(status).toBe('empty'));
  const { _id, precio } = chain();
  await page.act(({ addPiece }) => addPiece(itemFor(_id, precio, 2)));
  expect(stored()).toEqual([[_id, 2]]);
  await page.until(({ isSettled }) => expect(isSettled).toBe(true));
  return page;
}

describe('the local cart follows what becomes of the cart', () => {
  it('holds what was added once, however it is told of it', async () => {
    const page = await openFilled();
    const { _id, precio } = chain();
    await page.act(({ addPiece }) => {
      const item = itemFor(_id, precio, 1);
      return Promise.all([addPiece(item), addPiece(item)]);
    });
    await page.until(({ isSettled }) => expect(isSettled).toBe(true));
    expect(stored()).toEqual([[_id, 4]]);
  });

  it('is empty when the cart was emptied', async () => {
    const page = await openFilled();
    await page.act(({ empty }) => empty());
    await waitFor(() => expect(stored()).toEqual([]));
  });

  it('loses the line that was removed', async () => {
    const page = await openFilled();
    await page.act(({ remove }) => remove(chain()._id));
    await waitFor(() => expect(stored()).toEqual([]));
  });

  it('has the quantity that was set', async () => {
    const page = await openFilled();
    await page.act(({ increase }) => increase(chain()._id));
    await waitFor(() => expect(stored()).toEqual([[chain()._id, 3]]));
  });

  it('does not change while the answer is missing', async () => {
    const page = await openFilled();
    shop().fault('emptyCart', { delay: 1_000_000_000 });
    await page.act(({ empty }) => void empty());
    expect(page.now().lines).toEqual([]);
    expect(stored()).toEqual([[chain()._id, 2]]);
  });
});

describe('the payment page', () => {
  it('shows the cart, not what this browser remembers of it', async () => {
    const page = await openFilled();
    await page.act(({ empty }) => empty());
    const { idUsuario } = page.session.read().usuario!;
    keep({}, idUsuario);
    const payment = openPayment();
    expect(payment.now().lines).toHaveLength(1);
    await payment.until(({ lines }) => expect(lines).toEqual([]));
    expect(payment.now()).toMatchObject({ montoTotal: 0, canConfirm: false });
  });

  it('shows a cart that was filled in another browser, at the prices of today', async () => {
    await openFilled();
    localStorage.clear();
    const payment = openPayment();
    const { _id, nombre, precio } = chain();
    await payment.until(({ lines }) =>
      expect(lines).toMatchObject([{ _id, nombre, precio, cantidad: 2, talla: 'Única' }]),
    );
  });

  it('works with what the browser keeps where the shop cannot be asked', async () => {
    const page = await openFilled();
    const { idUsuario } = page.session.read().usuario!;
    keep({ cantidad: 5 }, idUsuario);
    shop().fault('getCart', NO_ANSWER);
    const payment = openPage(shop(), 'customer', () => ({ ...usePayment(), cart: useCart() }));
    await payment.until(({ cart }) => expect(cart.error?.code).toBe('cart.loadFailed'));
    expect(payment.now().lines).toMatchObject([{ cantidad: 5 }]);
    shop().clearFaults();
    await payment.act(({ cart }) => cart.reload());
    await payment.until(({ lines }) => expect(lines).toMatchObject([{ cantidad: 2 }]));
  });
});

it('is not put back to what this tab knew while the shop is asked what is new', async () => {
  const page = await openFilled();
  const { idUsuario } = page.session.read().usuario!;
  // Another tab knows better.
  keep({ cantidad: 5 }, idUsuario);
  window.dispatchEvent(new StorageEvent('storage', { key: 'carrito' }));
  shop().fault('getCart', { delay: 1_000_000_000 });
  await page.act(({ reload }) => reload());
  expect(stored()).toEqual([[chain()._id, 5]]);
});

it('writes nothing where nothing has changed', async () => {
  const page = await openFilled();
  const write = vi.spyOn(Storage.prototype, 'setItem');
  const read = vi.spyOn(page.shop.cart, 'get');
  await page.act(({ reload }) => reload());
  await waitFor(() => expect(read).toHaveBeenCalled());
  await page.act(() => read.mock.results[0]?.value);
  expect(write.mock.calls.filter(([key]) => key === 'carrito')).toEqual([]);
});

it('belongs to whoever is logged in: the cart of an account is gone with the logout', async () => {
  const page = await openFilled();
  await page.act(() => page.session.clear());
  await page.until(({ status }) => expect(status).toBe('empty'));
  expect(JSON.parse(localStorage.getItem('joyas:carrito') ?? '')).toEqual({
    productos: [],
    usuarioInfo: null,
  });
});

it('goes into the account at the login, with what is in the cart there', async () => {
  const visitor = openCart(null);
  await visitor.until(({ status }) => expect(status).toBe('empty'));
  const { _id, precio } = chain();
  await visitor.act(({ addPiece }) => addPiece(itemFor(_id, precio, 1)));
  await visitor.until(({ isSettled }) => expect(isSettled).toBe(true));
  await visitor.act(() => visitor.session.write(shop().signIn('customer')));
  const { idUsuario } = visitor.session.read().usuario!;
  const kept = () => JSON.parse(localStorage.getItem('joyas:carrito') ?? '') as LocalCart;
  await waitFor(() => expect(kept().usuarioInfo).toEqual({ idUsuario }));
  // This login went past the server, which therefore merged nothing: the account's cart is empty.
  await waitFor(() => expect(kept().productos).toEqual([]));
});
