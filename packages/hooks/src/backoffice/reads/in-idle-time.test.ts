import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserEnvironment } from '@filigrana/sdk';
import { inIdleTime } from './in-idle-time.ts';

const ITEMS = Array.from({ length: 250 }, (_, index) => index);

/** Moments without work, one for each call; each with so many ms. */
let idle: ((left: { timeRemaining: () => number }) => void)[] = [];
const moment = (...remaining: number[]) =>
  idle.shift()?.({ timeRemaining: () => remaining.shift() ?? 0 });

beforeEach(() => {
  idle = [];
  vi.stubGlobal('requestIdleCallback', (work: (typeof idle)[number]) => idle.push(work));
  vi.stubGlobal('cancelIdleCallback', () => void (idle = []));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('goes on in the next idle moment when there is no time left, until all is done', () => {
  const seen: number[] = [];
  inIdleTime(browserEnvironment(), ITEMS, (part) => seen.push(...part));
  expect(seen).toEqual([]);
  moment(0);
  expect(seen).toHaveLength(100);
  moment(20, 20);
  expect(seen).toEqual(ITEMS);
  expect(idle).toEqual([]);
});

test('does nothing more once stopped, and nothing at all for an empty list', () => {
  const work = vi.fn();
  const stop = inIdleTime(browserEnvironment(), ITEMS, work);
  moment(0);
  stop();
  moment(20);
  expect(work).toHaveBeenCalledOnce();
  inIdleTime(browserEnvironment(), [], work);
  expect(idle).toEqual([]);
});

test('takes turns by itself where the browser does not tell when it is idle', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  vi.useFakeTimers();
  const seen: number[] = [];
  inIdleTime(browserEnvironment(), ITEMS, (part) => seen.push(...part));
  vi.runAllTimers();
  expect(seen).toEqual(ITEMS);
});
