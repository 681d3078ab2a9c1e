import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { installed } from './support/packages.ts';
import { runTests } from './support/project.ts';

/** The first piece of code in the README of an installed package that is more than an installation. */
async function firstSnippet(name: string): Promise<string> {
  const readme = await readFile(path.join(installed(name), 'README.md'), 'utf8');
  const snippets = [...readme.matchAll(/^```(?:ts|tsx|sh)\n(.*?)^```$/gms)].map(([, code]) => code);
  return snippets.find((code) => !code?.startsWith('npm install')) ?? '';
}

/** A folder of the project: what it imports is what the tarballs installed. */
async function folderFor(name: string): Promise<string> {
  const folder = path.join(inject('project'), name);
  await mkdir(folder, { recursive: true });
  return folder;
}

/** How somebody sees that the snippet works: each is imported as it stands, with the mocks for a shop. */
const SEEN = {
  'sdk.test.ts': `
    import { mockShopServer } from '@filigrana/mocks/node';
    import { expect, test, vi } from 'vitest';
    const mock = mockShopServer();
    test('sdk', async () => {
      const log = vi.spyOn(console, 'log');
      await import('./sdk.ts');
      expect(log.mock.calls).toEqual([[expect.any(Number)]]);
      expect(log.mock.calls[0][0]).toBeGreaterThan(mock.products.ring.precio);
      mock.close();
    });`,
  'hooks.test.tsx': `
    import { mockShopServer } from '@filigrana/mocks/node';
    import { createRoot } from 'react-dom/client';
    import { expect, test, vi } from 'vitest';
    import App from './hooks.tsx';
    const mock = mockShopServer();
    test('hooks', async () => {
      const page = document.body.appendChild(document.createElement('div'));
      createRoot(page).render(<App />);
      await vi.waitFor(() => expect(page.textContent).toContain(mock.products.ring.nombreProducto));
      mock.close();
    });`,
};

test('the first snippets of the SDK, the hooks and the mocks run as they stand', async () => {
  const folder = await folderFor('snippets');
  const options = { jsx: 'react-jsx', module: 'ESNext', moduleResolution: 'Bundler', strict: true };
  const files = {
    'tsconfig.json': JSON.stringify({ compilerOptions: options }),
    'sdk.ts': await firstSnippet('sdk'),
    'hooks.tsx': await firstSnippet('hooks'),
    'mocks.test.ts': await firstSnippet('mocks'),
    ...SEEN,
  };
  for (const [file, code] of Object.entries(files)) await writeFile(path.join(folder, file), code);
  expect(await runTests(folder)).toEqual([
    'hooks: passed',
    'nothing is bought with a login that is over: passed',
    'sdk: passed',
  ]);
});

test('the first snippet of the mocks puts into the cart, lets the login end and buys in ten lines', async () => {
  const code = await firstSnippet('mocks');
  expect(code.trim().split('\n').length).toBeLessThanOrEqual(10);
  expect(code).toMatch(/cart\.add\(.*expireSessions\(.*placeOrder\(/s);
});

describe('the two commands', () => {
  /** Calls of the host that the snippet names arrive at the server of this test. */
  const REDIRECT = `
    const send = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      const request = new Request(input, init);
      const { hostname, pathname, search } = new URL(request.url);
      if (hostname !== 'api.example.com') return send(request);
      return send(new Request(process.env.SHOP_URL + pathname + search, request));
    };`;

  /** Types a snippet into a shell in an empty folder of the project. */
  const type = (snippet: string, cwd: string, env: Record<string, string>) =>
    spawn('sh', ['-c', snippet], { cwd, env: { ...process.env, ...env }, detached: true });

  async function startedServer(): Promise<string> {
    const folder = await mkdtemp(path.join(await folderFor('shops'), 'shop-'));
    const server = type(await firstSnippet('server'), folder, { PORT: '0' });
    onTestFinished(async () => {
      // npx does not hand signals on: the whole group is told.
      if (server.pid !== undefined) process.kill(-server.pid, 'SIGTERM');
      if (server.exitCode === null && server.signalCode === null) await once(server, 'close');
    });
    let said = '';
    for await (const chunk of server.stdout) {
      said += String(chunk);
      const [, url] = /lista en (\S+)\n/.exec(said) ?? [];
      if (url) return url;
    }
    throw new Error(`The server did not start: ${said}`);
  }

  test('an empty folder becomes a demo shop, and the suite finds nothing different about it', async () => {
    const url = await startedServer();
    const featured = (await (await fetch(`${url}/api/clientes/catalogo/destacados`)).json()) as [];
    expect(featured.length).toBeGreaterThan(0);

    const folder = await folderFor('suite');
    const redirect = path.join(folder, 'redirect.mjs');
    await writeFile(redirect, REDIRECT);
    const suite = type(await firstSnippet('conformance'), folder, {
      SHOP_URL: url,
      NODE_OPTIONS: `--import=${redirect}`,
    });
    let said = '';
    suite.stdout.on('data', (chunk) => (said += String(chunk)));
    suite.stderr.on('data', (chunk) => (said += String(chunk)));
    expect((await once(suite, 'close'))[0], said).toBe(0);
    expect(said).toMatch(/\d{2,} passed/);
  });
});
