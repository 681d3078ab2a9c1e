import { createShop, memorySession, type Product, type SavedLine } from '@filigrana/sdk';
import { describe, expect, it, vi } from 'vitest';
import { openMockShop, openPage, type PersonName } from '../../../test/mocks.tsx';
import { useToasts } from '../../shared/toasts/use-toasts.ts';
import { useAddToCart } from '../cart/add-to-cart.ts';
import { useCart } from '../cart/use-cart.ts';
import { useSavedLines } from './use-saved-lines.ts';

const KEY = 'joyas:guardadas';
const shop = openMockShop();
const ofDevice = () => localStorage.getItem(KEY);

/** A page with the cart and what is saved beside it. */
const open = (who: PersonName | null) =>
  openPage(shop(), who, () => ({
    cart: useCart(),
    saved: useSavedLines(),
    ...useAddToCart(),
    toasts: useToasts(),
  }));
type Page = ReturnType<typeof open>;

const clientOf = (who: PersonName) =>
  createShop({ host: shop().host, session: memorySession(shop().signIn(who)) });

/** What the customer's account has saved. */
const ofAccount = (): Promise<SavedLine[]> => clientOf('customer').favorites.lines();

/** The ring in a size as a visitor sees it, and as it is saved. */
async function ring(wanted = '7'): Promise<{ product: Product; line: SavedLine }> {
  const { idProducto } = shop().products.ring;
  const product = await clientOf('customer').catalog.product(idProducto);
  const size = product.tallas.find(({ tamanio }) => tamanio === wanted);
  const { idProducto_talla = 0 } = size ?? {};
  return { product, line: { idProducto, idProducto_talla, cantidad: 1 } };
}

async function putRingIntoCart(page: Page, tamanio = '7'): Promise<SavedLine> {
  const { product, line } = await ring(tamanio);
  const { idProducto_talla, cantidad } = line;
  await page.act(({ add }) =>
    add({
      ...{ idProducto_talla, cantidad, precioUnitario: 1 },
      preview: {
        idProducto: product.idProducto,
        productoNombre: product.nombreProducto,
        descripcion: product.descripcion,
        tallaNombre: tamanio,
        image_url: product.image_url,
        stock: null,
      },
    }),
  );
  await page.until(({ cart }) => {
    expect(cart.lines.map((each) => each.idProducto_talla)).toContain(line.idProducto_talla);
    expect(cart.isSettled).toBe(true);
  });
  return line;
}

describe.each<[whose: string, who: PersonName | null]>([
  ['a visitor', null],
  ['a customer', 'customer'],
])('a line of the cart of %s', (_whose, who) => {
  it('is put aside with its size and its pieces, and put back', async () => {
    const { product } = await ring();
    const page = open(who);
    const line = await putRingIntoCart(page);
    await page.act(({ saved }) => saved.putAside(line.idProducto_talla));
    await page.until(({ cart, saved }) =>
      expect([cart.lines, cart.montoTotal, saved.lines]).toEqual([[], 0, [line]]),
    );
    expect(page.toast()).toBe('Guardada para después');
    await page.act(({ saved }) => saved.moveToCart(line, product));
    await page.until(({ cart, saved }) => {
      expect(saved.lines).toEqual([]);
      expect(cart.lines).toMatchObject([{ tallaNombre: '7', cantidad: 1 }]);
      expect(cart.isSettled).toBe(true);
    });
  });

  it('is taken out of what is saved, and brought back by the toast', async () => {
    const page = open(who);
    const line = await putRingIntoCart(page);
    await page.act(({ saved }) => saved.putAside(line.idProducto_talla));
    await page.act(({ saved }) => saved.remove(line));
    await page.until(({ saved }) => expect(saved.lines).toEqual([]));
    await page.act(({ toasts }) => toasts.toast?.action?.run());
    await page.until(({ saved }) => expect(saved.lines).toEqual([line]));
  });
});

it('what is taken out of what is saved within a moment comes back together', async () => {
  const { line, product } = await ring();
  const [other = 0] = product.tallas
    .map((size) => size.idProducto_talla)
    .filter((id) => id !== line.idProducto_talla);
  const lineas = [line.idProducto_talla, other].map((id) => ({
    idProducto_talla: id,
    cantidad: 1,
  }));
  await clientOf('customer').favorites.saveLines({ lineas });
  const page = open('customer');
  await page.until(({ saved }) => expect(saved.lines).toHaveLength(2));
  await page.act(({ saved }) => saved.remove(line));
  await page.act(({ saved }) => saved.remove({ ...line, idProducto_talla: other }));
  await page.until(({ saved }) => expect(saved.lines).toEqual([]));
  expect(page.toast()).toBe('2 piezas quitadas');
  await page.act(({ toasts }) => toasts.toast?.action?.run());
  await page.until(({ saved }) => expect(saved.lines).toHaveLength(2));
});

it('what is put aside within a moment comes back into the cart together', async () => {
  shop().setStock((await ring('8')).line.idProducto_talla, 1);
  const page = open('customer');
  const lines = [await putRingIntoCart(page), await putRingIntoCart(page, '8')];
  for (const line of lines) await page.act(({ saved }) => saved.putAside(line.idProducto_talla));
  await page.until(({ saved }) => expect(saved.lines).toHaveLength(2));
  expect(page.toast()).toBe('2 guardadas para después');
  await page.act(({ toasts }) => toasts.toast?.action?.run());
  await page.until(({ cart, saved }) => {
    expect([cart.lines.length, saved.lines]).toEqual([2, []]);
    expect(cart.isSettled).toBe(true);
  });
});

it('what the device saved goes into the account with the login', async () => {
  const page = open(null);
  const line = await putRingIntoCart(page);
  await page.act(({ saved }) => saved.putAside(line.idProducto_talla));
  expect(ofDevice()).not.toBeNull();
  await page.act(() => page.session.write(shop().signIn('customer')));
  await vi.waitFor(async () => expect(await ofAccount()).toEqual([line]));
  await page.until(() => expect(ofDevice()).toBeNull());
});

it('a line that could not be saved stays in the cart', async () => {
  const page = open('customer');
  const line = await putRingIntoCart(page);
  shop().fault('saveLines', { status: 500 });
  await page.act(({ saved }) => saved.putAside(line.idProducto_talla));
  await page.until(({ saved }) => expect(saved.lines).toEqual([]));
  expect(page.now().cart.count).toBe(1);
  expect(page.toast()).toBe('Error interno del servidor. Inténtalo de nuevo.');
});

it('a line that the cart does not take stays saved', async () => {
  const { product } = await ring();
  const page = open('customer');
  const line = await putRingIntoCart(page);
  await page.act(({ saved }) => saved.putAside(line.idProducto_talla));
  shop().setStock(line.idProducto_talla, 0);
  await page.act(({ saved }) => saved.moveToCart(line, product));
  await page.until(({ cart }) => expect(cart.isSettled).toBe(true));
  expect([page.now().cart.count, await ofAccount()]).toEqual([0, [line]]);
});

it('a backend that saves none leaves lines on the device', async () => {
  for (const id of ['listSavedLines', 'saveLines'] as const) shop().fault(id, { status: 404 });
  const page = open('customer');
  const line = await putRingIntoCart(page);
  await page.act(({ saved }) => saved.putAside(line.idProducto_talla));
  await page.until(({ cart, saved }) => expect([cart.count, saved.lines]).toEqual([0, [line]]));
  expect(ofDevice()).not.toBeNull();
});
