import { SignJWT, UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import { fakeClock } from '../../test/fake-clock.ts';
import { createTokens, type TokenClaims } from './tokens.ts';

const secret = 'a secret that only the tests know, long enough';
const claims: TokenClaims = { idUsuario: 7, rol: 2, tokenVersion: 3 };
const DAY = 86_400_000;

test('a token says who and in which role, and expires', async () => {
  const clock = fakeClock();
  const tokens = createTokens({ secret, days: 7, clock });
  const token = await tokens.sign(claims);
  clock.advance(7 * DAY - 1000);
  expect(await tokens.verify(token)).toEqual(claims);
  // Remembered, and still held against the clock.
  expect(await tokens.verify(token)).toEqual(claims);
  clock.advance(2000);
  expect(await tokens.verify(token)).toBeNull();
});

test('the claims that a browser reads carry their names', async () => {
  const token = await createTokens({ secret, days: 7, clock: fakeClock() }).sign(claims);
  const payload = JSON.parse(
    Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
  ) as object;
  expect(payload).toMatchObject({ idUsuario: 7, rol: 2 });
});

test('a token that we did not sign, or not like this, is refused', async () => {
  const clock = fakeClock();
  const tokens = createTokens({ secret, days: 7, clock });
  const exp = Math.floor(clock.now().getTime() / 1000) + 3600;
  const sign = (key: string, payload: object) =>
    new SignJWT({ ...payload })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(key));
  for (const forged of [
    await createTokens({ secret: secret.toUpperCase(), days: 7, clock }).sign(claims),
    new UnsecuredJWT({ ...claims, exp }).encode(),
    await sign(secret, claims),
    await sign(secret, { ...claims, rol: 4, exp }),
    await sign(secret, { rol: 2, exp }),
    `${await tokens.sign(claims)}x`,
    'nada',
    '',
  ]) {
    expect(await tokens.verify(forged)).toBeNull();
  }
});
