import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { createSecondStep } from './second-step.ts';

const SECRET = 'a secret that only the tests know, long enough';
const secondStep = createSecondStep(SECRET, 'Filigrana');
const NOON = new Date('2026-03-02T12:00:00Z');
const STEP_MS = 30_000;

const codeAt = (secreto: string, steps: number) =>
  new TOTP({ secret: secreto }).generate({ timestamp: NOON.getTime() + steps * STEP_MS });

test('a code is good in its half minute and in the ones beside it, and tells which it was', () => {
  const { secreto, uri } = secondStep.draw('ana@filigrana.test');
  const sealed = secondStep.seal(7, secreto);
  const stepOf = (steps: number) => secondStep.stepOf(7, sealed, codeAt(secreto, steps), NOON);
  const now = Math.floor(NOON.getTime() / STEP_MS);
  expect([-2, -1, 0, 1, 2].map(stepOf)).toEqual([null, now - 1, now, now + 1, null]);
  expect(uri).toBe(
    `otpauth://totp/Filigrana:ana%40filigrana.test?issuer=Filigrana&secret=${secreto}&algorithm=SHA1&digits=6&period=30`,
  );
});

test('a secret is sealed: it cannot be read, altered, moved to another account or opened with another key', () => {
  const { secreto } = secondStep.draw('ana@filigrana.test');
  const sealed = secondStep.seal(7, secreto);
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain(secreto);
  expect(secondStep.seal(7, secreto)).not.toBe(sealed);
  const code = codeAt(secreto, 0);
  const altered = Buffer.from(sealed, 'base64url');
  altered.writeUInt8(altered.readUInt8(30) ^ 1, 30);
  const other = createSecondStep(SECRET.toUpperCase(), 'Filigrana');
  expect(secondStep.stepOf(7, sealed, code, NOON)).not.toBeNull();
  expect(secondStep.stepOf(8, sealed, code, NOON)).toBeNull();
  expect(secondStep.stepOf(7, altered.toString('base64url'), code, NOON)).toBeNull();
  expect(other.stepOf(7, sealed, code, NOON)).toBeNull();
});

test('recovery codes are ten, all different, and kept as hashes of one account and one key', () => {
  const codes = secondStep.drawRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^\d{4} \d{4} \d{4}$/);
  const hash = secondStep.hash(7, '000123456789');
  expect(hash).not.toContain('123456789');
  expect(secondStep.hash(8, '000123456789')).not.toBe(hash);
  expect(createSecondStep(SECRET.toUpperCase(), '').hash(7, '000123456789')).not.toBe(hash);
});
