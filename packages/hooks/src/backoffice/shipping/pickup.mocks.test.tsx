import { expect, test } from 'vitest';
import { BROKEN, openMockShop, openPage } from '../../../test/mocks.tsx';
import { usePickupForm } from './use-pickup-form.ts';

const mock = openMockShop();

const TALLER = {
  nombre: 'Taller en Escazú',
  cuando: 'lunes a viernes 9–5',
  provincia: 'San José',
  canton: 'Escazú',
  distrito: 'San Rafael',
  direccionExacta: 'Portón verde',
};

async function open() {
  const page = openPage(mock(), 'admin', () => usePickupForm());
  await page.until(({ read }) => expect(read.status).toBe('ready'));
  return page;
}
type Page = Awaited<ReturnType<typeof open>>;
const names = ({ form }: ReturnType<Page['now']>) =>
  form.values.lugares.map(({ nombre }) => nombre);
const save = async (page: Page) => {
  await page.act(({ form }) => form.submit());
  await page.until(({ form }) => expect(form.isDirty).toBe(false));
};

test('places are added, closed and taken away, and every save is the whole list', async () => {
  const page = await open();
  await page.act(({ add }) => add());
  await page.act(({ change }) => change(0, { ...TALLER, monto: '2.5' }));
  await save(page);
  expect(page.toast()).toBe('Lugares de retiro guardados');
  await page.until(({ form }) =>
    expect(form.values.lugares).toEqual([{ ...TALLER, idLugar: 1, monto: '2.50', activo: true }]),
  );
  await page.act(({ change }) => change(0, { activo: false, monto: '0' }));
  await page.act(({ add }) => add());
  await page.act(({ change }) => change(1, { ...TALLER, nombre: 'Feria' }));
  await save(page);
  const { lugares } = await page.shop.shipping.pickupPlaces();
  expect(lugares).toMatchObject([
    { idLugar: 1, activo: false, monto: 0 },
    { idLugar: 2, nombre: 'Feria', activo: true },
  ]);
  await page.act(({ remove }) => remove(0));
  await save(page);
  expect(names(page.now())).toEqual(['Feria']);
});

test('what is missing stands beside its field, and nothing is sent', async () => {
  const page = await open();
  await page.act(({ add }) => add());
  await page.act(({ change }) => change(0, { ...TALLER, cuando: ' ', monto: '' }));
  await page.act(({ form }) => form.submit());
  await page.until(({ errorOf }) => expect(errorOf(0, 'cuando')?.code).toBe('field.required'));
  expect(page.now().errorOf(0, 'monto')?.code).toBe('shippingFee.invalid');
  expect(page.now().errorOf(0, 'nombre')).toBeNull();
  expect((await page.shop.shipping.pickupPlaces()).lugares).toEqual([]);
});

test('there are ten at most', async () => {
  const page = await open();
  for (let n = 0; n < 10; n += 1) {
    expect(page.now().canAdd).toBe(true);
    await page.act(({ add }) => add());
  }
  expect(page.now().canAdd).toBe(false);
});

test('what a refusal leaves in the fields can be sent again', async () => {
  const page = await open();
  await page.act(({ add }) => add());
  await page.act(({ change }) => change(0, TALLER));
  mock().fault('setPickupPlaces', BROKEN);
  await page.act(({ form }) => form.submit());
  await page.until(({ form }) => expect(form.notice?.code).toBe('pickup.failed'));
  mock().clearFaults();
  expect(names(page.now())).toEqual(['Taller en Escazú']);
  await save(page);
});

test('where the backend has no picking up there is no form', async () => {
  mock().fault('getPickupPlaces', { status: 404 });
  const page = openPage(mock(), 'admin', () => usePickupForm());
  await page.until(({ read }) => expect(read.status).toBe('unsupported'));
});
