import { tmpdir } from 'node:os';
import { afterEach, expect, test } from 'vitest';
import { createTestApp, type TestAppOptions } from '../../test/test-app.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config/config.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});
async function createApp(options?: TestAppOptions) {
  const shop = await createTestApp('sqlite', options);
  closers.push(shop.close);
  return shop;
}

test('every answer tells browsers to do nothing with it but read it', async () => {
  const { call } = await createApp();
  for (const url of ['/api/categorias', '/api/nada', '/healthz']) {
    const { headers } = await call('GET', url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'permissions-policy': expect.stringContaining('camera=(), microphone=(), geolocation=()'),
      'x-request-id': expect.any(String) as string,
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('x-powered-by');
  }
});

test('behind TLS browsers are told to insist on it', async () => {
  const { deps } = await createApp();
  const app = await buildApp({ deps: { ...deps, siteUrl: 'https://taller.example' } });
  const { headers } = await app.inject({ url: '/api/categorias' });
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
  await app.close();
});

test('pages of other origins may not call the API', async () => {
  const { call } = await createApp();
  const { headers } = await call('GET', '/api/categorias', {
    headers: { origin: 'https://otra.example' },
  });
  expect(headers).not.toHaveProperty('access-control-allow-origin');
});

test('pages of this machine may call a demo, whatever their port', async () => {
  const { corsOrigins } = readConfig({}, tmpdir());
  const { call } = await createApp({ corsOrigins });
  const allowed = async (origin: string) =>
    (await call('GET', '/api/categorias', { headers: { origin } })).headers[
      'access-control-allow-origin'
    ];
  for (const own of ['http://localhost:5173', 'http://127.0.0.1:3001', 'http://[::1]:80'])
    expect(await allowed(own)).toBe(own);
  for (const other of ['http://localhost.evil.example', 'https://otra.example', 'http://10.0.0.7'])
    expect(await allowed(other)).toBeUndefined();
  expect(readConfig({ SEED: 'none' }, tmpdir()).corsOrigins).toEqual([]);
});

test('pages of the listed origins may, those of others still may not', async () => {
  const { call } = await createApp({ corsOrigins: ['https://app.example'] });
  const ask = async (origin: string) =>
    (await call('GET', '/api/categorias', { headers: { origin } })).headers;
  expect((await ask('https://app.example'))['access-control-allow-origin']).toBe(
    'https://app.example',
  );
  expect(await ask('https://otra.example')).not.toHaveProperty('access-control-allow-origin');

  const preflight = await call('OPTIONS', '/api/compra', {
    headers: {
      origin: 'https://app.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,idempotency-key,traceparent',
    },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers['access-control-allow-headers']).toBe(
    'authorization,idempotency-key,traceparent',
  );
  expect((await call('OPTIONS', '/api/compra')).status).toBe(204);
});

test('the process is healthy as long as it answers, and ready while it reaches its database', async () => {
  const { call, deps } = await createApp();
  expect((await call('GET', '/healthz')).status).toBe(200);
  expect((await call('GET', '/readyz')).status).toBe(200);
  await deps.db.destroy();
  expect((await call('GET', '/healthz')).status).toBe(200);
  expect((await call('GET', '/readyz')).status).toBe(503);
});

test('a proxy is believed only when the settings name it', async () => {
  const limited = {
    limitRequests: true,
    handlers: { requestPasswordReset: () => ({ mensaje: 'Listo.' }) },
  };
  const from = (shop: Awaited<ReturnType<typeof createApp>>, address: number) =>
    shop.call('POST', '/api/recuperacion/solicitar', {
      body: { correo: `p${address}@x.cr` },
      headers: { 'x-forwarded-for': `10.0.0.${address}` },
    });
  const statuses = async (shop: Awaited<ReturnType<typeof createApp>>) => {
    const found = new Set<number>();
    for (let address = 1; address <= 20; address++) found.add((await from(shop, address)).status);
    return [...found];
  };
  expect(await statuses(await createApp(limited))).toEqual([200, 429]);
  expect(await statuses(await createApp({ ...limited, trustProxy: 1 }))).toEqual([200]);
});
