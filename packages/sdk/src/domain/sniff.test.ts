import { expect, test } from 'vitest';
import { sniff } from './sniff.ts';

const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

test.each([
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['\xff\xd8\xff\xe0', 'jpeg'],
  ['GIF89a', 'gif'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'webp'],
  ['%PDF-1.7', 'pdf'],
  ['\0\0\0\x18ftypavif\0\0\0\0mif1avif', 'avif'],
  ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'heic'],
  ['<?xml version="1.0"?><svg onload="x">', 'svg'],
  ['MZ', null],
  ['', null],
])('%j is %s, whatever its name says', (text, kind) => {
  expect(sniff(bytes(text))).toBe(kind);
});
