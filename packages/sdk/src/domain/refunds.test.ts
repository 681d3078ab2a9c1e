import { describe, expect, test } from 'vitest';
import { paymentBalance, stillDue } from './payments.ts';
import { pieceRefund, priceWithout, refundsLeft } from './refunds.ts';

const usd = (monto: number) => ({ monto, moneda: 'USD' as const });
const crc = (monto: number) => ({ monto, moneda: 'CRC' as const });

/** 20.05 at 509.63 is 10218.08, all of it 70334.04: what is left and what is returned do not round alike. */
const ring = { subtotalProducto: 20.05 };
const before = { montoTotal: 138.01, montoColones: 70_334, tasa: 509.63 };
const left = priceWithout(before, ring);
const after = { ...before, ...left, productos: [{ ...ring, devuelta: true }] };

test('an order falls by the piece to the cent, and its colones are counted anew at its own rate', () => {
  expect(left).toEqual({ montoTotal: 117.96, montoColones: 60_116 });
  expect(priceWithout({ montoTotal: 138.01 }, ring)).toEqual({
    montoTotal: 117.96,
    montoColones: null,
  });
});

describe('the money of a piece is given back', () => {
  test.each([
    ['in colones before anything is noted, where the order has a rate', before, [], crc(10_218)],
    ['in dollars without a rate', { montoTotal: 138.01 }, [], usd(20.05)],
    ['in colones where colones have come', before, [crc(70_334)], crc(10_218)],
    ['in dollars where any have come', before, [crc(100), usd(137)], usd(20.05)],
    ['as a part of the colones that came without a rate', { montoTotal: 80.2 }, [crc(9)], crc(2)],
  ])('%s', (_case, order, payments, sum) => {
    expect(pieceRefund(order, ring, payments)).toEqual(sum);
  });
});

test.each([
  ['in colones', [crc(70_334)]],
  ['in dollars', [usd(138.01)]],
])('what was paid %s with a returned piece is neither missing nor too much', (_case, payments) => {
  expect(paymentBalance(after, payments)).toMatchObject({ state: 'settled', difference: null });
  expect(stillDue(after, payments)).toEqual({ montoTotal: 0, montoColones: 0 });
});

describe('of a cancelled order is still to be given back', () => {
  test.each([
    ['all that came', after, [usd(5), crc(7)], [], [usd(5), crc(7)]],
    ['the rest to the colon', after, [crc(70_334)], [crc(10_218)], [crc(60_116)]],
    ['the rest to the cent', after, [usd(138.01)], [usd(20.05)], [usd(117.96)]],
    ['dollars without what is owed in colones', after, [usd(138.01)], [crc(10_218)], [usd(117.96)]],
    ['colones without what is owed in dollars', after, [crc(70_334)], [usd(20.05)], [crc(60_116)]],
    ['nothing where nothing came', after, [], [crc(10_218)], []],
    ['never less than nothing', after, [usd(5)], [usd(20.05)], []],
  ])('%s', (_case, order, payments, refunds, sums) => {
    expect(refundsLeft(order, payments, refunds)).toEqual(sums);
  });
});
