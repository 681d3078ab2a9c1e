import { expect, test } from 'vitest';
import { ordersStillDue, type EnteredPayment } from './still-due.ts';

const ORDER = { idPedido: 7, montoTotal: 50, montoColones: 25_000 };
const payment = (other: Partial<EnteredPayment>): EnteredPayment => ({
  ...{ idPedido: 7, monto: 20, moneda: 'USD', referencia: null },
  ...other,
});

test.each<[what: string, payments: EnteredPayment[], usd: number, crc: number]>([
  ['nothing', [], 50, 25_000],
  ['a payment of another order', [payment({ idPedido: 8 })], 50, 25_000],
  ['dollars', [payment({})], 30, 15_000],
  ['colones', [payment({ monto: 10_000, moneda: 'CRC' })], 30, 15_000],
  ['both', [payment({}), payment({ monto: 10_000, moneda: 'CRC' })], 10, 5_000],
  ['all of it', [payment({ monto: 25_000, moneda: 'CRC' })], 0, 0],
  ['more than that', [payment({ monto: 60 })], 0, 0],
  ['what an entry says, too', [payment({ referencia: 'AB1234' })], 50, 25_000],
])('%s has come: so much is still to come', (_what, payments, montoTotal, montoColones) => {
  expect(ordersStillDue([ORDER], payments, [{ referencia: 'AB1234' }])).toEqual([
    { ...ORDER, montoTotal, montoColones },
  ]);
});

test('without a total in colones nobody knows what colones are worth', () => {
  const order = { idPedido: 7, montoTotal: 50 };
  const colones = payment({ monto: 10_000, moneda: 'CRC' });
  expect(ordersStillDue([order], [colones], [])).toEqual([{ ...order, montoColones: null }]);
});
