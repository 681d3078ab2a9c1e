import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import tokens from './tokens.json';

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');
const declared = new Map(
  [...css.matchAll(/--([\w-]+):([^;]+);/g)].map(([, name, value]) => [name, value?.trim()]),
);

/** The colour behind a semantic name, through its alias. */
function colour(name: string): string {
  const value = declared.get(name) ?? '';
  const alias = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return alias ? colour(alias) : value;
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

test.each(Object.entries(tokens.contrast))(
  'the contrast of %s is what the tokens say',
  (pair, ratio) => {
    const [a = 0, b = 0] = pair.split(' / ').map((name) => luminance(colour(name)));
    const measured = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    expect(measured).toBeCloseTo(ratio, 1);
  },
);

test('sizes, widths and layers are the same in both files', () => {
  for (const [prefix, group] of [
    ['size', tokens.size],
    ['w', tokens.container],
    ['z', tokens.z],
  ] as const)
    for (const [name, value] of Object.entries(group))
      expect(declared.get(`${prefix}-${name}`), `${prefix}-${name}`).toBe(String(value));
});
