import { expect, test } from 'vitest';
import { createSignedIds } from './signed-ids.ts';

const SECRET = 'a secret that only the tests know, long enough';
const tokens = createSignedIds(SECRET, 'leaving novedades');

test('a token names what it was signed for', () => {
  expect(tokens.read(tokens.sign(7))).toBe(7);
});

test('a token that we did not sign, or for something else, names nothing', () => {
  const [, signature = ''] = tokens.sign(7).split('.');
  const others = createSignedIds('another secret that is long enough, too', 'leaving novedades');
  const following = createSignedIds(SECRET, 'following an order');
  for (const forged of [
    ...[`8.${signature}`, `07.${signature}`, '7.', '7', '', '.'],
    ...[others.sign(7), following.sign(7)],
  ])
    expect(tokens.read(forged)).toBeNull();
});
