import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyOf, type Copy, type Started } from './support/copy.ts';

let copy: Copy;
let started: Started;
beforeAll(async () => {
  copy = await copyOf('backend-with-hono');
  started = await copy.start({});
});
afterAll(() => started.stop());

test('it is as short as the guide says', async () => {
  const folder = new URL('../../examples/backend-with-hono/src/', import.meta.url);
  const files = await readdir(folder);
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, folder), 'utf8')));
  expect(texts.join('').split('\n').length).toBeLessThan(600);
});

test('its types hold against the packed declarations', async () => {
  await copy.script('check');
});

test('the suite finds nothing different about its storefront', async () => {
  const { stdout } = await copy.script('conformance', '--host', started.url);
  expect(stdout).toMatch(/No differences: 1\d\d passed, \d+ skipped\./);
  expect(stdout).not.toContain('Not implemented');
  expect(stdout).not.toMatch(/needs --admin|needs --products|needs 5 pieces/);
});

test('a page of another origin may change a cart', async () => {
  const wants = ['authorization', 'content-type', 'idempotency-key'];
  const { headers } = await fetch(`${started.url}/api/carrito/cantidad`, {
    method: 'OPTIONS',
    headers: {
      origin: 'http://localhost:5173',
      'access-control-request-method': 'PUT',
      'access-control-request-headers': wants.join(','),
    },
  });
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('access-control-allow-methods')).toContain('PUT');
  for (const name of wants) expect(headers.get('access-control-allow-headers')).toContain(name);
});

test('what nobody has written yet is named, with something to go on', async () => {
  const all = ['--host', started.url, '--tag', 'legal-texts', '--extensions', 'all'];
  const run = copy.script('conformance', ...all);
  await expect(run).rejects.toThrow(/Not implemented: .*start with\n {2}getLegalText +GET /);
});
