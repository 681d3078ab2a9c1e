import type { Currency } from '@filigrana/sdk';
import { localDate } from '@filigrana/sdk/domain';
import { expect, test } from 'vitest';
import { openMockShop, openPage } from '../../../test/mocks.tsx';
import { pictureFile } from '../../../test/receipt.ts';
import { useRequestedReceipt } from '../../storefront/orders/use-requested-receipt.ts';
import { useOrderReview } from '../orders/use-order-review.ts';
import { useMonthAccounts } from './use-month-accounts.ts';
import { usePaymentForm } from './use-payment-form.ts';
import { usePayments } from './use-payments.ts';
import { useReceiptRequest } from './use-receipt-request.ts';
import { useRefundForm, useRefunds } from './use-refunds.ts';

const mockShop = openMockShop();
const COLONES = 116_790;
/** A day that has come in the shop of the mocks. */
const DAY = '2025-11-15';

/** A form for an order that waits, which costs the same in colones. */
function openForm(ledger = { pagos: [], comprobantes: [], solicitud: null }) {
  const mock = mockShop();
  const order = mock.state.orders.find(({ estadoPedido }) => estadoPedido === 'pendiente');
  const price = {
    idPedido: order?.idPedido ?? 0,
    montoTotal: order?.montoTotal ?? 0,
    montoColones: COLONES,
  };
  const page = openPage(mock, 'admin', () => ({
    ledger: usePayments(price),
    form: usePaymentForm(
      price,
      { ...ledger, idPedido: price.idPedido },
      { metodo: 'transferencia', referencia: 'AB1', comprobante: 1 },
    ),
  }));
  return { mock, page, price };
}

test('the form begins with what is expected, in the currency that is chosen, until it is typed over', async () => {
  const { page, price } = openForm();
  const values = () => page.now().form.values;
  expect(values()).toMatchObject({
    ...{ metodo: 'transferencia', moneda: 'CRC', monto: '116,790', referencia: 'AB1' },
  });
  const choose = (moneda: Currency) => page.act(({ form }) => form.set('moneda', moneda));
  await choose('USD');
  expect(values().monto.replace(',', '')).toBe(String(price.montoTotal));
  await page.act(({ form }) => form.set('monto', '12'));
  await choose('CRC');
  expect(values().monto).toBe('12');
});

test('a payment that is entered, or taken away, changes the balance at once', async () => {
  const { page, price } = openForm();
  await page.until(({ ledger }) => expect(ledger.balance?.state).toBe('nothing'));
  await page.act(({ form }) => form.set('monto', '116000'));
  await page.act(({ form }) => form.set('dia', DAY));
  await page.act(({ form }) => form.submit());
  await page.until(({ ledger }) => {
    expect(ledger.balance).toMatchObject({
      state: 'missing',
      difference: { monto: 790, moneda: 'CRC' },
    });
  });
  const [payment] = page.now().ledger.payments;
  expect(payment).toMatchObject({ referencia: 'AB1', comprobante: expect.any(String) });
  if (payment) await page.act(({ ledger }) => ledger.remove(payment));
  await page.until(({ ledger }) => expect(ledger.balance?.state).toBe('nothing'));
  expect((await page.shop.payments.list(price.idPedido)).pagos).toEqual([]);
});

test('a reference that the order has already is said beside its field, and nothing is lost', async () => {
  const { page, price } = openForm();
  await page.shop.payments.add(price.idPedido, {
    ...{ metodo: 'sinpe', monto: 5, moneda: 'USD', dia: DAY, referencia: 'AB1' },
  });
  await page.act(({ form }) => form.set('dia', DAY));
  await page.act(({ form }) => form.submit());
  await page.until(({ form }) =>
    expect(form.errors.referencia?.said).toBe('Este pedido ya tiene un pago con esa referencia.'),
  );
  expect(page.now().form.values.monto).toBe('116,790');
});

test('a backend without payments shows none', async () => {
  const mock = mockShop();
  mock.fault('listPayments', { status: 404 });
  const page = openPage(mock, 'admin', () => usePayments({ idPedido: 1, montoTotal: 5 }));
  await page.until(({ status }) => expect(status).toBe('unsupported'));
  expect(page.now().balance).toBeNull();
});

test('another receipt is asked for with a reason, and comes by the link of the letter', async () => {
  const mock = mockShop();
  const pending = mock.state.orders.find(({ estadoPedido }) => estadoPedido === 'pendiente');
  const idPedido = pending?.idPedido ?? 0;
  const staff = openPage(mock, 'admin', () => useReceiptRequest(idPedido));
  await staff.act((form) => form.set('motivo', 'otra_cuenta'));
  await staff.act((form) => form.submit());
  await staff.until(({ status }) => expect(status).toBe('done'));
  const letter = mock.mail.at(-1);
  if (letter?.kind !== 'receipt-requested') throw new Error('No letter was sent.');

  const buyer = openPage(mock, null, () => useRequestedReceipt(letter.receiptToken));
  await buyer.until(({ request }) => expect(request?.estado).toBe('abierta'));
  expect(buyer.now().request).not.toHaveProperty('faltaDolares');
  await staff.shop.payments.add(idPedido, { metodo: 'sinpe', monto: 5, moneda: 'USD', dia: DAY });
  expect(await buyer.shop.payments.requested(letter.receiptToken)).toMatchObject({
    faltaDolares: (pending?.montoTotal ?? 0) - 5,
  });
  await buyer.act((form) => form.attach(pictureFile('otro.png')));
  await buyer.act((form) => form.submit());
  await buyer.until(({ request }) => expect(request?.estado).toBe('recibida'));
  expect((await staff.shop.payments.list(idPedido)).comprobantes).toHaveLength(2);
});

test('a receipt that is asked for too late leaves the review as a colleague has left the order', async () => {
  const mock = mockShop();
  const page = openPage(mock, 'admin', () => {
    const { order } = useOrderReview();
    return { order, form: useReceiptRequest(order?.idPedido ?? 0) };
  });
  await page.until(({ order }) => expect(order).not.toBeNull());
  const idPedido = page.now().order?.idPedido ?? 0;
  const colleague = openPage(mock, 'admin', () => null);
  await colleague.shop.orders.reject(idPedido);
  await page.act(({ form }) => form.submit());
  await page.until(({ order }) => expect(order?.idPedido).not.toBe(idPedido));
});

test('what had come for an order that is rejected is owed until it is given back', async () => {
  const mock = mockShop();
  const pending = mock.state.orders.find(({ estadoPedido }) => estadoPedido === 'pendiente');
  const idPedido = pending?.idPedido ?? 0;
  const { shop } = openPage(mock, 'admin', () => null);
  await shop.payments.add(idPedido, { metodo: 'sinpe', monto: 5, moneda: 'USD', dia: DAY });
  await shop.orders.reject(idPedido);
  const [owed] = await shop.payments.refunds();
  if (!owed) throw new Error('Nothing is owed.');

  const page = openPage(mock, 'admin', () => ({ list: useRefunds(), form: useRefundForm(owed) }));
  await page.until(({ list }) => expect(list.owed).toHaveLength(1));
  await page.act(({ form }) => form.submit());
  expect(page.now().form.errors.referencia).toBeDefined();
  await page.act(({ form }) => form.set('referencia', 'SINPE 4412'));
  await page.act(({ form }) => form.submit());
  await page.until(({ list }) => expect(list.done).toMatchObject([{ referencia: 'SINPE 4412' }]));
  expect(page.now().list.owed).toEqual([]);
});

test('the orders of a month are read as a table', async () => {
  const mock = mockShop();
  const page = openPage(mock, 'admin', () => useMonthAccounts());
  const [order] = mock.state.orders;
  let csv: string | null = null;
  await page.act(async ({ toCsv }) => {
    csv = await toCsv(localDate(Date.parse(order?.fechaPedido ?? '')).slice(0, 7));
  });
  expect(csv).toContain(`"${order?.idPedido}"`);
});
