import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSession } from '../../shared/session/use-session.ts';
import { cartLine, cartOf, loggedIn } from '../../../test/fixtures.ts';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import { useCheckout } from '../checkout/use-checkout.ts';
import { useLocalCart } from '../local-cart/use-local-cart.ts';
import { usePayment } from '../payment/use-payment.ts';

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
