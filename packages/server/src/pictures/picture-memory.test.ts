import { expect, test } from 'vitest';
import {
  DECODING_MAX,
  memoryToDecode,
  ORDINARY_MAX,
  type PictureHeader,
} from './picture-memory.ts';

const photo: PictureHeader = {
  width: 4032,
  height: 3024,
  channels: 3,
  sampleBytes: 1,
  format: 'jpeg',
  isProgressive: false,
  chroma: '4:2:0',
};
const large = { width: 8192, height: 6144 };
const avif = { format: 'heif', chroma: undefined };

test.each<[string, Partial<PictureHeader>]>([
  ['a photograph of a phone', {}],
  ['a photograph of 24 megapixels', { width: 6000, height: 4000 }],
  ['a screenshot with alpha', { format: 'png', width: 1440, height: 3200, channels: 4 }],
  ['an AVIF of a web page', { ...avif, width: 2000, height: 2000 }],
])('%s is ordinary', (_what, header) => {
  expect(memoryToDecode({ ...photo, ...header })).toBeLessThan(ORDINARY_MAX);
});

test.each<[string, Partial<PictureHeader>]>([
  ['a photograph of 50 megapixels', large],
  ['the same, saved in passes', { ...large, isProgressive: true }],
  ['the same as a PNG with alpha', { ...large, format: 'png', channels: 4 }],
  ['the same as a WebP', { ...large, format: 'webp' }],
  ['an AVIF of 12 megapixels', avif],
  ['a GIF of 25 megapixels', { format: 'gif', width: 5000, height: 5000, channels: 4 }],
])('%s is decoded, one at a time', (_what, header) => {
  expect(memoryToDecode({ ...photo, ...header })).toBeGreaterThan(ORDINARY_MAX);
  expect(memoryToDecode({ ...photo, ...header })).toBeLessThan(DECODING_MAX);
});

test.each<[string, Partial<PictureHeader>]>([
  ['an AVIF of 40 megapixels with alpha', { ...avif, width: 6320, height: 6320, channels: 4 }],
  ['an AVIF of 24 megapixels', { ...avif, width: 6000, height: 4000 }],
  ['a JPEG of 200 megapixels', { width: 16_000, height: 12_500 }],
  [
    'one of 50 megapixels in passes, all colours',
    { ...large, isProgressive: true, chroma: '4:4:4' },
  ],
  [
    'a PNG of 16 bits and 40 megapixels',
    { format: 'png', width: 8000, height: 5000, sampleBytes: 2 },
  ],
])('%s is refused', (_what, header) => {
  expect(memoryToDecode({ ...photo, ...header })).toBeGreaterThan(DECODING_MAX);
});
