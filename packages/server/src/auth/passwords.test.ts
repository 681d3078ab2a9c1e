import { expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

const passwords = createPasswords({ memoryKiB: 64, iterations: 1 });

test('the right password opens, another does not, and equal passwords have different hashes', async () => {
  const hash = await passwords.hash('Demo-Cliente-1');
  expect(hash).toMatch(/^\$argon2id\$/);
  expect(await passwords.verify(hash, 'Demo-Cliente-1')).toBe(true);
  expect(await passwords.verify(hash, 'demo-cliente-1')).toBe(false);
  expect(await passwords.hash('Demo-Cliente-1')).not.toBe(hash);
});

test('an account that does not exist never opens, not even with the password of nobody', async () => {
  expect(await passwords.verify(null, 'nobody has this password')).toBe(false);
});

test('asking for an unknown account costs about as much as a wrong password', async () => {
  const slow = createPasswords({ memoryKiB: 8192, iterations: 2 });
  const hash = await slow.hash('Demo-Cliente-1');
  const wrong = await fastest(() => slow.verify(hash, 'otra'));
  const unknown = await fastest(() => slow.verify(null, 'otra'));
  expect(unknown).toBeGreaterThan(wrong / 3);
  expect(unknown).toBeLessThan(wrong * 3);
});

/** The quickest of several runs: the noise of the machine only ever adds. */
async function fastest(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 7; run++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}
