import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestApp } from '../../test/test-app.ts';
import { buildApp } from '../app.ts';

let folder: string;
const closers: (() => Promise<unknown>)[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'filigrana-docs-'));
  mkdirSync(join(folder, 'hooks'));
  mkdirSync(join(folder, 'assets/a1'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<h1>Begin</h1>');
  writeFileSync(join(folder, '404.html'), '<h1>No such page</h1>');
  writeFileSync(join(folder, 'hooks.html'), '<h1>Hooks</h1>');
  writeFileSync(join(folder, 'hooks/use-cart.html'), '<h1>useCart</h1>');
  writeFileSync(join(folder, 'assets/a1/docs.js'), 'export {};');
  writeFileSync(join(folder, '.site-built'), 'secret');
});
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
  rmSync(folder, { recursive: true });
});

async function open(docsDir?: string) {
  const { deps, close } = await createTestApp('sqlite');
  closers.push(close);
  const app = await buildApp({ deps, docsDir });
  closers.push(() => app.close());
  return app;
}

test('pages are found with and without a slash, and may load only files of their own', async () => {
  const app = await open(folder);
  const pages = [
    ['/docs', 'Begin'],
    ['/docs/', 'Begin'],
    ['/docs?from=shop', 'Begin'],
    ['/docs/hooks', 'Hooks'],
    ['/docs/hooks/use-cart', 'useCart'],
    ['/docs/hooks/use-cart/', 'useCart'],
  ] as const;
  for (const [url, title] of pages) {
    const { statusCode, body, headers } = await app.inject(url);
    expect([url, statusCode, body]).toEqual([url, 200, `<h1>${title}</h1>`]);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      etag: expect.any(String) as string,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("default-src 'none'; script-src 'self'"),
    });
    expect(headers['content-security-policy']).not.toContain('unsafe');
  }
});

test('a page that has not changed is not sent again, and what it loads is kept for ever', async () => {
  const app = await open(folder);
  const { headers } = await app.inject('/docs/hooks');
  const again = await app.inject({
    url: '/docs/hooks',
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect(again.statusCode).toBe(304);
  const script = await app.inject('/docs/assets/a1/docs.js');
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(script.headers['content-type']).toContain('text/javascript');
});

test('what the documentation does not have is its own 404, and nothing outside its folder is shown', async () => {
  const app = await open(folder);
  for (const url of [
    '/docs/nada',
    '/docs/.site-built',
    '/docs/assets',
    '/docs/%2e%2e/package.json',
  ]) {
    const answer = await app.inject(url);
    expect([url, answer.statusCode]).toEqual([url, 404]);
    expect(answer.body).not.toContain('secret');
  }
  const { body, headers } = await app.inject('/docs/nada');
  expect(body).toBe('<h1>No such page</h1>');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  // The API's own 404 stays as it is.
  expect((await app.inject('/api/nada')).json()).toMatchObject({ code: 'NOT_FOUND' });
});

test('a server without the folder has no documentation, and one with an empty folder does not start', async () => {
  const app = await open();
  expect((await app.inject('/docs')).statusCode).toBe(404);
  await expect(open(join(folder, 'assets'))).rejects.toThrow(/^--docs: no hay documentación/);
});
