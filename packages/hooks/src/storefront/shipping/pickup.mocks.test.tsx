import { createShop, memorySession, type PickupPlacesForm } from '@filigrana/sdk';
import { describe, expect, test } from 'vitest';
import { BROKEN, openMockShop, openPage, type Page } from '../../../test/mocks.tsx';
import { pictureFile } from '../../../test/receipt.ts';
import { useCheckout, type Checkout } from '../checkout/use-checkout.ts';
import { usePickupPlaces } from './use-pickup-places.ts';

const mock = openMockShop();

const ADDRESS = {
  provincia: 'Heredia',
  canton: 'Belén',
  distrito: 'San Antonio',
  direccionExacta: '200 m norte de la iglesia',
} as const;
const TALLER = {
  nombre: 'Taller en Escazú',
  cuando: 'lunes a viernes 9–5',
  provincia: 'San José',
  canton: 'Escazú',
  distrito: 'San Rafael',
  direccionExacta: 'Portón verde',
  monto: 0,
  activo: true,
} as const;
const FERIA = { ...TALLER, nombre: 'Feria Verde', monto: 2.5 };

/** What an administrator does meanwhile. */
function set(...lugares: PickupPlacesForm['lugares']) {
  const shop = createShop({ host: mock().host, session: memorySession(mock().signIn('admin')) });
  return shop.shipping.setPickupPlaces({ lugares });
}

/** A purchase of one chain with everything but where it goes. */
async function open(): Promise<Page<Checkout>> {
  const page = openPage(mock(), 'customer', useCheckout);
  const [size] = mock().products.chain.tallas;
  const piece = { idProducto_talla: Number(size?.idProducto_talla), precioUnitario: 48 };
  await page.shop.cart.add({ ...piece, cantidad: 1 });
  await page.act(({ chooseMethod, attach }) => {
    chooseMethod('sinpe');
    attach(pictureFile('recibo.png'));
  });
  await page.until(({ cart, pickup }) => {
    expect(cart.status).toBe('filled');
    expect(pickup.isLoading).toBe(false);
  });
  return page;
}
const typeAddress = (page: Page<Checkout>) =>
  page.act(({ change }) => {
    for (const [field, value] of Object.entries(ADDRESS))
      change(field as keyof typeof ADDRESS, value);
  });
const received = (page: Page<Checkout>) =>
  page.until(({ stage }) => expect(stage).toBe('received'));

describe('a purchase that is picked up', () => {
  test('needs no address, costs the fee of its place, and is bought at the total that was shown', async () => {
    await set(TALLER, FERIA, { ...TALLER, nombre: 'Cerrado', activo: false });
    const page = await open();
    const { places, choose } = page.now().pickup;
    expect(places.map(({ nombre }) => nombre)).toEqual(['Taller en Escazú', 'Feria Verde']);
    expect(page.now().totals).toEqual({ subtotal: 48, montoEnvio: 8, montoTotal: 56 });
    await page.act(() => choose(2));
    expect(page.now()).toMatchObject({
      stage: 'ready',
      totals: { subtotal: 48, montoEnvio: 2.5, montoTotal: 50.5 },
    });
    await page.act(({ submit }) => submit());
    await received(page);
    expect(page.now().montoTotal).toBe(50.5);
    expect(mock().state.orders.at(-1)).toMatchObject({
      retiro: 'Feria Verde · lunes a viernes 9–5',
    });
  });

  test('keeps the address that was typed, there and back, and after a reload', async () => {
    await set(TALLER);
    const page = await open();
    await typeAddress(page);
    await page.act(({ pickup }) => pickup.choose(1));
    await page.act(({ pickup }) => pickup.choose(null));
    expect(page.now()).toMatchObject({ values: ADDRESS, stage: 'ready' });
    await page.act(({ pickup }) => pickup.choose(1));
    mock().fault('placeOrder', BROKEN);
    await page.act(({ submit }) => submit());
    await page.until(({ stage }) => expect(stage).toBe('unreachable'));
    mock().clearFaults();
    const again = openPage(mock(), 'customer', useCheckout);
    await again.until(({ pickup }) => expect(pickup.place?.nombre).toBe('Taller en Escazú'));
    expect(again.now()).toMatchObject({ values: { ...ADDRESS, idLugar: 1 }, isUnresolved: true });
  });

  test('is refused when its place has closed meanwhile: another one can be chosen, or the address', async () => {
    await set(TALLER, FERIA);
    const page = await open();
    await typeAddress(page);
    await page.act(({ pickup }) => pickup.choose(1));
    await set({ ...TALLER, idLugar: 1, activo: false }, { ...FERIA, idLugar: 2 });
    await page.act(({ submit }) => submit());
    await page.until(({ pickup }) => {
      expect(pickup.places.map(({ idLugar }) => idLugar)).toEqual([2]);
      expect(pickup).toMatchObject({ isChosen: true, place: null });
    });
    expect(page.now().errors).toMatchObject({
      idLugar: { said: 'Ya no se puede retirar en ese lugar. Elige otro, o el envío a domicilio.' },
    });
    await page.act(({ submit }) => submit());
    expect(page.now().errors).toMatchObject({ idLugar: { code: 'field.required' } });
    await page.act(({ pickup }) => pickup.choose(null));
    await page.act(({ submit }) => submit());
    await received(page);
    expect(page.now().montoTotal).toBe(56);
  });

  test('is not bought at another fee than the one on the screen, which is read again', async () => {
    await set(TALLER);
    const page = await open();
    await page.act(({ pickup }) => pickup.choose(1));
    await set({ ...TALLER, idLugar: 1, monto: 3 });
    await page.act(({ submit }) => submit());
    await page.until(({ totals }) => expect(totals.montoTotal).toBe(51));
    expect(page.now().stage).toBe('refused');
    await page.act(({ submit }) => submit());
    await received(page);
  });

  test('is sent home when no place is left', async () => {
    await set(TALLER);
    const page = await open();
    await page.act(({ pickup }) => pickup.choose(1));
    await set();
    await page.act(({ submit }) => submit());
    await page.until(({ pickup }) => expect(pickup.isChosen).toBe(false));
    expect(page.now()).toMatchObject({ stage: 'refused', totals: { montoTotal: 56 } });
    await typeAddress(page);
    await page.act(({ submit }) => submit());
    await received(page);
  });
});

test('where the backend has no picking up there are no places, and everything is sent', async () => {
  await set(TALLER);
  mock().fault('getPickupPlaces', { status: 404 });
  const places = openPage(mock(), null, () => usePickupPlaces());
  await places.until(({ data }) => expect(data).toEqual({ lugares: [] }));
  const page = await open();
  expect(page.now().pickup).toMatchObject({ places: [], isChosen: false, place: null });
  await typeAddress(page);
  await page.act(({ submit }) => submit());
  await received(page);
  expect(mock().state.orders.at(-1)).not.toHaveProperty('retiro');
});
