import { createHmac } from 'node:crypto';
import { listOperations } from '@filigrana/sdk/contract';
import { expect, test } from 'vitest';
import { describeOnBothDatabases, type TestApp } from '../../test/test-app.ts';
import { loadContract } from './contract.ts';
import { createTestApp } from '../../test/test-app.ts';

/** One operation of each kind, answered by the test itself. */
const handlers = {
  listFaqs: () => [],
  listMyOrders: () => [],
  listAllProducts: () => [],
  listBanners: ({ user }: { user: { idUsuario: number } | null }) => [
    `/${user?.idUsuario ?? 'nadie'}`,
  ],
};
const ask = (shop: TestApp, url: string, token?: string) =>
  shop.call('GET', url, token === undefined ? {} : { token });
const ADMIN = '/api/preguntas/preguntas';
const CUSTOMER = '/api/pedido/usuario';
const STAFF = '/api/productos/todos';
const PUBLIC = '/api/banners/';

describeOnBothDatabases('access', (createApp) => {
  test('every operation opens to its roles only', async () => {
    const shop = await createApp({ handlers });
    const tokens = {
      1: (await shop.signIn(1)).token,
      2: (await shop.signIn(2)).token,
      3: (await shop.signIn(3)).token,
    };
    const statuses = async (url: string) => {
      const answers = [];
      for (const rol of [1, 2, 3] as const)
        answers.push((await ask(shop, url, tokens[rol])).status);
      return answers;
    };
    expect(await statuses(ADMIN)).toEqual([403, 200, 403]);
    expect(await statuses(STAFF)).toEqual([403, 200, 200]);
    expect(await statuses(CUSTOMER)).toEqual([200, 403, 403]);
    expect(await statuses(PUBLIC)).toEqual([200, 200, 200]);
  });

  test('without a token, what needs one is 401 and the rest is open', async () => {
    const shop = await createApp({ handlers });
    expect(await ask(shop, ADMIN)).toMatchObject({
      status: 401,
      body: { error: 'Inicia sesión para continuar.', code: 'UNAUTHENTICATED' },
    });
    expect((await ask(shop, PUBLIC)).body).toEqual(['/nadie']);
  });

  test('a dead token is 401 where one is needed and ignored where it is not', async () => {
    const shop = await createApp({ handlers });
    const { token, idUsuario } = await shop.signIn(2);
    expect((await ask(shop, PUBLIC, token)).body).toEqual([`/${idUsuario}`]);
    const dead = ['nada', `${token}x`, forgedToken(idUsuario)];
    shop.clock.advance(7 * 86_400_000 + 1000);
    for (const bad of [...dead, token]) {
      expect((await ask(shop, ADMIN, bad)).status).toBe(401);
      expect((await ask(shop, PUBLIC, bad)).body).toEqual(['/nadie']);
    }
  });

  test.each([
    ['its account is blocked', { estado: 'bloqueado' as const }],
    ['its role changed', { rol: 3 as const }],
    ['its password was reset', { tokenVersion: 1 }],
  ])('a token stops working when %s', async (_why, change) => {
    const shop = await createApp({ handlers });
    const { token, idUsuario } = await shop.signIn(2);
    expect((await ask(shop, STAFF, token)).status).toBe(200);
    await shop.deps.db
      .updateTable('usuarios')
      .set(change)
      .where('idUsuario', '=', idUsuario)
      .execute();
    expect((await ask(shop, STAFF, token)).status).toBe(401);
  });

  test('a token of an account that does not exist is dead', async () => {
    const shop = await createApp({ handlers });
    const token = await shop.deps.tokens.sign({ idUsuario: 999, rol: 2, tokenVersion: 0 });
    expect((await ask(shop, ADMIN, token)).status).toBe(401);
  });
});

test('every operation with roles refuses a visitor before anything else', async () => {
  const shop = await createTestApp('sqlite');
  try {
    const guarded = listOperations(loadContract()).filter(({ roles }) => roles !== null);
    for (const { method, url } of guarded) {
      const path = url.replaceAll(/:\w+/g, '1');
      const answer = await shop.call(method.toUpperCase() as 'GET', path);
      expect(`${path} ${answer.status}`).toBe(`${path} 401`);
    }
  } finally {
    await shop.close();
  }
});

function forgedToken(idUsuario: number): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const content = `${part({ alg: 'HS256' })}.${part({ idUsuario, rol: 2, tokenVersion: 0, exp: 9e9 })}`;
  return `${content}.${createHmac('sha256', 'guess').update(content).digest('base64url')}`;
}
