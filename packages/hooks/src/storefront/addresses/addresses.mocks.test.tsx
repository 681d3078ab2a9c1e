import type { Shop } from '@filigrana/sdk';
import { createShop, memorySession } from '@filigrana/sdk';
import { describe, expect, test } from 'vitest';
import { BROKEN, NO_ANSWER, openMockShop, openPage } from '../../../test/mocks.tsx';
import { useCheckout } from '../checkout/use-checkout.ts';
import { useAddressForm } from './use-address-form.ts';
import { useAddresses } from './use-addresses.ts';
import { useDeliveryAddress } from './use-delivery-address.ts';

const mock = openMockShop();

const OROSI = {
  provincia: 'Cartago',
  canton: 'Paraíso',
  distrito: 'Orosi',
  direccionExacta: 'De la iglesia, 200 m al norte',
} as const;
const BELEN = { ...OROSI, provincia: 'Heredia', canton: 'Belén', distrito: 'La Ribera' } as const;
const BLANK = { provincia: '', canton: '', distrito: '', direccionExacta: '' };

/** What the customer has kept before the page is opened; the first one is preferred. */
async function keep(...names: string[]): Promise<Shop> {
  const session = memorySession(mock().signIn('customer'));
  const shop = createShop({ host: mock().host, session });
  for (const nombre of names)
    await shop.addresses.add({ nombre, ...(nombre === 'Casa' ? OROSI : BELEN) });
  return shop;
}
const named = ({ addresses }: { addresses: readonly { nombre: string; preferida: boolean }[] }) =>
  addresses.map(({ nombre, preferida }) => nombre + (preferida ? '*' : ''));

describe('the addresses of a customer', () => {
  const open = () => openPage(mock(), 'customer', useAddresses);

  test('are read, preferred and forgotten, and toasts tell it', async () => {
    await keep('Casa', 'Taller');
    const page = open();
    expect(page.now().status).toBe('loading');
    await page.until((now) => expect(named(now)).toEqual(['Casa*', 'Taller']));
    const [casa, taller] = page.now().addresses.map(({ idDireccion }) => idDireccion);
    await page.act(async ({ prefer }) => expect(await prefer(taller!)).toBe(true));
    expect(named(page.now())).toEqual(['Taller*', 'Casa']);
    await page.act(async ({ remove }) => expect(await remove(taller!)).toBe(true));
    expect(named(page.now())).toEqual(['Casa*']);
    expect(page.now()).toMatchObject({ status: 'ready', changing: null, isFull: false });
    expect(page.toast()).toBe('Direcciones actualizadas');
    // Another tab was quicker.
    await (await keep()).addresses.remove(casa!);
    await page.act(async ({ remove }) => expect(await remove(casa!)).toBe(false));
    await page.until((now) => expect(named(now)).toEqual([]));
    expect(page.toast()).toBe('No encontramos esa dirección.');
  });

  test('say why they are not there, and are read again', async () => {
    await keep('Casa');
    mock().fault('listAddresses', NO_ANSWER);
    const page = open();
    await page.until(({ status }) => expect(status).toBe('failed'));
    expect(page.now().notice?.code).toBe('addresses.loadFailed');
    mock().clearFaults();
    await page.act(({ reload }) => reload());
    await page.until((now) => expect(named(now)).toEqual(['Casa*']));
  });

  test('are nothing to show where the backend keeps none', async () => {
    mock().fault('listAddresses', { code: 'NOT_FOUND' });
    const page = open();
    await page.until(({ status }) => expect(status).toBe('unsupported'));
    expect(page.now().notice).toBeNull();
  });
});

describe('the form of an address', () => {
  test('says what is missing, keeps what was typed through a failure, and is seen at once', async () => {
    const page = openPage(mock(), 'customer', () => ({
      form: useAddressForm({ nombre: 'Casa', ...OROSI, distrito: ' ' }),
      list: useAddresses(),
    }));
    await page.until(({ list }) => expect(list.status).toBe('ready'));
    await page.act(({ form }) => form.submit());
    expect(page.now().form.errors.distrito?.code).toBe('field.required');
    mock().fault('addAddress', { ...BROKEN, times: 1 });
    await page.act(({ form }) => form.change('distrito', 'Orosi'));
    await page.act(({ form }) => form.submit());
    await page.until(({ form }) => expect(form.notice?.code).toBe('addresses.failed'));
    expect(page.now().form.values.distrito).toBe('Orosi');
    await page.act(({ form }) => form.submit());
    await page.until(({ form }) => expect(form.status).toBe('done'));
    expect(page.now().list.addresses).toMatchObject([{ nombre: 'Casa', ...OROSI }]);
  });

  test('changes one that is kept', async () => {
    const shop = await keep('Casa');
    const [casa] = await shop.addresses.list();
    const page = openPage(mock(), 'customer', () => useAddressForm(casa));
    await page.act(({ change }) => change('nombre', 'Taller'));
    await page.act(({ submit }) => submit());
    await page.until(({ status }) => expect(status).toBe('done'));
    expect(await shop.addresses.list()).toEqual([{ ...casa, nombre: 'Taller' }]);
  });
});

describe('a purchase', () => {
  const usePurchase = () => {
    const checkout = useCheckout();
    return { ...checkout, delivery: useDeliveryAddress(checkout) };
  };
  const open = () => openPage(mock(), 'customer', usePurchase);

  test('begins with the preferred address, takes another, and brings back what was typed', async () => {
    await keep('Casa', 'Taller');
    const page = open();
    await page.until(({ values }) => expect(values).toMatchObject(OROSI));
    const { addresses, chosen } = page.now().delivery;
    expect(chosen?.nombre).toBe('Casa');
    await page.act(({ delivery }) => delivery.choose(addresses[1]!));
    expect(page.now().values).toMatchObject(BELEN);
    await page.act(({ delivery }) => delivery.choose(null));
    expect(page.now().values).toMatchObject(BLANK);
    await page.act(({ change }) => change('canton', 'Barva'));
    await page.act(({ delivery }) => delivery.choose(addresses[0]!));
    await page.act(({ delivery }) => delivery.choose(null));
    expect(page.now().values).toMatchObject({ ...BLANK, canton: 'Barva' });
    expect(page.now().delivery.chosen).toBeNull();
  });

  test('begins with the address of the last order where none is kept', async () => {
    const shop = await keep();
    const page = open();
    const [last] = await shop.orders.mine();
    const { provincia, canton, distrito, direccionExacta } = await shop.orders.myOrder(
      last!.idPedido,
    );
    const used = { provincia, canton, distrito, direccionExacta };
    await page.until(({ values }) => expect(values).toMatchObject(used));
    // Whoever has kept one begins with that.
    await keep('Taller');
    const later = open();
    await later.until(({ values }) => expect(values).toMatchObject(BELEN));
  });

  test('begins empty where the last order tells of no address', async () => {
    mock().fault('getMyOrder', BROKEN);
    const page = open();
    await page.until(({ delivery }) => expect(delivery.isLoading).toBe(false));
    expect(page.now()).toMatchObject({ notice: null, values: BLANK });
  });

  test('goes on with what was typed before, also on an earlier visit', async () => {
    await keep('Casa');
    mock().fault('listAddresses', { delay: 300, times: 1 });
    const page = open();
    await page.act(({ change }) => change('canton', 'Barva'));
    await page.until(({ delivery }) => expect(delivery.addresses).toHaveLength(1));
    expect(page.now().values).toMatchObject({ ...BLANK, canton: 'Barva' });
    const later = open();
    await later.until(({ delivery }) => expect(delivery.addresses).toHaveLength(1));
    expect(later.now().values).toMatchObject({ ...BLANK, canton: 'Barva' });
  });

  test('is made without them where they cannot be read', async () => {
    mock().fault('listAddresses', BROKEN);
    const page = open();
    await page.act(({ change }) => change('canton', 'Barva'));
    expect(page.now().delivery).toMatchObject({ addresses: [], chosen: null });
    expect(page.now()).toMatchObject({ notice: null, values: { ...BLANK, canton: 'Barva' } });
  });
});
