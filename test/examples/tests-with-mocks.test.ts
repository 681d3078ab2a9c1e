import { beforeAll, expect, test } from 'vitest';
import { copyOf, type Copy } from './support/copy.ts';

let copy: Copy;
beforeAll(async () => {
  copy = await copyOf('tests-with-mocks');
});

test('its types hold against the packed declarations', async () => {
  await copy.script('check');
});

test('its own tests pass, without a shop and without a network', async () => {
  const { stdout } = await copy.script('start');
  expect(stdout).toMatch(/Tests\s+7 passed \(7\)/);
});
