import { setImmediate } from 'node:timers/promises';
import { HttpProblem } from '@filigrana/sdk/answers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { call } from '../../test/call.ts';
import { createTestApp, type TestAppOptions } from '../../test/test-app.ts';
import { buildApp } from '../app.ts';
import { DATABASES } from '../../test/databases.ts';

const LIMITED: TestAppOptions = {
  limitRequests: true,
  trustProxy: 1,
  handlers: {
    // Slow, as comparing a password is.
    login: async ({ body }) => {
      await setImmediate();
      if (body.contrasena === 'mala') throw new HttpProblem('UNAUTHENTICATED');
      throw new HttpProblem('ACCOUNT_BLOCKED');
    },
    requestPasswordReset: () => ({ mensaje: 'Listo.' }),
    listBanners: () => [],
  },
};

describe.each(DATABASES)('limits counted by %s', (dialect) => {
  let shop: Awaited<ReturnType<typeof createTestApp>>;
  beforeEach(async () => {
    shop = await createTestApp(dialect, LIMITED);
  });
  afterEach(() => shop.close());

  const login = (correo: string, contrasena = 'mala', address = '203.0.113.1') =>
    shop.call('POST', '/api/users/clientes/login', {
      body: { correo, contrasena },
      headers: { 'x-forwarded-for': address },
    });
  const reset = (correo: string) =>
    shop.call('POST', '/api/recuperacion/solicitar', { body: { correo } });

  async function statuses(count: number, send: (index: number) => Promise<{ status: number }>) {
    const found: number[] = [];
    for (let index = 0; index < count; index++) found.push((await send(index)).status);
    return found;
  }

  test('wrong passwords for one e-mail are stopped, whatever its case, and others go on', async () => {
    const tries = await statuses(12, (index) => login(index % 2 ? 'ana@x.cr' : 'ANA@x.cr'));
    expect(tries).toEqual([...Array<number>(10).fill(401), 429, 429]);
    expect((await login('otra@x.cr')).status).toBe(401);
  });

  test('who guesses at an account from one address does not shut its owner out', async () => {
    await statuses(11, () => login('ana@x.cr'));
    expect((await login('ana@x.cr', 'buena')).status).toBe(429);
    expect((await login('ana@x.cr', 'buena', '203.0.113.2')).status).toBe(403);
  });

  test('guessing at one account from many addresses is stopped too', async () => {
    const tries = await statuses(102, (index) => login('ana@x.cr', 'mala', `198.51.100.${index}`));
    expect(tries.slice(0, 100)).toEqual(Array<number>(100).fill(401));
    expect(tries.slice(100)).toEqual([429, 429]);
  });

  test('wrong passwords that come at once are stopped like those that come one by one', async () => {
    const atOnce = async (send: (index: number) => Promise<{ status: number }>) => {
      const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => send(index)));
      return answers.filter(({ status }) => status === 401).length;
    };
    expect(await atOnce(() => login('ana@x.cr'))).toBe(10);
    expect(await atOnce((index) => login(`p${index}@x.cr`, 'mala', '203.0.113.3'))).toBe(40);
    expect((await login('ana@x.cr', 'buena', '203.0.113.2')).status).toBe(403);
  });

  test('right passwords that come at once all get in', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => login('ana@x.cr', 'buena')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([403]));
  });

  test('the answer says when to come back, in Spanish', async () => {
    await statuses(10, () => login('ana@x.cr'));
    const { status, body, headers } = await login('ana@x.cr');
    expect(status).toBe(429);
    expect(body).toEqual({
      error: expect.stringMatching(
        /^Demasiados intentos\. Inténtalo de nuevo en \d+ (segundo|minuto)s?\.$/,
      ) as string,
      code: 'RATE_LIMITED',
    });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  test('guessing over many e-mails from one address is stopped too', async () => {
    const tries = await statuses(42, (index) => login(`p${index}@x.cr`));
    expect(tries.slice(0, 40)).toEqual(Array<number>(40).fill(401));
    expect(tries.slice(40)).toEqual([429, 429]);
  });

  test('who does not guess wrong may log in as often as they like', async () => {
    const tries = await statuses(50, () => login('ana@x.cr', 'buena'));
    expect(new Set(tries)).toEqual(new Set([403]));
  });

  test('reset links from one address are few', async () => {
    const tries = await statuses(16, () => reset('ana@x.cr'));
    expect(tries).toEqual([...Array<number>(15).fill(200), 429]);
  });

  test('browsing is generous, but not without end', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const calls = await statuses(901, () => shop.call('GET', '/api/banners/', { headers }));
    expect(calls.filter((status) => status === 200)).toHaveLength(900);
    expect(calls.at(-1)).toBe(429);
  });

  test('one account cannot ask without end, wherever it calls from', async () => {
    const { token } = await shop.signIn(1);
    const ask = (index: number) =>
      shop.call('GET', '/api/pedido/usuario', {
        token,
        headers: { 'x-forwarded-for': `203.0.113.${index % 200}` },
      });
    const calls = await statuses(3001, ask);
    expect(calls.slice(0, 3000)).not.toContain(429);
    expect(calls.at(-1)).toBe(429);
  });

  describe('finding out who has an account, and what else costs something', () => {
    const body = { any: true };
    test.each<[string, number, 'GET' | 'POST', string]>([
      ['people by identification', 30, 'GET', '/api/users/autocomplete/101110111'],
      ['registrations', 60, 'POST', '/api/users/register'],
      [
        'tries of a reset link',
        60,
        'GET',
        '/api/recuperacion/verificar/q1W9xk2Vt0bR7uYcE5mNzLhJ3s',
      ],
      ['new passwords', 30, 'POST', '/api/recuperacion/restablecer'],
      ['sessions of visitors', 120, 'POST', '/api/users/session/create'],
    ])('%s are counted by address, also those that fail: %i', async (_what, max, method, url) => {
      const ask = (address: string) =>
        shop.call(method, url, {
          ...(method === 'POST' && !url.endsWith('create') && { body }),
          headers: { 'x-forwarded-for': address },
        });
      const tries = await statuses(max + 1, () => ask('203.0.113.7'));
      expect(tries.slice(0, max)).not.toContain(429);
      expect(tries.at(-1)).toBe(429);
      expect((await ask('203.0.113.8')).status).not.toBe(429);
    });

    test('people by identification are few for all networks together', async () => {
      const ask = (network: number) =>
        shop.call('GET', '/api/users/autocomplete/101110111', {
          headers: { 'x-forwarded-for': `2001:db8:1:${network.toString(16)}::1` },
        });
      const tries = await statuses(60, ask);
      expect(tries.slice(0, 50)).not.toContain(429);
      expect(tries.slice(50)).toEqual(Array<number>(10).fill(429));
    });

    test('one IPv6 network counts as one address', async () => {
      const ask = (host: number) =>
        shop.call('POST', '/api/recuperacion/restablecer', {
          body,
          headers: { 'x-forwarded-for': `2001:db8:1:1::${host.toString(16)}` },
        });
      expect((await statuses(31, ask)).at(-1)).toBe(429);
    });

    test('uploads are counted by account, wherever they come from', async () => {
      const { token } = await shop.signIn(1);
      const form = new FormData();
      form.set('pieza', 'Anillos');
      const ask = (index: number) =>
        shop.call('POST', '/api/pedidos-especiales/agregar', {
          token,
          form,
          headers: { 'x-forwarded-for': `203.0.113.${index}` },
        });
      const tries = await statuses(201, ask);
      expect(tries.slice(0, 200)).not.toContain(429);
      expect(tries.at(-1)).toBe(429);
    });
  });
});

describe('two servers with one PostgreSQL', () => {
  let shop: Awaited<ReturnType<typeof createTestApp>>;
  let other: FastifyInstance;
  beforeEach(async () => {
    shop = await createTestApp('postgres', LIMITED);
    other = await buildApp({ ...LIMITED, deps: shop.deps });
  });
  afterEach(async () => {
    await other.close();
    await shop.close();
  });
  const guess = (app: FastifyInstance) =>
    call(app, 'POST', '/api/users/clientes/login', {
      body: { correo: 'ana@x.cr', contrasena: 'mala' },
      headers: { 'x-forwarded-for': '203.0.113.1' },
    });

  test('count wrong passwords together, also those that come at once', async () => {
    const apps = Array.from({ length: 30 }, (_, index) => (index % 2 ? other : shop.app));
    const answers = await Promise.all(apps.map(guess));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect((await guess(other)).status).toBe(429);
  });

  test('count browsing together, in bundles', async () => {
    const ask = (app: FastifyInstance) =>
      call(app, 'GET', '/api/banners/', { headers: { 'x-forwarded-for': '203.0.113.7' } });
    const found: number[] = [];
    for (let index = 0; index < 1000; index++)
      found.push((await ask(index % 2 ? other : shop.app)).status);
    const passed = found.filter((status) => status === 200).length;
    expect(passed).toBeGreaterThanOrEqual(870);
    expect(passed).toBeLessThanOrEqual(900);
  });

  test('keep no e-mail and no address in what they count', async () => {
    await guess(shop.app);
    const { rows } = await sql<{ key: string }>`select key from limites`.execute(shop.deps.db);
    expect(rows.length).toBeGreaterThan(0);
    for (const { key } of rows) expect(key).toMatch(/^[0-9a-f]{64}$/);
  });
});
