import { createShop, memorySession } from '@filigrana/sdk';
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  BROKEN,
  expectLoggedOut,
  NO_ANSWER,
  openPage,
  PROXY_PAGE,
  openMockShop,
} from '../../../test/mocks.tsx';
import { itemFor } from '../../../test/cart/cart-item.ts';
import { useAddToCart } from './add-to-cart.ts';
import { useCartCount } from './use-cart-view.ts';
import { useCart } from './use-cart.ts';

const CUSTOMER = 'cliente@filigrana.test';
const shop = openMockShop();

const chain = () => {
  const { tallas, precio } = shop().products.chain;
  return {
    idProducto_talla: Number(tallas[0]?.idProducto_talla),
    precioUnitario: Number(precio),
  };
};
const stored = () =>
  shop()
    .state.cartOf(CUSTOMER)
    .productos?.map(({ cantidad }) => cantidad);

/** The cart of a customer who has put two chains in it before. */
async function open() {
  const mock = shop();
  const session = memorySession(mock.signIn('customer'));
  await createShop({ host: mock.host, session }).cart.add({ ...chain(), cantidad: 2 });
  return openPage(mock, 'customer', () => ({ ...useCart(), badge: useCartCount() }));
}

describe('reading the cart', () => {
  it('shows what the shop holds', async () => {
    const page = await open();
    expect(page.now().status).toBe('loading');
    await page.until(({ status, badge }) => {
      expect({ status, badge }).toEqual({ status: 'filled', badge: 1 });
    });
    expect(page.now()).toMatchObject({ subtotal: 96, montoEnvio: 8, montoTotal: 104 });
  });

  it('shows a customer who has chosen nothing an empty cart', async () => {
    const page = openPage(shop(), 'otherCustomer', () => useCart());
    await page.until(({ status }) => expect(status).toBe('empty'));
  });

  it.each([
    ['no answer comes', NO_ANSWER],
    ['an answer is not JSON', PROXY_PAGE],
  ])('says that it cannot be read when %s, and recovers', async (_what, fault) => {
    shop().fault('getCart', fault);
    const page = await open();
    await page.until(({ status, error }) =>
      expect([status, error?.code]).toEqual(['error', 'cart.loadFailed']),
    );
    shop().clearFaults();
    await page.act(({ reload }) => reload());
    await page.until(({ status, error }) => expect([status, error]).toEqual(['filled', null]));
  });

  it('forgets a login that is over, says so, and goes on as a visitor', async () => {
    const page = await open();
    await page.until(({ status }) => expect(status).toBe('filled'));
    shop().expireSessions();
    await page.act(({ reload }) => reload());
    await waitFor(() => expectLoggedOut(page));
    await page.until(({ status, error }) =>
      expect([status, error?.code]).toEqual(['error', 'cart.sessionOver']),
    );
  });
});

describe('changing the cart', () => {
  it('shows a quantity at once, and the shop has it soon', async () => {
    const page = await open();
    await page.until(({ canProceed }) => expect(canProceed).toBe(true));
    const { idProducto_talla } = chain();
    await page.act(({ changeQuantity }) => void changeQuantity(idProducto_talla, 5));
    expect(page.now().lines[0]).toMatchObject({ cantidad: 5 });
    await page.until(({ isSettled }) => expect(isSettled).toBe(true));
    expect(stored()).toEqual([5]);
  });

  it('sets a line to the stock when there is not enough', async () => {
    const page = await open();
    await page.until(({ canProceed }) => expect(canProceed).toBe(true));
    const { idProducto_talla } = chain();
    shop().setStock(idProducto_talla, 3);
    await page.act(({ changeQuantity }) => changeQuantity(idProducto_talla, 9));
    await page.until(({ lines }) => expect(lines[0]?.cantidad).toBe(3));
    expect(page.now().lines[0]?.maxWarning).toBe(3);
    expect(stored()).toEqual([3]);
  });

  it('puts a line back that the server did not change, and says why', async () => {
    const page = await open();
    await page.until(({ canProceed }) => expect(canProceed).toBe(true));
    shop().fault('changeCartQuantity', { status: 400 });
    await page.act(({ changeQuantity }) => changeQuantity(chain().idProducto_talla, 4));
    await page.until(({ lines }) => expect(lines[0]?.cantidad).toBe(2));
    expect(page.toast()).toBe('No se pudo actualizar: Inténtalo de nuevo en unos segundos.');
  });

  it('takes a piece out, and empties the cart', async () => {
    const page = await open();
    await page.until(({ canProceed }) => expect(canProceed).toBe(true));
    await page.act(({ remove }) => remove(chain().idProducto_talla));
    await waitFor(() => expect(page.toast()).toBe('Producto eliminado'));
    expect(stored()).toEqual([]);
    await page.act(({ empty }) => empty());
    await waitFor(() => expect(page.toast()).toBe('Carrito vaciado'));
  });

  it('keeps everything when it cannot be emptied', async () => {
    const page = await open();
    await page.until(({ canProceed }) => expect(canProceed).toBe(true));
    shop().fault('emptyCart', { status: 400 });
    await page.act(({ empty }) => empty());
    await waitFor(() => expect(page.toast()).toBe('No se pudo vaciar'));
    await page.until(({ lines }) => expect(lines).toHaveLength(1));
  });
});

describe('adding as a visitor', () => {
  const open = () => openPage(shop(), null, () => ({ ...useAddToCart(), badge: useCartCount() }));
  const add = (page: ReturnType<typeof open>) => {
    const { idProducto_talla, precioUnitario } = chain();
    return page.act((now) => now.add(itemFor(idProducto_talla, precioUnitario, 1)));
  };

  it('opens an anonymous session and fills its cart', async () => {
    const page = open();
    await add(page);
    await waitFor(() => expect(page.toast()).toBe('Producto agregado'));
    await page.until(({ badge }) => expect(badge).toBe(1));
    const token = String(page.session.read().sessionToken);
    expect(shop().state.cartOf(token).productos).toHaveLength(1);
  });

  it('refuses a piece without its preview before anything is in the cart', async () => {
    const page = open();
    const { preview: _, ...bare } = itemFor(chain().idProducto_talla, chain().precioUnitario, 1);
    await page.act((now) => expect(now.add(bare as never)).rejects.toThrow(/preview/));
    await page.until(({ isAdding, badge }) => expect([isAdding, badge]).toEqual([false, 0]));
  });

  it('says that no session could be opened, and adds the next time', async () => {
    const page = open();
    shop().fault('createSession', { status: 400 });
    await add(page);
    await waitFor(() =>
      expect(page.toast()).toBe('Error creando sesión anónima. Intenta nuevamente.'),
    );
    shop().clearFaults();
    await add(page);
    await page.until(({ badge }) => expect(badge).toBe(1));
  });
});

describe('on the way to the checkout', () => {
  it('opens the login once the login is over, and tells the embedder', async () => {
    const page = await open();
    await page.until(({ canProceed }) => expect(canProceed).toBe(true));
    shop().fault('getCustomerProfile', { code: 'UNAUTHENTICATED' });
    await page.act(({ proceed }) => proceed());
    await waitFor(() => expectLoggedOut(page));
    expect(page.now().loginRequired).toBe(true);
  });

  it('says that the login could not be looked at when the server fails', async () => {
    const page = await open();
    await page.until(({ canProceed }) => expect(canProceed).toBe(true));
    shop().fault('getCustomerProfile', BROKEN);
    await page.act(({ proceed }) => proceed());
    expect(page.now().loginRequired).toBe(false);
    await waitFor(() => expect(page.toast()).toContain('No se pudo validar la sesión.'));
  });
});
