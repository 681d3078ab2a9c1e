import { describe, expect, test } from 'vitest';
import type { Currency } from '../entities.ts';
import {
  expectedPayment,
  formatPayment,
  isPaymentAmount,
  notedDue,
  paymentBalance,
} from './payments.ts';

const usd = (monto: number) => ({ monto, moneda: 'USD' as const });
const crc = (monto: number) => ({ monto, moneda: 'CRC' as const });
type Money = { monto: number; moneda: Currency };

const IN_DOLLARS = { montoTotal: 229.5 };
const IN_BOTH = { montoTotal: 229.5, montoColones: 116_790 };

describe('what has come, compared with what an order costs', () => {
  test.each<[string, typeof IN_BOTH | typeof IN_DOLLARS, Money[], string, Money | null]>([
    ['nothing entered is no difference', IN_BOTH, [], 'nothing', null],
    ['all of it in dollars', IN_DOLLARS, [usd(229.5)], 'settled', null],
    [
      'cents that binary fractions would lose',
      { montoTotal: 0.3 },
      [usd(0.1), usd(0.2)],
      'settled',
      null,
    ],
    ['a cent short', IN_DOLLARS, [usd(229.49)], 'missing', usd(0.01)],
    ['too much', IN_DOLLARS, [usd(200), usd(30)], 'extra', usd(0.5)],
    ['all of it in colones', IN_BOTH, [crc(116_790)], 'settled', null],
    ['colones short, told in colones', IN_BOTH, [crc(100_000), crc(790)], 'missing', crc(16_000)],
    ['too many colones', IN_BOTH, [crc(117_000)], 'extra', crc(210)],
    ['half in each', IN_BOTH, [crc(58_395), usd(114.75)], 'settled', null],
    ['both, short, told in dollars', IN_BOTH, [crc(58_395), usd(100)], 'missing', usd(14.75)],
    [
      'colones for an order without a total in colones',
      IN_DOLLARS,
      [crc(116_790)],
      'unknown',
      null,
    ],
  ])('%s', (_what, order, payments, state, difference) => {
    expect(paymentBalance(order, payments)).toMatchObject({ state, difference });
  });

  test('tells what has come by currency, dollars first', () => {
    const { received } = paymentBalance(IN_BOTH, [crc(500), usd(1.1), crc(1), usd(2.2)]);
    expect(received).toEqual([usd(3.3), crc(501)]);
  });
});

test.each<[string, typeof IN_BOTH | typeof IN_DOLLARS, Money[], Currency?, (number | null)?]>([
  ['all of it, in colones where there is a total', IN_BOTH, [], 'CRC', 116_790],
  ['all of it, in dollars where there is none', IN_DOLLARS, [], 'USD', 229.5],
  ['what is missing', IN_DOLLARS, [usd(200)], 'USD', 29.5],
  ['what is missing in colones', IN_BOTH, [crc(790)], 'CRC', 116_000],
  ['nothing that anybody knows once all has come', IN_DOLLARS, [usd(229.5)], 'USD', null],
])('the payment that is expected: %s', (_what, order, payments, moneda, monto) => {
  expect(expectedPayment(order, payments)).toEqual({ moneda, monto });
});

test('in a currency in which nobody knows the total, no amount is expected', () => {
  expect(expectedPayment(IN_DOLLARS, [], 'CRC')).toEqual({ moneda: 'CRC', monto: null });
  expect(expectedPayment(IN_BOTH, [], 'USD')).toEqual({ moneda: 'USD', monto: 229.5 });
});

test.each<[string, typeof IN_BOTH | typeof IN_DOLLARS, Money[], object]>([
  ['nothing while no payment is noted', IN_BOTH, [], {}],
  ['in both currencies', IN_BOTH, [usd(200)], { faltaDolares: 29.5, faltaColones: 15_012 }],
  ['in dollars alone', IN_DOLLARS, [usd(200)], { faltaDolares: 29.5 }],
  ['that all has come', IN_DOLLARS, [usd(300)], { faltaDolares: 0 }],
  ['nothing where nobody knows it', IN_DOLLARS, [crc(5000)], {}],
])('who is asked for a receipt is told what is missing: %s', (_what, order, payments, due) => {
  expect(notedDue(order, payments)).toEqual(due);
});

test.each([
  [usd(0.01), true],
  [usd(0), false],
  [usd(1.005), false],
  [crc(1), true],
  [crc(1.5), false],
  [crc(2_000_000_000), false],
])('%o can be a payment: %s', (money, isOne) => expect(isPaymentAmount(money)).toBe(isOne));

test('amounts are read with their currency', () => {
  expect([usd(1250), crc(116_790)].map(formatPayment)).toEqual(['$1,250.00 USD', '₡116\u00A0790']);
});
