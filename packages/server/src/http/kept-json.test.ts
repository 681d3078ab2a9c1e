import { expect, test } from 'vitest';
import { keepJson, toJson } from './kept-json.ts';

/** A value that counts how often it is written. */
function counted() {
  const value = { times: 0, toJSON: () => ({ written: ++value.times }) };
  return value;
}

test('a kept value is written once', () => {
  const value = keepJson(counted());
  const bytes = Buffer.from('{"written":1}');
  expect([toJson(value), toJson(value)]).toEqual([bytes, bytes]);
});

test('a value that nobody uses is not written at all', () => {
  expect(keepJson(counted()).times).toBe(0);
});

test('any other value is written every time', () => {
  const value = counted();
  expect([toJson(value), toJson(value)]).toEqual(['{"written":1}', '{"written":2}']);
  expect([toJson(null), toJson(7)]).toEqual(['null', '7']);
});
