import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  COUNTED_FIELDS,
  characterCounter,
  startCounter,
  type CounterLimits,
  type CounterWarning,
} from './character-counter.ts';

/** The warnings that texts of these lengths call for, one after the other. */
function warnings(limits: CounterLimits, ...lengths: number[]): (CounterWarning | null)[] {
  let state = startCounter(limits);
  return lengths.map((length) => {
    state = characterCounter(state, 'x'.repeat(length), limits);
    return state.warning;
  });
}

test('the counted fields have the limits of the specification', () => {
  expect(COUNTED_FIELDS).toEqual({
    specialOrderDescription: { max: 180, nearAt: 10 },
    novedadSubject: { max: 40, nearAt: 5 },
    novedadDescription: { max: 80, nearAt: 5 },
  });
});

describe('the description of a special order', () => {
  const limits = COUNTED_FIELDS.specialOrderDescription;

  test('warns at 10 remaining, not at 11', () => {
    expect(warnings(limits, 169)).toEqual([null]);
    expect(warnings(limits, 170)).toEqual(['near']);
  });

  test('warns near the limit once and at the limit once', () => {
    expect(warnings(limits, 170, 171, 179, 180, 180)).toEqual(['near', null, null, 'max', null]);
  });

  test('does not warn again while it moves about near the limit', () => {
    expect(warnings(limits, 180, 179, 171, 180)).toEqual(['max', null, null, null]);
  });

  test('warns again once it was back above 10 remaining', () => {
    expect(warnings(limits, 180, 169, 170, 180)).toEqual(['max', null, 'near', 'max']);
  });

  test('is cut at 180 and counts as full when more is pasted', () => {
    const state = characterCounter(startCounter(limits), 'x'.repeat(200), limits);
    expect(state).toMatchObject({ remaining: 0, level: 'max', warning: 'max' });
    expect(state.text).toBe('x'.repeat(180));
  });

  test('shows how many characters remain', () => {
    const state = characterCounter(startCounter(limits), 'x'.repeat(174), limits);
    expect(state).toMatchObject({ remaining: 6, level: 'near' });
    expect(startCounter(limits)).toMatchObject({ remaining: 180, level: 'normal', text: '' });
  });
});

test.each([
  ['novedadSubject', 34, 35, 40],
  ['novedadDescription', 74, 75, 80],
] as const)('%s is quiet at %i, warns at %i and is full at %i', (field, quiet, near, full) => {
  expect(warnings(COUNTED_FIELDS[field], quiet, near, full)).toEqual([null, 'near', 'max']);
});

test('whatever is typed, the text fits and each warning comes at most once between two resets', () => {
  const limits = { max: 20, nearAt: 5 };
  fc.assert(
    fc.property(fc.array(fc.nat(30)), (lengths) => {
      let state = startCounter(limits);
      const given: CounterWarning[] = [];
      for (const length of lengths) {
        state = characterCounter(state, 'x'.repeat(length), limits);
        expect(state.text.length).toBe(Math.min(length, 20));
        if (state.level === 'normal') given.length = 0;
        if (state.warning !== null) given.push(state.warning);
        expect(new Set(given).size).toBe(given.length);
      }
    }),
  );
});
