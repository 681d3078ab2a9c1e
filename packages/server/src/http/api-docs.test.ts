import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { apiDocsRoute } from './api-docs.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'filigrana-docs-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('the documentation runs its own scripts and styles and no others', async () => {
  const file = join(folder, 'docs.html');
  writeFileSync(file, '<style>b{}</style><script>alert(1)</script><script src="/x.js"></script>');
  const app = fastify();
  apiDocsRoute(app, pathToFileURL(file));
  const answer = await app.inject('/api/docs');
  expect(answer.headers['content-type']).toContain('text/html');
  const policy = answer.headers['content-security-policy'];
  // SHA-256 of alert(1); of b{} and of nothing.
  expect(policy).toContain("script-src 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';");
  expect(policy).toContain(
    "style-src 'sha256-7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans=' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';",
  );
  expect(policy).not.toContain('unsafe');
});

test('without a built file there is no such page', async () => {
  const app = fastify();
  apiDocsRoute(app, pathToFileURL(join(folder, 'nada.html')));
  expect((await app.inject('/api/docs')).statusCode).toBe(404);
});
