import { expect, test } from 'vitest';
import { mismatch, operations } from './contract-check.ts';
import { testShop } from './test-shop.ts';
import { takeTour } from './tour.ts';

const shop = testShop();

test('a tour through every operation is answered as the contract says', async () => {
  const tour = await takeTour(shop);
  expect([...new Set(tour.map(([id]) => id))].sort()).toEqual(
    operations.map(({ id }) => id).sort(),
  );
  for (const [id, answer] of tour) {
    const operation = operations.find((one) => one.id === id);
    if (!operation) throw new Error(`No operation ${id}`);
    expect(answer.status, `${id}: ${JSON.stringify(answer.body)}`).toBe(operation.successStatus);
    expect(mismatch(operation, answer)).toBeNull();
  }
});

test('who may not call is told so as the contract says, in every operation with roles', async () => {
  for (const operation of operations.filter(({ roles }) => roles !== null)) {
    const path = operation.url.replaceAll(/:\w+/g, '1');
    const method = operation.method.toUpperCase();
    const nobody = await shop.call(method, path);
    expect(nobody).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect(mismatch(operation, nobody)).toBeNull();
    for (const as of ['customer', 'admin', 'manager'] as const) {
      const isAllowed = operation.roles?.includes(shop.people[as].rol);
      if (isAllowed) continue;
      const answer = await shop.call(method, path, { as });
      expect(answer, `${operation.id} as ${as}`).toMatchObject({ status: 403 });
      expect(mismatch(operation, answer)).toBeNull();
    }
  }
});

test('the shop says where it has nothing, and which methods an address knows', async () => {
  expect(await shop.call('GET', '/api/nada')).toMatchObject({
    status: 404,
    body: { code: 'NOT_FOUND', error: 'No encontramos lo que buscas.' },
  });
  const other = await shop.call('DELETE', '/api/envio');
  expect(other).toMatchObject({ status: 405, body: { error: expect.any(String) as string } });
  expect(other.headers.get('allow')).toBe('HEAD, GET, PUT');
});
