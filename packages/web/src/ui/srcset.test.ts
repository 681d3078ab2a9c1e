import { expect, test } from 'vitest';
import { srcSetOf } from './srcset.ts';

test('a picture of the server comes in its five widths', () => {
  expect(srcSetOf('/media/ab-1.webp')).toBe(
    '/media/ab-1-320.webp 320w, /media/ab-1-640.webp 640w, /media/ab-1-1000.webp 1000w, ' +
      '/media/ab-1-1600.webp 1600w, /media/ab-1-2400.webp 2400w',
  );
});

test('the origin of another host stays before every width', () => {
  expect(srcSetOf('https://api.test/media/x.webp')).toContain(
    'https://api.test/media/x-640.webp 640w',
  );
});

test.each([
  'https://cdn.test/x.webp',
  '/media/x.jpg',
  '/media/a/b.webp',
  '/files/1?sig=x',
  'blob:x',
])('%s is used as it is', (url) => {
  expect(srcSetOf(url)).toBeUndefined();
});
