import { expect, test } from 'vitest';
import { openMockShop, openPage } from '../../../test/mocks.tsx';
import { useExchangeRate } from '../../storefront/exchange/use-exchange-rate.ts';
import { useExchangeForm } from './use-exchange-form.ts';

const mockShop = openMockShop();

/** The panel of an administrator, read. */
async function openForm() {
  const page = openPage(mockShop(), 'admin', () => useExchangeForm());
  await page.until(({ form }) => expect(form.values.tasa).toBe('509.60'));
  return page;
}

test('a rate is read with its history, changed, and told with who set it', async () => {
  const page = await openForm();
  expect(page.now().form.values).toEqual({
    ...{ tasa: '509.60', topeSinpe: '200000', diasAviso: '7', enPrecios: true },
  });
  expect(page.now().history.map(({ tasa }) => tasa)).toEqual([509.6, 512.35]);
  await page.act(({ form }) => form.set('tasa', '₡511.2x'));
  await page.act(({ form }) => form.set('topeSinpe', ''));
  await page.act(({ form }) => form.submit());
  await page.until(({ form, history, rate }) => {
    expect(form.values).toMatchObject({ tasa: '511.20', topeSinpe: '' });
    expect(history[0]).toMatchObject({ tasa: 511.2, autor: expect.stringContaining(' ') });
    expect(rate).toMatchObject({ tasa: 511.2, topeSinpe: null });
  });
  expect(page.toast()).toBe('Tipo de cambio guardado');
});

test('what is no rate and what are no days is said beside the fields, and nothing is sent', async () => {
  const page = await openForm();
  await page.act(({ form }) => form.set('tasa', '0.5'));
  await page.act(({ form }) => form.set('diasAviso', '400'));
  await page.act(({ form }) => form.submit());
  await page.until(({ form }) => {
    expect(form.errors.tasa?.code).toBe('exchange.amountInvalid');
    expect(form.errors.diasAviso?.code).toBe('exchange.daysInvalid');
  });
  expect(page.now().history).toHaveLength(2);
});

test('a rate that is still right is confirmed; one that is being typed is not', async () => {
  const page = await openForm();
  await page.act(({ form }) => form.set('tasa', '510'));
  expect(page.now().canConfirm).toBe(false);
  await page.act(({ form }) => form.reset());
  await page.act(({ confirm }) => confirm());
  await page.until(({ history }) =>
    expect(history.map(({ tasa }) => tasa)).toEqual([509.6, 509.6, 512.35]),
  );
  expect(page.toast()).toBe('Tipo de cambio confirmado');
});

test('without a rate, and where the backend knows none, nothing is said of colones', async () => {
  const mock = mockShop();
  const admin = openPage(mock, 'admin', () => null);
  await admin.shop.exchange.setRate({ tasa: null });
  const ended = openPage(mock, null, () => useExchangeRate());
  await ended.until(({ data }) => expect(data?.tasa).toBeNull());
  mock.fault('getExchangeRate', { status: 404 });
  const unknown = openPage(mock, null, () => useExchangeRate());
  await unknown.until(({ data, error }) => {
    expect(data).toMatchObject({ tasa: null, enPrecios: false });
    expect(error).toBeUndefined();
  });
  const form = openPage(mock, 'admin', () => useExchangeForm());
  await form.until(({ read }) => expect(read.status).toBe('unsupported'));
});
