import { expect, test } from 'vitest';
import { cutSetOf } from './cut-set.ts';

test('only a picture that tells its size has cuts for narrow screens', () => {
  expect(cutSetOf('/media/ab_2400x1000.webp', 'avif', null)).toBe(
    '/media/ab_2400x1000-640x448.avif 640w, /media/ab_2400x1000-828x580.avif 828w, ' +
      '/media/ab_2400x1000-1000x700.avif 1000w',
  );
  expect(cutSetOf('/media/ab.webp', 'avif', null)).toBeUndefined();
  expect(cutSetOf('https://cdn.test/ab_2400x1000.webp', 'avif', null)).toBeUndefined();
});

test.each([
  ['wide', '2400x1000', '30'],
  ['tall', '1000x1400', '60'],
])(
  'a %s picture is cut where that was chosen along the side that is too long',
  (_which, size, looks) => {
    expect(cutSetOf(`/media/ab_${size}.webp`, 'webp', { x: 30, y: 60 })).toBe(
      `/media/ab_${size}-640x448-${looks}.webp 640w, /media/ab_${size}-828x580-${looks}.webp 828w, ` +
        `/media/ab_${size}-1000x700-${looks}.webp 1000w`,
    );
  },
);
