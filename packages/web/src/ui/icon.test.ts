import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import sprite from '../assets/sprite.svg?raw';

test('the type names exactly the drawings of the sprite', () => {
  const source = readFileSync(path.join(import.meta.dirname, 'icon.tsx'), 'utf8');
  const union = /type IconName =([^;]*);/.exec(source)?.[1] ?? '';
  const names = [...union.matchAll(/'(\w+)'/g)].map((match) => match[1]);
  const drawn = [...sprite.matchAll(/id="i-(\w+)"/g)].map((match) => match[1]);
  expect(names.toSorted()).toEqual(drawn.toSorted());
});
