import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addProduct, necklaceForm } from '../../test/back-office.ts';
import { createTestApp } from '../../test/test-app.ts';
import { loadWebApp, type WebApp, type WebRequest } from './web-app.ts';

let folder: string;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let requests: WebRequest[];
let page: WebApp['render'];

beforeEach(async () => {
  requests = [];
  page = () => Promise.resolve({ status: 200, html: '<h1>Hola</h1>' });
  folder = await mkdtemp(join(tmpdir(), 'filigrana-web-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, 'assets', 'app-a1b2.js'), `console.log('${'x'.repeat(3000)}')`);
  await writeFile(join(folder, 'favicon.svg'), '<svg/>');
  await writeFile(join(folder, '.vite', 'manifest.json'), '{}');
  const web: WebApp = {
    assetsDir: folder,
    render: (request) => {
      requests.push(request);
      return page(request);
    },
  };
  shop = await createTestApp('sqlite', { web, handlers: { listBanners: () => ['/media/a.webp'] } });
});
afterEach(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

describe('pages', () => {
  test('an address of the shop is rendered', async () => {
    const first = await shop.call('GET', '/clientes/catalogo?categoria=Anillos');
    expect(first).toMatchObject({ status: 200, body: '<h1>Hola</h1>' });
    expect(first.headers['content-type']).toBe('text/html; charset=utf-8');
    await shop.call('GET', '/clientes/');
    expect(requests.map(({ url }) => url)).toEqual([
      '/clientes/catalogo?categoria=Anillos',
      '/clientes/',
    ]);
  });

  test('of inline styles only those that the page names may apply, and no inline script runs', async () => {
    page = () => Promise.resolve({ status: 200, html: 'x', inlineStyles: ['a{color:red}'] });
    const { headers } = await shop.call('GET', '/');
    const policy = (headers['content-security-policy'] ?? '').split('; ');
    const digest = (text: string) => createHash('sha256').update(text).digest('base64');
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain(
      `style-src 'self' 'sha256-${digest('')}' 'sha256-${digest('a{color:red}')}'`,
    );
  });

  test('nothing foreign may run or frame the page', async () => {
    const { headers } = await shop.call('GET', '/');
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    // Its own receipts only: no other answer of the shop lets itself be framed.
    expect(policy).toContain("frame-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  });

  test('status and headers are the page’s own', async () => {
    page = () =>
      Promise.resolve({
        status: 302,
        headers: { location: '/clientes/ofertas-especiales' },
        html: '',
      });
    const { status, headers } = await shop.call('GET', '/offer');
    expect(status).toBe(302);
    expect(headers['location']).toBe('/clientes/ofertas-especiales');
  });

  test.each(['/100%', '/clientes/%E0%A4%A?x=%', '/%'])(
    'an address that cannot be decoded (%s) is a page like any other',
    async (address) => {
      expect((await shop.call('GET', address)).status).toBe(200);
      expect(() => decodeURIComponent(requests[0]?.url.split('?')[0] ?? '%')).not.toThrow();
    },
  );

  test('a call of the API with a long parameter is not taken for a page', async () => {
    const { status } = await shop.call('GET', `/api/recuperacion/verificar/${'x'.repeat(5000)}`);
    expect(status).toBe(400);
    expect(requests).toEqual([]);
  });

  test('whoever has a page already is told so without it, until it is another one', async () => {
    const first = await shop.call('GET', '/clientes');
    const etag = first.headers['etag'] ?? '';
    expect(etag).toMatch(/^(W\/)?"[^"]+"$/);
    const again = () => shop.call('GET', '/clientes', { headers: { 'if-none-match': etag } });
    const known = await again();
    expect(known).toMatchObject({ status: 304, body: '' });
    expect(known.headers['etag']).toBe(etag);
    const { token } = await shop.signIn(2);
    page = () => Promise.resolve({ status: 200, html: '<h1>Adiós</h1>' });
    await addProduct(shop, token, await necklaceForm());
    const changed = await again();
    expect(changed).toMatchObject({ status: 200, body: '<h1>Adiós</h1>' });
    expect(changed.headers['etag']).not.toBe(etag);
  });

  test('browsers ask for a page each time, a network of caches may send what it has meanwhile', async () => {
    const { headers } = await shop.call('GET', '/clientes');
    expect(headers).toMatchObject({
      'cache-control': 'public, no-cache',
      'cdn-cache-control': 'max-age=0, stale-while-revalidate=60',
    });
  });

  test('what is no page says so by its type', async () => {
    page = () =>
      Promise.resolve({ status: 200, headers: { 'content-type': 'text/plain' }, html: 'Hola' });
    expect((await shop.call('GET', '/robots.txt')).headers['content-type']).toBe('text/plain');
  });

  test('the web app is told when each product that visitors see was last edited', async () => {
    const { token } = await shop.signIn(2);
    const { id } = await addProduct(shop, token, await necklaceForm());
    await addProduct(shop, token, await necklaceForm({ estado: '0', stock: null }));
    page = async ({ productChanges }) => ({
      status: 200,
      html: JSON.stringify([...((await productChanges?.()) ?? [])]),
    });
    const now = shop.clock.now().toISOString();
    expect((await shop.call('GET', '/sitemap.xml')).body).toEqual([[id, now]]);
  });

  test('a page that fails is a plain page in Spanish, without the reason', async () => {
    page = () => Promise.reject(new Error('secreto interno'));
    const { status, body, headers } = await shop.call('GET', '/');
    expect(status).toBe(500);
    expect(headers['content-type']).toContain('text/html');
    expect(body).toContain('Algo salió mal');
    expect(body).not.toContain('secreto');
  });

  test('addresses of the API and of files are never pages', async () => {
    for (const url of ['/api/nada', '/api', '/assets/nada.js', '/media/nada', '/files/nada']) {
      const { status, body } = await shop.call('GET', url);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(body).toHaveProperty('code');
    }
    expect(requests).toEqual([]);
  });
});

describe('the language that was chosen last', () => {
  const ask = async (url: string, cookie: string, isBilingual = true) => {
    const web: WebApp = { assetsDir: folder, isBilingual, render: (request) => page(request) };
    const app = await createTestApp('sqlite', { web });
    const { status, headers } = await app.call('GET', url, { headers: { cookie } });
    await app.close();
    return { status, headers };
  };

  test('leads from the home page to the English one, which no cache keeps for others', async () => {
    const { status, headers } = await ask('/?a=b', 'x=1; idioma=en');
    expect(status).toBe(302);
    expect(headers).toMatchObject({
      location: '/en?a=b',
      'cache-control': 'no-store',
      vary: 'cookie',
    });
  });

  test.each([
    ['/', 'idioma=es'],
    ['/', 'otroidioma=en'],
    ['/clientes', 'idioma=en'],
  ])('%s with the cookie %s is the Spanish page', async (url, cookie) => {
    const { status, headers } = await ask(url, cookie);
    expect(status).toBe(200);
    expect(headers['vary']).toBe(url === '/' ? 'accept-encoding, cookie' : 'accept-encoding');
  });

  test('says nothing where there is no English build', async () => {
    const { status, headers } = await ask('/', 'idioma=en', false);
    expect({ status, vary: headers['vary'] }).toEqual({ status: 200, vary: 'accept-encoding' });
  });
});

test('below /en a page that fails is a plain page in English', async () => {
  const web: WebApp = {
    assetsDir: folder,
    isBilingual: true,
    render: () => Promise.reject(new Error('secreto interno')),
  };
  const app = await createTestApp('sqlite', { web });
  const { status, body } = await app.call('GET', '/en/clientes');
  await app.close();
  expect(status).toBe(500);
  expect(body).toContain('<html lang="en">');
  expect(body).toContain('Something went wrong');
});

describe('the fetch that pages render with', () => {
  test('reaches the API of this server without a network', async () => {
    page = async ({ fetch, siteUrl }) => {
      const answer = await fetch(new Request(`${siteUrl}/api/banners/`));
      return { status: 200, html: JSON.stringify(await answer.json()) };
    };
    expect((await shop.call('GET', '/')).body).toEqual(['/media/a.webp']);
  });

  test('carries nothing of the visitor', async () => {
    const { token } = await shop.signIn(2);
    page = async ({ fetch, siteUrl }) => {
      const answer = await fetch(`${siteUrl}/api/preguntas/preguntas`, {
        headers: { authorization: `Bearer ${token}`, cookie: 'a=b' },
      });
      return { status: 200, html: String(answer.status) };
    };
    expect((await shop.call('GET', '/', { token })).body).toBe(401);
  });
});

describe('files of the browser', () => {
  test('those with a hash in their name are kept for ever, and travel compressed', async () => {
    const { status, headers } = await shop.call('GET', '/assets/app-a1b2.js', {
      headers: { 'accept-encoding': 'br' },
    });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-encoding']).toBe('br');
    expect(headers).not.toHaveProperty('content-security-policy');
  });

  test('those that the build has compressed are sent as they are, and caches keep them apart', async () => {
    await writeFile(join(folder, 'assets', 'page-c3d4.js'), 'plain');
    await writeFile(join(folder, 'assets', 'page-c3d4.js.br'), 'brotli');
    await writeFile(join(folder, 'assets', 'page-c3d4.js.gz'), 'gzip');
    await shop.close();
    shop = await createTestApp('sqlite', { web: { assetsDir: folder, render: page } });
    const ask = (encoding: string) =>
      shop.app.inject({ url: '/assets/page-c3d4.js', headers: { 'accept-encoding': encoding } });
    for (const [accepted, encoding, body] of [
      ['gzip, br', 'br', 'brotli'],
      ['gzip', 'gzip', 'gzip'],
      ['identity', undefined, 'plain'],
    ] as const) {
      const answer = await ask(accepted);
      expect(answer.body).toBe(body);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
      });
      expect(answer.headers['content-encoding']).toBe(encoding);
    }
    expect((await shop.call('GET', '/assets/page-c3d4.js.br')).status).toBe(404);
  });

  test('the others are asked for again', async () => {
    const { headers } = await shop.call('GET', '/favicon.svg');
    expect(headers['content-type']).toContain('image/svg+xml');
    expect(headers['cache-control']).toBe('public, max-age=3600');
  });

  test('the shop has its icon where browsers look for it', async () => {
    const { status, headers, body } = await shop.call('GET', '/favicon.ico');
    expect({ status, body }).toEqual({ status: 200, body: '<svg/>' });
    expect(headers['content-type']).toContain('image/svg+xml');
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect(headers['content-security-policy']).toBeUndefined();
  });

  test('what the build keeps for itself is not served', async () => {
    await shop.call('GET', '/.vite/manifest.json');
    expect(requests.map(({ url }) => url)).toEqual(['/.vite/manifest.json']);
  });
});

describe('loadWebApp', () => {
  test('takes the renderer and the files of a finished build', async () => {
    await mkdir(join(folder, 'server'));
    await writeFile(
      join(folder, 'server', 'entry-server.js'),
      "module.exports.render = async () => ({ status: 200, html: 'listo' });",
    );
    const web = await loadWebApp(folder);
    expect(web.assetsDir).toBe(join(folder, 'client'));
    const request = {} as WebRequest;
    expect(await web.render(request)).toEqual({ status: 200, html: 'listo' });
    expect(web.isBilingual).toBe(false);
  });

  test('below /en the English renderer answers, and both know that there are two', async () => {
    await mkdir(join(folder, 'server'));
    const renderer = (name: string) =>
      `module.exports.render = async (request) => ({ status: 200, html: '${name} ' + request.isBilingual });`;
    await writeFile(join(folder, 'server', 'entry-server.js'), renderer('es'));
    await writeFile(join(folder, 'server', 'entry-server.en.js'), renderer('en'));
    const web = await loadWebApp(folder);
    const said = async (url: string) => (await web.render({ url } as WebRequest)).html;
    expect(await said('/en')).toBe('en true');
    expect(await said('/en?a=b')).toBe('en true');
    expect(await said('/en/clientes')).toBe('en true');
    expect(await said('/enero')).toBe('es true');
    expect(await said('/clientes')).toBe('es true');
  });

  test('a folder that is no build is refused', async () => {
    await expect(loadWebApp(join(folder, 'nada'))).rejects.toThrow();
  });
});
