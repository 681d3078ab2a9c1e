import { describe, expect, it } from 'vitest';
import { bankTrial, judgeTrial } from '../../../test/bank-trial.ts';
import { matchPayments, sharesOf, unpaidOrders } from './match-payments.ts';
import type { OpenEntry, OpenOrder } from './payment-pairs.ts';

const LONG = '2026031415283010123456789';

const order = (idPedido: number, other: Partial<OpenOrder> = {}): OpenOrder => ({
  idPedido,
  dia: '2026-03-14',
  montoTotal: 50,
  montoColones: 25_260,
  referencia: null,
  nombre: 'Ana Lucía Mora Solano',
  ...other,
});
const entry = (idEntrada: number, other: Partial<OpenEntry> = {}): OpenEntry => ({
  idEntrada,
  dia: '2026-03-14',
  monto: 25_260,
  moneda: 'CRC',
  referencia: null,
  nombre: 'ANA MORA SOLANO',
  texto: 'SINPE MOVIL',
  ...other,
});
const LUIS = { nombre: 'Luis Rojas Vega' };
const sure = (entries: readonly OpenEntry[], orders: readonly OpenOrder[]) =>
  matchPayments(entries, orders).seguras.map(({ entradas, pedidos }) => [entradas, pedidos]);

describe('a match is sure', () => {
  it.each<[title: string, entry: Partial<OpenEntry>, order: Partial<OpenOrder>]>([
    ['by amount, name and day', {}, {}],
    ['in dollars as in colones', { monto: 50, moneda: 'USD' }, {}],
    ['with the surnames first and the name cut', { nombre: 'MORA SOLANO ANA LU' }, {}],
    ['by reference and amount, whoever paid', { referencia: LONG, ...LUIS }, { referencia: LONG }],
    ['by the end of a reference', { referencia: LONG }, { referencia: LONG.slice(-8) }],
    ['by the number of the order', { texto: 'PEDIDO 7', nombre: 'LUIS MORA' }, {}],
    [
      'with a digit of the reference wrong',
      { referencia: LONG, nombre: 'ANA MORA' },
      { referencia: LONG.replace('9', '8') },
    ],
  ])('%s', (_title, theirs, ours) => {
    expect(
      sure([entry(1, theirs)], [order(7, ours), order(8, { ...LUIS, montoColones: 1 })]),
    ).toEqual([[[1], [7]]]);
  });

  it('when one entry pays two orders of a person, and two entries one', () => {
    expect(
      sure([entry(1, { monto: 40_000 })], [order(7), order(8, { montoColones: 14_740 })]),
    ).toEqual([[[1], [7, 8]]]);
    expect(sure([entry(1, { monto: 20_000 }), entry(2, { monto: 5_260 })], [order(7)])).toEqual([
      [[1, 2], [7]],
    ]);
  });
});

describe('a match is likely, not sure', () => {
  it.each<[title: string, entries: OpenEntry[], orders: OpenOrder[], motivo: string]>([
    [
      'when a person has two orders of one amount',
      [entry(1)],
      [order(7), order(8)],
      'OTRO_PEDIDO_PARECIDO',
    ],
    ['when two entries are alike', [entry(1), entry(2)], [order(7)], 'OTRA_ENTRADA_PARECIDA'],
    [
      'when two of a family bought the same',
      [entry(1, { nombre: 'MORA SOLANO' })],
      [order(7), order(8, { nombre: 'Luis Mora Solano' })],
      'NOMBRE_IGUAL',
    ],
    [
      'when the name has two words alone',
      [entry(1, { nombre: 'ANA MORA' })],
      [order(7)],
      'NOMBRE_IGUAL',
    ],
    [
      'when the reference is the same and the amount is not',
      [entry(1, { referencia: LONG, monto: 20_000 })],
      [order(7, { referencia: LONG })],
      'MONTO_DISTINTO',
    ],
    ['when a bank has kept a fee', [entry(1, { monto: 25_000 })], [order(7)], 'MONTO_CERCANO'],
    [
      'when two orders have one reference',
      [entry(1, { referencia: LONG })],
      [order(7, { referencia: LONG }), order(8, { referencia: LONG })],
      'REFERENCIA_IGUAL',
    ],
    [
      'when the order names another reference',
      [entry(1, { referencia: LONG })],
      [order(7, { referencia: '2026031310283010555550000' })],
      'REFERENCIA_DISTINTA',
    ],
    [
      'when the payment may be the one that was taken back',
      [entry(1), entry(2), entry(3, { monto: -25_260 })],
      [order(7)],
      'ENTRADA_REVERSADA',
    ],
  ])('%s', (_title, entries, orders, motivo) => {
    const { seguras, probables } = matchPayments(entries, orders);
    expect(seguras).toEqual([]);
    expect(probables[0]?.candidatos[0]).toMatchObject({
      pedidos: [7],
      motivos: expect.arrayContaining([motivo]),
    });
  });
});

it('a payment that the bank took back pays nothing', () => {
  expect(
    matchPayments([entry(1), entry(2, { monto: -25_260, dia: '2026-03-15' })], [order(7)]),
  ).toEqual({
    seguras: [],
    probables: [],
    sinPareja: [],
    reversadas: [1, 2],
  });
});

it('an entry is not offered for an order that a person has said it does not pay', () => {
  expect(matchPayments([entry(1, { noPaga: [7] })], [order(7)])).toMatchObject({
    seguras: [],
    probables: [],
    sinPareja: [1],
  });
});

it('an order is without money after a day that no entry is like it, unless nothing is to come', () => {
  const now = Date.parse('2026-03-16T12:00:00Z');
  const orders = [
    { idPedido: 5, montoTotal: 50, fechaPedido: '2026-03-15T12:00:00.000Z' },
    { idPedido: 6, montoTotal: 50, fechaPedido: '2026-03-15T12:00:01.000Z' },
    { idPedido: 7, montoTotal: 50, fechaPedido: '2026-03-14T12:00:00.000Z' },
    { idPedido: 8, montoTotal: 0, fechaPedido: '2026-03-14T12:00:00.000Z' },
  ];
  const found = matchPayments([entry(1)], [order(7)]);
  expect(unpaidOrders(orders, found, now).map(({ idPedido }) => idPedido)).toEqual([5]);
});

it('money for something else waits', () => {
  const other = entry(1, { monto: 99_000, ...LUIS });
  expect(matchPayments([other], [order(7)])).toMatchObject({ probables: [], sinPareja: [1] });
});

describe('a month with 1,000 orders, 1,300 entries and what goes wrong', () => {
  const judged = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
    const trial = bankTrial(seed);
    return { seed, ...judgeTrial(trial, matchPayments(trial.entries, trial.orders)) };
  });
  const mean = judged.reduce((sum, one) => sum + one.sure, 0) / judged.length;

  it.each(judged)('has nothing sure that is wrong, seed $seed', ({ wrong, amongThree }) => {
    expect(wrong).toBe(0);
    expect(amongThree).toBeGreaterThanOrEqual(0.97);
  });

  it('is sure of 85 of 100 payments', () => {
    expect(mean).toBeGreaterThanOrEqual(0.85);
  });
});

it('an entry is shared as the orders are due, and alike where nothing is', () => {
  expect(sharesOf({ monto: 40_000, moneda: 'CRC' }, [50, 30])).toEqual([25_000, 15_000]);
  expect(sharesOf({ monto: 10.01, moneda: 'USD' }, [0, 0])).toEqual([5.01, 5]);
});
