import { expect, test } from 'vitest';
import { keepFresh } from './keep-fresh.ts';

/** A source whose version and value are set by hand, and which says what was asked of it. */
function source() {
  const asked: string[] = [];
  const now = { version: 'a', value: 'first' };
  return {
    asked,
    now,
    readVersion: async () => {
      asked.push('version');
      return now.version;
    },
    load: async () => {
      asked.push('load');
      return now.value;
    },
  };
}

test('the value is made once while its source stays the same, and the source is asked every time', async () => {
  const from = source();
  const fresh = keepFresh(from);
  expect(await fresh()).toBe('first');
  expect(await fresh()).toBe('first');
  expect(from.asked).toEqual(['version', 'load', 'version']);
});

test('the value is made anew when its source has changed', async () => {
  const from = source();
  const fresh = keepFresh(from);
  await fresh();
  Object.assign(from.now, { version: 'b', value: 'second' });
  expect(await fresh()).toBe('second');
});

test('everybody who asks at once shares one look at the source', async () => {
  const from = source();
  const fresh = keepFresh(from);
  expect(await Promise.all([fresh(), fresh(), fresh()])).toEqual(['first', 'first', 'first']);
  expect(from.asked).toEqual(['version', 'load']);
});

test('whoever asks while a look is under way gets a later one, which sees what has changed', async () => {
  const from = source();
  let answer = (): void => {};
  const waits = new Promise<void>((resolve) => (answer = resolve));
  let looks = 0;
  const fresh = keepFresh({
    load: from.load,
    readVersion: async () => {
      looks += 1;
      const { version } = from.now;
      if (looks === 1) await waits;
      return version;
    },
  });
  const early = fresh();
  await expect.poll(() => looks).toBe(1);
  Object.assign(from.now, { version: 'b', value: 'second' });
  const late = fresh();
  answer();
  await early;
  expect(await late).toBe('second');
  expect(looks).toBe(2);
});

test('a change between the look and the making is made good by the next look', async () => {
  const from = source();
  const fresh = keepFresh({
    readVersion: from.readVersion,
    load: async () => {
      const value = from.now.value;
      Object.assign(from.now, { version: 'b', value: 'second' });
      return value;
    },
  });
  expect(await fresh()).toBe('first');
  expect(await fresh()).toBe('second');
});

test('a failure is told to those who asked and does not stay', async () => {
  const from = source();
  let isDown = true;
  const fresh = keepFresh({
    load: from.load,
    readVersion: () => (isDown ? Promise.reject(new Error('down')) : from.readVersion()),
  });
  await expect(fresh()).rejects.toThrow('down');
  isDown = false;
  expect(await fresh()).toBe('first');
});
