import { createShop, memorySession } from '@filigrana/sdk';
import { describe, expect, it } from 'vitest';
import { openMockShop, openPage, type PersonName } from '../../../test/mocks.tsx';
import { itemFor } from '../../../test/cart/cart-item.ts';
import { useCart } from '../cart/use-cart.ts';
import { useAddToCart } from '../cart/add-to-cart.ts';
import { usePayment } from './use-payment.ts';

const shop = openMockShop();
const PDF = new File(['%PDF-1.4'], 'recibo.pdf', { type: 'application/pdf' });

/** The payment page of a customer who has chosen a method and a receipt for what is in the cart. */
async function openChosen() {
  const page = openPage(shop(), 'customer', () => ({
    ...usePayment(),
    cart: useCart(),
    addPiece: useAddToCart().add,
  }));
  await page.until(({ cart }) => expect(cart.status).toBe('empty'));
  await addPiece(page);
  await page.act(({ chooseMethod, attach }) => {
    chooseMethod('transferencia');
    attach(PDF);
  });
  await page.until(({ canConfirm }) => expect(canConfirm).toBe(true));
  return page;
}
type ChosenPage = Awaited<ReturnType<typeof openChosen>>;

async function addPiece(page: ChosenPage) {
  const { tallas, precio } = shop().products.chain;
  const item = itemFor(Number(tallas[0]?.idProducto_talla), Number(precio), 1);
  await page.act((now) => now.addPiece(item));
  await page.until(({ lines }) => expect(lines).toHaveLength(1));
}

async function endSession(page: ChosenPage) {
  shop().expireSessions();
  await page.act(({ cart }) => cart.reload());
  await page.until(({ cart }) => expect(cart.error?.code).toBe('cart.sessionOver'));
}

const logIn = (page: ChosenPage, who: PersonName) =>
  page.act(() => page.session.write(shop().signIn(who)));

describe('the choices of the payment page, when the session has run out', () => {
  it('are there again once the same person has logged in', async () => {
    const page = await openChosen();
    await endSession(page);
    expect(page.now()).toMatchObject({ lines: [], metodoPago: null, comprobante: null });
    expect(page.now().sessionOver?.code).toBe('cart.sessionOver');
    await logIn(page, 'customer');
    await page.until(({ canConfirm }) => expect(canConfirm).toBe(true));
    expect(page.now()).toMatchObject({ metodoPago: 'transferencia', comprobante: PDF });
    expect(page.now().sessionOver).toBeNull();
  });

  it('are nobody else’s', async () => {
    const page = await openChosen();
    await endSession(page);
    await logIn(page, 'otherCustomer');
    await page.until(({ cart }) => expect(cart.status).toBe('empty'));
    await addPiece(page);
    expect(page.now()).toMatchObject({ metodoPago: null, comprobante: null });
  });

  it('are over when the cart was bought or emptied meanwhile', async () => {
    const page = await openChosen();
    await endSession(page);
    const elsewhere = memorySession(shop().signIn('customer'));
    await createShop({ host: shop().host, session: elsewhere }).cart.empty();
    await logIn(page, 'customer');
    await page.until(({ cart }) => expect(cart.status).toBe('empty'));
    await addPiece(page);
    expect(page.now()).toMatchObject({ metodoPago: null, comprobante: null });
  });

  it('give way to what was chosen since', async () => {
    const page = await openChosen();
    await endSession(page);
    await addPiece(page);
    await page.act(({ chooseMethod }) => chooseMethod('sinpe'));
    await logIn(page, 'customer');
    await page.until(({ comprobante }) => expect(comprobante).toBe(PDF));
    expect(page.now().metodoPago).toBe('sinpe');
  });
});
