import { describe, expect, test } from 'vitest';
import {
  heldPrice,
  holdEnd,
  HOLDS_A_DAY,
  holdState,
  isHolding,
  isReserved,
  canReturnPiece,
  isUndecided,
  mayBePaid,
  mayHold,
  prolonged,
  secondsLeft,
  unheld,
} from './holds.ts';

const now = new Date('2026-11-25T21:12:00.000Z');
const until = (minutes: number, more: object = {}) => ({
  hasta: holdEnd(now, minutes),
  prolongado: false,
  ...more,
});

describe('a hold', () => {
  test.each([
    ['holding', until(1)],
    ['prolonged', until(1, { prolongado: true })],
    ['expired', until(0)],
    ['expired', until(-1, { prolongado: true })],
    ['used', until(1, { fin: 'usado' })],
    ['released', until(-1, { fin: 'liberado' })],
  ] as const)('is %s', (state, hold) => {
    expect(holdState(hold, now)).toBe(state);
    expect(isHolding(hold, now)).toBe(state === 'holding' || state === 'prolonged');
  });

  test('lasts half an hour unless the shop says otherwise, and a quarter more, once', () => {
    expect(holdEnd(now)).toBe('2026-11-25T21:42:00.000Z');
    expect(secondsLeft(holdEnd(now), new Date(now.getTime() + 1))).toBe(1800);
    expect(secondsLeft(holdEnd(now), new Date(now.getTime() + 1_800_001))).toBe(0);
    const longer = prolonged(until(30));
    expect(longer).toEqual({ hasta: '2026-11-25T21:57:00.000Z', prolongado: true });
    expect(prolonged(longer)).toBe(longer);
  });

  test('may have been paid for a day after its time is over, unless it was bought or let go', () => {
    const late = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
    expect([0, 24, 25].map((hours) => mayBePaid(until(30), late(hours)))).toEqual([
      true,
      true,
      false,
    ]);
    expect(mayBePaid({ ...until(30), fin: 'usado' }, now)).toBe(false);
    expect(mayBePaid({ ...until(30), fin: 'liberado' }, now)).toBe(false);
  });

  test('of one piece can be begun three times within a day', () => {
    expect([HOLDS_A_DAY - 1, HOLDS_A_DAY].map(mayHold)).toEqual([true, false]);
  });
});

describe('what others hold', () => {
  test.each([
    ['nothing held', 2, 0, 2, false],
    ['one of two', 2, 1, 1, false],
    ['all', 1, 1, 0, true],
    ['more than there are, because some were taken off the shelf', 1, 2, 0, true],
    ['a piece that is sold', 0, 0, 0, false],
    ['a piece that is sold and held', 0, 1, 0, false],
  ])('cannot be bought: %s', (_case, stock, held, free, reserved) => {
    expect(unheld(stock, held)).toBe(free);
    expect(isReserved({ stock, free })).toBe(reserved);
  });
});

describe('the price of a line', () => {
  test.each([
    ['is today’s without a hold', null, 1, 50],
    ['is the one that was kept', { cantidad: 2, precioUnitario: 40 }, 2, 40],
    ['is today’s for more than is held', { cantidad: 1, precioUnitario: 40 }, 2, 50],
  ])('%s', (_case, kept, cantidad, price) => {
    expect(heldPrice(kept, cantidad, 50)).toBe(price);
  });
});

test('a piece that was paid and is gone is to be decided until another one or a special order stands for it, or its money is returned', () => {
  expect(
    [
      { sinPieza: true },
      { sinPieza: true, idPedidoEspecial: 3 },
      { sinPieza: true, devuelta: true },
      { enVezDe: 'Anillo' },
      {},
    ].map(isUndecided),
  ).toEqual([true, false, false, false, false]);
});

test('money of a piece is returned while something else is left of the order', () => {
  expect([[{}, {}], [{}], [{}, { devuelta: true }]].map(canReturnPiece)).toEqual([
    true,
    false,
    false,
  ]);
});
