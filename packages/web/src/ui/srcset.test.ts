import { expect, test } from 'vitest';
import { phoneSizes, srcSetOf } from './srcset.ts';

test('a picture of the server comes in its six widths', () => {
  expect(srcSetOf('/media/ab-1.webp')).toBe(
    '/media/ab-1-320.webp 320w, /media/ab-1-640.webp 640w, /media/ab-1-828.webp 828w, /media/ab-1-1000.webp 1000w, ' +
      '/media/ab-1-1600.webp 1600w, /media/ab-1-2400.webp 2400w',
  );
});

test('a picture that tells its size comes in no width above it but the next', () => {
  const widths = (size: string) =>
    srcSetOf(`/media/ab_${size}.webp`)
      ?.match(/\d+(?=w)/g)
      ?.map(Number);
  expect(widths('1200x900')).toEqual([320, 640, 828, 1000, 1600]);
  expect(widths('640x640')).toEqual([320, 640]);
  expect(widths('4000x3000')).toEqual([320, 640, 828, 1000, 1600, 2400]);
});

test('a phone with three points for a pixel loads two', () => {
  expect(phoneSizes(90, '(min-width: 1024px) 50vw')).toBe(
    '(max-width: 639px) and (min-resolution: 2.5dppx) 60vw, (min-width: 1024px) 50vw, 90vw',
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
