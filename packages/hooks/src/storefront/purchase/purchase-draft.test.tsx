import type { FileStorage } from '@filigrana/sdk';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useService } from '../../shared/services/use-service.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { cartLine, cartOf, loggedIn } from '../../../test/fixtures.ts';
import { itemFor } from '../../../test/cart/cart-item.ts';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import { useCart } from '../cart/use-cart.ts';
import { useCheckout } from '../checkout/use-checkout.ts';
import { NO_VALUES } from '../checkout/checkout.types.ts';
import { useLocalCart } from '../local-cart/use-local-cart.ts';
import { usePayment } from '../payment/use-payment.ts';
import { useSpecialOrderForm } from '../special-orders/use-special-order-form.ts';
import { useToasts } from '../../shared/toasts/use-toasts.ts';
import { NO_CHOICE, purchaseDraftService } from './purchase-draft.ts';

const IMAGE = new File(['imagen'], 'recibo.png', { type: 'image/png' });
const PDF = new File(['%PDF'], 'recibo.pdf', { type: 'application/pdf' });
const LINE = { _id: 40, cantidad: 1, nombre: 'Aro', precio: 10, image_url: null, talla: '6' };
const shop = { cart: { get: () => Promise.resolve(cartOf([cartLine(40, 1)])) } };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const checkout = (session: object) =>
  renderHookWithShop(() => ({ ...useCheckout(), logout: useSession().logout }), { shop, session });

/** A visitor who has confirmed method and receipt on the payment page, and goes on to the checkout. */
async function confirmed(receipt: File) {
  const page = renderHookWithShop(
    () => ({ payment: usePayment(), localCart: useLocalCart(), checkout: useCheckout() }),
    { shop },
  );
  const { result } = page;
  act(() => result.current.localCart.add(LINE));
  act(() => result.current.payment.chooseMethod('sinpe'));
  act(() => result.current.payment.attach(receipt));
  act(() => void result.current.payment.confirm());
  // The checkout takes it over as soon as somebody is logged in.
  act(() => page.session.write(loggedIn()));
  await waitFor(() => expect(result.current.checkout.values.metodoPago).toBe('sinpe'));
  return page;
}

test('what was confirmed on the payment page belongs to the account that logs in, and to nobody after it', async () => {
  const { result, session } = await confirmed(IMAGE);
  expect(result.current.checkout.comprobante).toBe(IMAGE);
  cleanup();
  expect(checkout(session.read()).result.current.values.metodoPago).toBe('sinpe');
  cleanup();
  const other = checkout(loggedIn({ idUsuario: 8 }));
  expect(other.result.current).toMatchObject({ values: { metodoPago: null }, comprobante: null });
});

test('a PDF of the payment page is asked for again', async () => {
  expect((await confirmed(PDF)).result.current.checkout.comprobante).toBeNull();
});

test.each([
  ['no JSON', '{roto'],
  ['no draft', '7'],
  ['of no account', '{"key":"k","values":{"canton":"Belén"}}'],
  ['of another account', '{"idUsuario":8,"key":"k","values":{"canton":"Belén"}}'],
])('what is stored counts as nothing when it is %s', (_what, stored) => {
  localStorage.setItem('filigrana:draft:checkout', stored);
  expect(checkout(loggedIn()).result.current).toMatchObject({
    values: { canton: '', metodoPago: null },
    isUnresolved: false,
  });
});

test('of what an older version has stored, what makes sense is read', () => {
  const values = { canton: 'Belén', distrito: 7, metodoPago: 'efectivo' };
  const draft = { idUsuario: 7, key: 'k', isUnresolved: true, values };
  localStorage.setItem('filigrana:draft:checkout', JSON.stringify(draft));
  expect(checkout(loggedIn()).result.current).toMatchObject({
    values: { canton: 'Belén', distrito: '', metodoPago: null },
    isUnresolved: true,
  });
});

test.each(['full', 'forbidden'])('lasts as long as the page where the storage is %s', (how) => {
  const refuse = () => {
    throw new DOMException('', how === 'full' ? 'QuotaExceededError' : 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  if (how === 'forbidden') vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  const first = checkout(loggedIn());
  act(() => first.result.current.change('canton', 'Belén'));
  cleanup();
  const second = checkout(loggedIn());
  expect(second.result.current.values.canton).toBe('Belén');
  act(() => second.result.current.logout());
  cleanup();
  expect(checkout(loggedIn()).result.current.values.canton).toBe('');
});

test('an account that only looks leaves what another one has begun', () => {
  const first = checkout(loggedIn());
  act(() => first.result.current.change('canton', 'Belén'));
  cleanup();
  checkout(loggedIn({ idUsuario: 8 }));
  cleanup();
  expect(checkout(loggedIn()).result.current.values.canton).toBe('Belén');
});

describe('the last line of a cart', () => {
  /** An account with one line, a choice on the payment page and a receipt at the checkout. */
  async function chosen() {
    let lines = [cartLine(40, 1)];
    let version = 1;
    const told = () => cartOf(lines, (version += 1));
    const { result, session } = renderHookWithShop(
      () => ({
        ...useCart(),
        ...useService(purchaseDraftService),
        local: useLocalCart(),
        toast: useToasts().toast,
      }),
      {
        session: loggedIn(),
        shop: {
          cart: {
            get: () => Promise.resolve(told()),
            remove() {
              lines = [];
              return Promise.resolve({ mensaje: null, carrito: told() });
            },
            add({ idProducto_talla, cantidad }) {
              lines = [...lines, cartLine(idProducto_talla, cantidad)];
              return Promise.resolve({ mensaje: null, carrito: told() });
            },
          },
        },
      },
    );
    await waitFor(() => expect(result.current.status).toBe('filled'));
    act(() => result.current.local.add(LINE));
    act(() =>
      result.current.payment.set({ metodoPago: 'sinpe', comprobante: PDF, isConfirmed: false }),
    );
    act(() => result.current.checkout.keep(7, { ...NO_VALUES, canton: 'Belén' }, IMAGE));
    const receipts = () => ({
      payment: result.current.payment.get().comprobante,
      checkout: result.current.checkout.read(7)?.file,
    });
    const remove = async () => {
      await act(async () => void (await result.current.remove(40)));
      act(() => result.current.local.remove(40));
      expect(receipts()).toEqual({ payment: null, checkout: null });
    };
    const bringBack = async () => {
      await act(async () => result.current.toast?.action?.run());
      await waitFor(() => expect(result.current.status).toBe('filled'));
      act(() => result.current.local.add(LINE));
    };
    return { result, session, receipts, remove, bringBack };
  }

  test('brings the receipts back that it took along when its deletion is undone', async () => {
    const { result, receipts, remove, bringBack } = await chosen();
    await remove();
    await bringBack();
    expect(receipts()).toEqual({ payment: PDF, checkout: IMAGE });
    expect(result.current.payment.get().metodoPago).toBe('sinpe');
  });

  test('brings no receipt back to another piece', async () => {
    const { result, receipts, remove } = await chosen();
    await remove();
    await act(async () => void (await result.current.add(itemFor(41, 10, 1))));
    act(() => result.current.local.add({ ...LINE, _id: 41 }));
    expect(receipts()).toEqual({ payment: null, checkout: null });
  });

  test('brings nothing back that was bought meanwhile', async () => {
    const { result, receipts, remove, bringBack } = await chosen();
    await remove();
    // What a purchase does, in this order where the empty cart is told before the answer.
    act(() => result.current.checkout.forget());
    act(() => result.current.payment.set(NO_CHOICE));
    await bringBack();
    expect(receipts()).toEqual({ payment: null, checkout: undefined });
  });

  test('brings nothing back to another account', async () => {
    const { result, session, receipts, remove } = await chosen();
    await remove();
    act(() => session.write(loggedIn({ idUsuario: 8 })));
    act(() => result.current.local.add(LINE));
    expect(receipts().payment).toBeNull();
  });
});

describe('a file', () => {
  /** What the device keeps; a reload leaves it. */
  function device() {
    const kept = new Map<string, File>();
    const files: FileStorage = {
      get: (key) => Promise.resolve(kept.get(key) ?? null),
      keep: (key, file) => Promise.resolve(void kept.set(key, file)),
      forget: (key) => Promise.resolve(void kept.delete(key)),
      clear: () => Promise.resolve(kept.clear()),
    };
    const open = (session: object = loggedIn()) =>
      renderHookWithShop(
        () => ({
          checkout: useCheckout(),
          payment: usePayment(),
          localCart: useLocalCart(),
          special: useSpecialOrderForm(),
          logout: useSession().logout,
        }),
        { shop, session, environment: { openFiles: () => Promise.resolve(files) } },
      ).result;
    return { kept, open };
  }

  test('of a purchase is there after a reload, for its account alone', async () => {
    const { open } = device();
    const first = open();
    act(() => first.current.checkout.attach(IMAGE));
    act(() => first.current.checkout.change('canton', 'Belén'));
    cleanup();
    const other = open(loggedIn({ idUsuario: 8 }));
    await waitFor(() => expect(other.current.checkout.cart.status).toBe('filled'));
    expect(other.current.checkout.comprobante).toBeNull();
    cleanup();
    const again = open();
    await waitFor(() => expect(again.current.checkout.comprobante).toBe(IMAGE));
    expect(again.current.checkout.values.canton).toBe('Belén');
  });

  test('of the payment page is there after a reload, a PDF too', async () => {
    const { open } = device();
    const first = open({});
    act(() => first.current.localCart.add(LINE));
    act(() => first.current.payment.attach(PDF));
    act(() => first.current.payment.chooseMethod('sinpe'));
    cleanup();
    const again = open({});
    await waitFor(() => expect(again.current.payment.comprobante).toBe(PDF));
  });

  test('of a special order is there after a reload', async () => {
    const { open } = device();
    const first = open();
    act(() => first.current.special.attach(IMAGE));
    cleanup();
    const again = open();
    await waitFor(() => expect(again.current.special.referencia).toBe(IMAGE));
  });

  test('that was replaced is not kept, and nothing is after a logout', async () => {
    const { kept, open } = device();
    const { current } = open();
    act(() => current.checkout.attach(IMAGE));
    const other = new File(['otra'], 'otra.png', { type: 'image/png' });
    act(() => current.checkout.attach(other));
    await waitFor(() => expect([...kept.values()]).toEqual([other]));
    act(() => current.logout());
    await waitFor(() => expect(kept.size).toBe(0));
  });

  test('that is chosen while the earlier one is still read wins', async () => {
    const { open } = device();
    const first = open();
    act(() => first.current.checkout.attach(IMAGE));
    cleanup();
    const other = new File(['otra'], 'otra.png', { type: 'image/png' });
    const again = open();
    act(() => again.current.checkout.attach(other));
    await act(async () => {});
    expect(again.current.checkout.comprobante).toBe(other);
  });
});
