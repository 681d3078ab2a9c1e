import { expect, test } from 'vitest';
import { useExample } from './support/stage.ts';

const example = useExample('print-catalogue');

test('its types hold against the packed declarations', async () => {
  await example.copy.script('check');
});

test('it prints the whole catalogue with names and prices', async () => {
  const { stdout } = await example.copy.script('start', example.shop.url);
  expect(stdout).toContain('Anillo Halo Topacio Cielo');
  expect(stdout).toContain('$139.00 USD');
  expect(stdout).toMatch(/^\d+ piezas$/m);
});

test('it prints one category', async () => {
  const { stdout } = await example.copy.script('start', example.shop.url, 'Anillos');
  expect(stdout).toContain('Anillo');
  expect(stdout).not.toContain('Cadena');
});

test('it says so when nobody answers', async () => {
  await expect(example.copy.script('start', 'http://127.0.0.1:9')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('did not answer as a shop (network)'),
  });
});
