import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startShop, type RunningShop } from './support/shop.ts';

const run = promisify(execFile);
const EXAMPLE = path.resolve(
  import.meta.dirname,
  '../examples/print-catalogue/print-catalogue.mjs',
);

let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

test('the example prints the whole catalogue with names and prices', async () => {
  const { stdout } = await run(process.execPath, [EXAMPLE, shop.url]);
  expect(stdout).toContain('Anillo Halo Topacio Cielo');
  expect(stdout).toContain('$139.00 USD');
  expect(stdout).toMatch(/^\d+ piezas$/m);
});

test('the example prints one category', async () => {
  const { stdout } = await run(process.execPath, [EXAMPLE, shop.url, 'Anillos']);
  expect(stdout).toContain('Anillo');
  expect(stdout).not.toContain('Cadena');
});

test('the example says so when nobody answers', async () => {
  await expect(run(process.execPath, [EXAMPLE, 'http://127.0.0.1:9'])).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('did not answer as a shop (network)'),
  });
});
