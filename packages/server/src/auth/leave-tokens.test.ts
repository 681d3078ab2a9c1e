import { expect, test } from 'vitest';
import { createLeaveTokens } from './leave-tokens.ts';

const tokens = createLeaveTokens('a secret that only the tests know, long enough');

test('a token leaves the novedades of its own account', () => {
  expect(tokens.read(tokens.sign(7))).toBe(7);
});

test('a token that we did not sign, or not for this account, leaves nothing', () => {
  const [, signature = ''] = tokens.sign(7).split('.');
  const others = createLeaveTokens('another secret that is long enough, too');
  for (const forged of [`8.${signature}`, `07.${signature}`, '7.', '7', '', '.', others.sign(7)])
    expect(tokens.read(forged)).toBeNull();
});
