import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestApp } from '../../test/test-app.ts';

let shop: Awaited<ReturnType<typeof createTestApp>>;
beforeEach(async () => {
  shop = await createTestApp('sqlite');
});
afterEach(() => shop.close());

/** A body whose end comes only when something else has happened. */
const bodyAfter = (text: string, meanwhile: () => Promise<unknown>) =>
  Readable.from(
    (async function* () {
      yield text.slice(0, 1);
      await meanwhile();
      yield text.slice(1);
    })(),
  );

async function roleOf(idUsuario: number) {
  const { rol } = await shop.deps.db
    .selectFrom('usuarios')
    .select('rol')
    .where('idUsuario', '=', idUsuario)
    .executeTakeFirstOrThrow();
  return rol;
}

test('a login that dies while the body is on its way opens nothing any more', async () => {
  const [chief, other] = [await shop.signIn(2), await shop.signIn(2)];
  const url = (id: number) => `/api/users/admin/staff/${id}/rol`;
  const demote = async () => {
    const { status } = await shop.call('PUT', url(other.idUsuario), {
      token: chief.token,
      body: { idRol: 3 },
    });
    expect(status).toBe(200);
  };
  const answer = await shop.app.inject({
    method: 'PUT',
    url: url(other.idUsuario),
    headers: { authorization: `Bearer ${other.token}`, 'content-type': 'application/json' },
    payload: bodyAfter('{"idRol":2}', demote),
  });
  expect([answer.statusCode, await roleOf(other.idUsuario)]).toEqual([401, 3]);
});

test('a customer who is blocked while the body is on its way changes nothing', async () => {
  const customer = await shop.signIn(1);
  const block = () =>
    shop.deps.db
      .updateTable('usuarios')
      .set({ estado: 'bloqueado' })
      .where('idUsuario', '=', customer.idUsuario)
      .execute();
  const send = (meanwhile: () => Promise<unknown>) =>
    shop.app.inject({
      method: 'PATCH',
      url: '/api/suscripcion',
      headers: {
        authorization: `Bearer ${customer.token}`,
        'content-type': 'application/json',
      },
      payload: bodyAfter('{"estadoSuscripcion":true}', meanwhile),
    });
  expect((await send(() => Promise.resolve())).statusCode).toBe(200);
  expect((await send(block)).statusCode).toBe(401);
});
