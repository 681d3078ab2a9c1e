import type { CartHold } from '@filigrana/sdk';
import { expect } from 'vitest';
import { httpError, offline } from '../../../test/fixtures.ts';
import { describeWalk } from '../../../test/walk.ts';
import { provideHold } from './hold.machine.ts';

const hold = (prolongado: boolean): CartHold => ({
  hasta: '2026-11-25T21:42:00.000Z',
  segundos: 1800,
  prolongado,
});

describeWalk('the hold of a cart', {
  provide: (ask) => provideHold({ start: () => ask('start'), prolong: () => ask('prolong') }),
  events: [
    { type: 'hold.start' },
    { type: 'hold.prolong' },
    { type: 'hold.told', hold: null },
    { type: 'hold.told', hold: hold(false) },
    { type: 'hold.told', hold: hold(true) },
    { type: 'hold.bought' },
  ],
  answers: {
    start: [
      { done: hold(false) },
      { done: hold(true) },
      { done: null },
      { fail: httpError(404) },
      { fail: httpError(409, { code: 'STOCK_EXCEEDED' }) },
      { fail: httpError(429, { code: 'HOLD_LIMIT' }) },
      { fail: offline() },
    ],
    prolong: [{ done: hold(true) }, { fail: httpError(404) }, { fail: offline() }],
  },
  key: ({ hold: known, notice }) => ({ prolongado: known?.prolongado, notice: notice?.code }),
  home: (snapshot) =>
    ['holding', 'prolonged', 'used'].some((state) => snapshot.matches(state as 'used')),
  see(snapshot) {
    const { hold: known, notice } = snapshot.context;
    // What is shown as held is known, and nothing is said against it.
    if (snapshot.matches('holding') || snapshot.matches('prolonged')) {
      expect(known?.prolongado).toBe(snapshot.matches('prolonged'));
      expect(notice).toBeNull();
    }
    // Only once: what is prolonged is not prolonged again.
    expect(snapshot.can({ type: 'hold.start' })).toBe(
      ['free', 'expired', 'released'].some((state) => snapshot.matches(state as 'free')),
    );
    expect(snapshot.can({ type: 'hold.prolong' })).toBe(snapshot.matches({ holding: 'waiting' }));
  },
});
