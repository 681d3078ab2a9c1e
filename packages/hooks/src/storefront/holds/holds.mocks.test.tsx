import { describe, expect, it } from 'vitest';
import { openMockShop, openPage, NO_ANSWER } from '../../../test/mocks.tsx';
import { useHolds } from '../../backoffice/holds/use-holds.ts';
import { useCart } from '../cart/use-cart.ts';
import { useHold } from './use-hold.ts';
import { useWaiting } from './use-waiting.ts';

const shop = openMockShop();
const held = () => shop().state.cartOf('cliente@filigrana.test').apartado;

/** A page on which somebody with a chain in the cart pays. */
async function opened(wishes: Parameters<typeof useHold>[0] = { hasReceipt: false }) {
  const { chain } = shop().products;
  const [size] = chain.tallas;
  const { shop: before } = openPage(shop(), 'customer', () => null);
  await before.cart.add({
    idProducto_talla: Number(size?.idProducto_talla),
    cantidad: 1,
    precioUnitario: Number(chain.precio),
  });
  return openPage(shop(), 'customer', () => useHold(wishes));
}

describe('the hold of a cart that is paid', () => {
  it('begins with the page and lasts half an hour', async () => {
    const page = await opened();
    await page.until(({ state }) => expect(state).toBe('holding'));
    expect(held()).toMatchObject({ hasta: String(page.now().hasta), prolongado: false });
  });

  it('is prolonged when a receipt is chosen, once', async () => {
    const page = await opened({ hasReceipt: true });
    await page.until(({ state }) => expect(state).toBe('prolonged'));
    expect(held()).toMatchObject({ hasta: String(page.now().hasta), prolongado: true });
  });

  it('is over when the back office ends it', async () => {
    const page = await opened();
    await page.until(({ state }) => expect(state).toBe('holding'));
    const office = openPage(shop(), 'admin', () => useHolds());
    await office.until(({ rows }) => expect(rows).toHaveLength(1));
    await office.act(({ rows, end }) => end(Number(rows[0]?.idApartado)));
    expect(office.toast()).toBe('Apartado terminado');
    await office.until(({ rows }) => expect(rows).toEqual([]));
    expect(held()).toBeUndefined();
  });

  it('that has ended begins once more only when somebody wants it, and says why it cannot', async () => {
    await opened();
    const page = openPage(shop(), 'customer', () => ({
      ...useHold({ hasReceipt: false }),
      reload: useCart().reload,
    }));
    await page.until(({ state }) => expect(state).toBe('holding'));
    const before = page.now().hasta;
    await openPage(shop(), 'customer', () => null).shop.holds.release();
    page.now().reload();
    await page.until(({ state }) => expect(state).toBe('released'));
    shop().fault('holdCart', { code: 'HOLD_LIMIT' });
    await page.act(({ holdAgain }) => holdAgain());
    await page.until(({ notice }) => expect(notice?.code).toBe('hold.refused'));
    expect(page.now()).toMatchObject({ state: 'expired', hasta: null });
    shop().fault('holdCart', NO_ANSWER);
    await page.act(({ holdAgain }) => holdAgain());
    await page.until(({ notice, isPending }) =>
      expect([notice?.code, isPending]).toEqual(['hold.refused', false]),
    );
    expect(held()).toBeUndefined();
    shop().clearFaults();
    await page.act(({ holdAgain }) => holdAgain());
    await page.until(({ state, notice }) => expect([state, notice]).toEqual(['holding', null]));
    expect(String(page.now().hasta) >= String(before)).toBe(true);
  });

  it.each([
    ['is unknown to the backend', { status: 404 } as const, null],
    ['gets no answer', NO_ANSWER, null],
    ['is refused for a piece', { code: 'HOLD_LIMIT' } as const, 'hold.refused'],
    ['is refused for the orders in review', { code: 'PENDING_LIMIT' } as const, 'hold.notYet'],
  ])('keeps nobody from paying where it %s', async (_case, fault, said) => {
    shop().fault('holdCart', fault);
    const page = await opened();
    await page.until(({ notice }) => expect(notice?.code ?? null).toBe(said));
    expect(page.now()).toMatchObject({ state: null, hasta: null });
  });
});

describe('waiting for a piece', () => {
  it('is noted, and told when the piece is free', async () => {
    const ring = shop().products.ring.tallas.find(({ stock }) => stock > 0);
    const idProducto_talla = Number(ring?.idProducto_talla);
    const { shop: other } = openPage(shop(), 'customer', () => null);
    const cantidad = Number(ring?.stock);
    await other.cart.add({ idProducto_talla, cantidad, precioUnitario: 1 });
    await other.holds.start();
    const page = openPage(shop(), null, () => useWaiting(idProducto_talla));
    await page.act(({ submit }) => submit({ correo: 'no' }));
    await page.until(({ errors }) => expect(errors.correo?.code).toBe('recovery.emailInvalid'));
    await page.act(({ submit }) => submit({ correo: 'lea@correo.test' }));
    await page.until(({ notice }) => expect(notice?.code).toBe('waiting.noted'));
    await other.holds.release();
    expect(shop().mail.at(-1)).toMatchObject({ to: 'lea@correo.test', kind: 'piece-free' });
  });
});
