import {
  ApiError,
  type Environment,
  type FileStorage,
  type Order,
  type Purchase,
  type PurchaseForm,
  type UploadCallOptions,
} from '@filigrana/sdk';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pending, type FakeShop, type Pending } from '../../../test/fake-shop.ts';
import { cartLine, cartOf, httpError, loggedIn, offline, user } from '../../../test/fixtures.ts';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import { useService } from '../../shared/services/use-service.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useToasts } from '../../shared/toasts/use-toasts.ts';
import { useCart } from '../cart/use-cart.ts';
import type { AddressField } from './checkout.types.ts';
import { purchaseDraftService } from '../purchase/purchase-draft.ts';
import { useCheckout } from './use-checkout.ts';

const RECEIPT = new File(['imagen'], 'recibo.png', { type: 'image/png' });
const ADDRESS: Record<AddressField, string> = {
  provincia: 'Heredia',
  canton: 'Belén',
  distrito: 'San Antonio',
  direccionExacta: '200 m norte de la iglesia',
};

interface Sent {
  form: PurchaseForm;
  key: string | undefined;
  options: UploadCallOptions | undefined;
  answer: Pending<Purchase>;
}
let calls: Sent[];
let shop: FakeShop;

beforeEach(() => {
  localStorage.clear();
  calls = [];
  shop = {
    cart: { get: vi.fn(() => Promise.resolve(cartOf([cartLine(1, 2)]))) },
    checkout: {
      placeOrder: (form, options) => {
        const answer = pending<Purchase>();
        calls.push({ form, key: options?.idempotencyKey, options, answer });
        return answer.promise;
      },
    },
  };
});

const useCheckoutAndToast = () => ({
  ...useCheckout(),
  cartPage: useCart(),
  toast: useToasts().toast,
  logout: useSession().logout,
});
const open = (environment: Partial<Environment> = {}) =>
  renderHookWithShop(useCheckoutAndToast, { shop, session: loggedIn(), environment });
type Page = ReturnType<typeof open>;

async function fill({ result }: Page): Promise<void> {
  await waitFor(() => expect(result.current.cart.isSettled).toBe(true));
  act(() => {
    for (const [field, value] of Object.entries(ADDRESS))
      result.current.change(field as AddressField, value);
    result.current.chooseMethod('sinpe');
    result.current.attach(RECEIPT);
  });
}

async function submit(page: Page): Promise<void> {
  const before = calls.length;
  act(() => page.result.current.submit());
  await waitFor(() => expect(calls).toHaveLength(before + 1));
}

const PURCHASE: Purchase = { idPedido: 41, pedido: null, mensaje: null };

it('buys: details, method, receipt, ready, sending, received', async () => {
  const page = open();
  expect(page.result.current.stage).toBe('details');
  await fill(page);
  expect(page.result.current.stage).toBe('ready');
  await submit(page);
  expect(page.result.current.stage).toBe('sending');
  expect(page.result.current.canSubmit).toBe(false);

  await act(async () => calls[0]!.answer.resolve(PURCHASE));
  expect(page.result.current).toMatchObject({ stage: 'received', idPedido: 41 });
  expect(page.result.current.toast).toMatchObject({
    title: 'Pedido recibido',
    description: 'Te contactaremos pronto.',
  });
});

it('names the rate that was on the screen, and tells what was paid in colones', async () => {
  const rate = { tasa: 509.6, fecha: null, enPrecios: true, topeSinpe: null };
  shop.exchange = { rate: () => Promise.resolve(rate) };
  const page = open();
  await fill(page);
  await submit(page);
  expect(calls[0]!.form.tasa).toBe(509.6);
  const pedido = { montoTotal: 298, montoColones: 151_861 } as Order;
  await act(async () => calls[0]!.answer.resolve({ ...PURCHASE, pedido }));
  expect(page.result.current).toMatchObject({ stage: 'received', montoColones: 151_861 });
});

it('reads the cart again after a purchase and after a refusal', async () => {
  const page = open();
  await fill(page);
  await submit(page);
  const before = vi.mocked(shop.cart!.get!).mock.calls.length;
  await act(async () => calls[0]!.answer.reject(httpError(409, { code: 'STOCK_EXCEEDED' })));
  await waitFor(() => expect(shop.cart!.get).toHaveBeenCalledTimes(before + 1));
});

describe('the total that is on the screen', () => {
  const CHANGED = httpError(409, {
    code: 'TOTAL_CHANGED',
    serverMessage: 'El total de tu pedido cambió a $328.00 USD. Revísalo antes de confirmar.',
  });

  it('is sent, and when it has changed, the new one is shown and sent', async () => {
    const page = open();
    await fill(page);
    await submit(page);
    expect(calls[0]!.form.montoTotal).toBe(298);

    shop.cart!.get = vi.fn(() => Promise.resolve(cartOf([cartLine(1, 2, 160)], 2)));
    await act(async () => calls[0]!.answer.reject(CHANGED));
    expect(page.result.current).toMatchObject({
      stage: 'refused',
      isUnresolved: false,
      values: ADDRESS,
      comprobante: RECEIPT,
      notice: { said: CHANGED.serverMessage },
    });
    await waitFor(() => expect(page.result.current.cart.montoTotal).toBe(328));

    await submit(page);
    expect(calls[1]!.form.montoTotal).toBe(328);
    const pedido = { montoTotal: 328 } as Order;
    await act(async () => calls[1]!.answer.resolve({ ...PURCHASE, pedido }));
    expect(page.result.current).toMatchObject({ stage: 'received', montoTotal: 328 });
  });

  it('is the one that was there when the button was pressed', async () => {
    const page = open();
    await fill(page);
    const change = pending<never>();
    shop.cart!.changeQuantity = () => change.promise;
    act(() => void page.result.current.cartPage.increase(1));
    act(() => page.result.current.submit());
    shop.cart!.get = () => Promise.resolve(cartOf([cartLine(1, 2, 160)], 2));
    await act(async () => change.reject(httpError(400)));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]!.form.montoTotal).toBe(443);
  });

  it('is sent again as it was when the answer was lost', async () => {
    const page = open();
    await fill(page);
    await submit(page);
    shop.cart!.get = () => Promise.resolve(cartOf([cartLine(1, 2, 160)], 2));
    await act(async () => calls[0]!.answer.reject(offline()));
    await waitFor(() => expect(page.result.current.cart.montoTotal).toBe(328));
    act(() => page.result.current.retry());
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[1]!.form.montoTotal).toBe(298);
  });

  it('is kept from a server that counts no versions of carts', async () => {
    shop.cart!.get = () => Promise.resolve({ ...cartOf([cartLine(1, 2)]), version: null });
    const page = open();
    await fill(page);
    await submit(page);
    expect(calls[0]!.form).not.toHaveProperty('montoTotal');
    await act(async () => calls[0]!.answer.resolve(PURCHASE));
    expect(page.result.current).toMatchObject({ stage: 'received', montoTotal: null });
  });
});

it('sends a lost purchase again with the same key', async () => {
  const page = open();
  await fill(page);
  await submit(page);
  await act(async () => calls[0]!.answer.reject(offline()));
  expect(page.result.current.stage).toBe('unreachable');
  act(() => page.result.current.retry());
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]!.key).toBe(calls[0]!.key);
  expect(calls[0]!.key).toBeTruthy();
});

it('survives a reload in the middle: the fields, the key, and that it had been sent', async () => {
  const first = open();
  await fill(first);
  await submit(first);
  first.unmount();

  shop.cart!.get = () => Promise.resolve({ ...cartOf([], 2) });
  const second = open();
  await waitFor(() => expect(second.result.current.values).toMatchObject(ADDRESS));
  expect(second.result.current).toMatchObject({ isUnresolved: true, canSubmit: true });
  expect(second.result.current.notice?.code).toBe('checkout.unreachable');

  act(() => second.result.current.attach(RECEIPT));
  await submit(second);
  expect(calls[1]!.key).toBe(calls[0]!.key);
  await act(async () => calls[1]!.answer.resolve(PURCHASE));
  expect(second.result.current.stage).toBe('received');
});

it('keeps no receipt of what was bought', async () => {
  const kept = new Set<string>();
  const files: FileStorage = {
    get: () => Promise.resolve(null),
    keep: (key) => Promise.resolve(void kept.add(key)),
    forget: (key) => Promise.resolve(void kept.delete(key)),
    clear: () => Promise.resolve(kept.clear()),
  };
  const page = open({ openFiles: () => Promise.resolve(files) });
  await fill(page);
  await submit(page);
  expect(kept.size).toBe(1);
  await act(async () => calls[0]!.answer.resolve(PURCHASE));
  expect(kept.size).toBe(0);
});

it('uses one key for two tabs, so that there is one order', async () => {
  const [one, two] = [open(), open()];
  await fill(one);
  await fill(two);
  await submit(one);
  await submit(two);
  expect(calls[1]!.key).toBe(calls[0]!.key);
});

it('uses another key for the next purchase', async () => {
  const page = open();
  await fill(page);
  await submit(page);
  await act(async () => calls[0]!.answer.resolve(PURCHASE));
  act(() => page.result.current.restart());
  await fill(page);
  await submit(page);
  expect(calls[1]!.key).not.toBe(calls[0]!.key);
});

it('shows nobody what somebody else has typed', async () => {
  const page = open();
  await fill(page);
  page.unmount();
  const other = renderHookWithShop(useCheckout, { shop, session: loggedIn({ idUsuario: 8 }) });
  await waitFor(() => expect(other.result.current.cart.status).toBe('filled'));
  expect(other.result.current.values.canton).toBe('');
});

it('leaves nothing of what was typed behind a logout', async () => {
  const first = open();
  await fill(first);
  expect(Object.values(localStorage).join()).toContain(ADDRESS.direccionExacta);
  act(() => first.result.current.logout());
  expect(Object.values(localStorage).join()).not.toContain(ADDRESS.direccionExacta);
  first.unmount();
  expect(open().result.current.values.direccionExacta).toBe('');
});

it('says that the summary could not be loaded', async () => {
  shop.cart!.get = () => Promise.reject(httpError(500));
  const page = open();
  await waitFor(() =>
    expect(page.result.current.summaryError?.code).toBe('checkout.summaryFailed'),
  );
  expect(page.result.current.canSubmit).toBe(false);
});

it('forgets a login that has run out and says that one is needed', async () => {
  const page = open();
  await fill(page);
  await submit(page);
  await act(async () => calls[0]!.answer.reject(httpError(401)));
  expect(page.session.read().token).toBeNull();
  expect(page.result.current.notice?.code).toBe('checkout.loginRequired');
});

it('sends a reference only when one is typed, and never lets it stop a purchase', async () => {
  const page = open();
  await fill(page);
  await submit(page);
  expect(calls[0]?.form).not.toHaveProperty('referencia');
  await act(async () => calls[0]!.answer.reject(httpError(409)));
  act(() => page.result.current.change('referencia', ' 2026-0314 n.º 15 '));
  await submit(page);
  expect(calls[1]?.form.referencia).toBe('2026-0314 n 15');
  await act(async () => calls[1]!.answer.resolve(PURCHASE));
  expect(page.result.current.stage).toBe('received');
});

it('tells how much of the receipt has left while it is sent', async () => {
  const page = open();
  await fill(page);
  await submit(page);
  expect(page.result.current.progress).toBeNull();
  act(() => calls[0]!.options?.onUploadProgress?.({ loaded: 250, total: 1000 }));
  expect(page.result.current.progress).toBe(25);
  await act(async () => calls[0]!.answer.resolve(PURCHASE));
  expect(page.result.current).toMatchObject({ stage: 'received', progress: null });
});

/** Cancels at this many of 1000 bytes, and answers as the client does. */
async function cancelAt(loaded: number, page: Page): Promise<boolean> {
  const { options, answer } = calls.at(-1)!;
  act(() => options?.onUploadProgress?.({ loaded, total: 1000 }));
  act(() => page.result.current.cancel());
  const wasStopped = options?.signal?.aborted === true;
  if (wasStopped)
    await act(async () => answer.reject(new ApiError({ kind: 'aborted', message: 'cancelled' })));
  return wasStopped;
}

it('can be cancelled while the receipt is on its way, and is as it was before', async () => {
  const page = open();
  await fill(page);
  await submit(page);
  expect(await cancelAt(250, page)).toBe(true);
  expect(page.result.current).toMatchObject({ stage: 'ready', notice: null, isUnresolved: false });
  page.unmount();
  const again = open();
  await waitFor(() => expect(again.result.current.values).toMatchObject(ADDRESS));
  expect(again.result.current.isUnresolved).toBe(false);
});

it('is not cancelled once all of it has left', async () => {
  const page = open();
  await fill(page);
  await submit(page);
  expect(await cancelAt(1000, page)).toBe(false);
  expect(page.result.current.stage).toBe('sending');
});

it('a second attempt that is cancelled does not make the first one known', async () => {
  const page = open();
  await fill(page);
  await submit(page);
  await act(async () => calls[0]!.answer.reject(offline()));
  act(() => page.result.current.retry());
  await waitFor(() => expect(calls).toHaveLength(2));
  await cancelAt(250, page);
  expect(page.result.current).toMatchObject({ stage: 'unreachable', isUnresolved: true });
});

it('forgets the receipt once the last line of the cart is gone', async () => {
  const get = vi.fn(() => Promise.resolve(cartOf([cartLine(1, 2)])));
  shop.cart = { get };
  const page = renderHookWithShop(
    () => ({ ...useCheckoutAndToast(), draft: useService(purchaseDraftService) }),
    { shop, session: loggedIn() },
  );
  const kept = () => page.result.current.draft.checkout.read(user().idUsuario)?.file;
  await fill(page);
  expect(kept()).toBe(RECEIPT);
  get.mockResolvedValue(cartOf([]));
  act(() => page.result.current.cartPage.reload());
  await waitFor(() => expect(page.result.current.cart.count).toBe(0));
  expect(kept()).toBeNull();
});
