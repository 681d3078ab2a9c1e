import { expect, test } from 'vitest';
import { byteRange } from './byte-range.ts';

test.each([
  ['bytes=0-99', { first: 0, last: 99 }],
  ['bytes=100-', { first: 100, last: 499 }],
  ['bytes=-100', { first: 400, last: 499 }],
  ['bytes=-900', { first: 0, last: 499 }],
  ['bytes=450-900', { first: 450, last: 499 }],
  ['bytes=500-', null],
  ['bytes=-0', null],
  ['bytes=9-2', undefined],
  ['bytes=0-1,3-4', undefined],
  ['bytes=-', undefined],
  ['items=0-1', undefined],
  [undefined, undefined],
])('of a file of 500 bytes %s is %o', (header, range) => {
  expect(byteRange(header, 500)).toEqual(range);
});
