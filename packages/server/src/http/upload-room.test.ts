import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestApp } from '../../test/test-app.ts';

const MB = 1024 * 1024;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let port: number;

beforeEach(async () => {
  shop = await createTestApp('sqlite', { trustProxy: 1 });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  port = (shop.app.server.address() as AddressInfo).port;
});
afterEach(() => shop.close());

/** A purchase of which only the headers and the first bytes arrive, said to be this large. */
function unfinished({
  token,
  megabytes,
  from,
}: {
  token: string;
  megabytes: number;
  from: string;
}) {
  const client = request({
    port,
    method: 'POST',
    path: '/api/compra',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': String(megabytes * MB),
      'x-forwarded-for': from,
    },
  });
  client.on('error', () => undefined);
  client.write('--x\r\n');
  const refused = new Promise<number | undefined>((resolve) => {
    client.once('response', ({ statusCode }) => resolve(statusCode));
  });
  return { refused, cut: () => client.destroy() };
}

/** A small purchase: 400 without a cart, and 429 when there is no room for its form. */
async function buys(token: string, from: string) {
  const form = new FormData();
  form.set('metodoPago', 'sinpe');
  const headers = { 'x-forwarded-for': from };
  return (await shop.call('POST', '/api/compra', { token, form, headers })).status;
}

test('forms that never end fill the room of an account, not that of the others', async () => {
  const [one, other] = [await shop.signIn(1), await shop.signIn(1)];
  const slow = Array.from({ length: 4 }, (_, index) =>
    unfinished({ token: one.token, megabytes: 9.5, from: `203.0.113.${index}` }),
  );
  const fifth = unfinished({ token: one.token, megabytes: 10.5, from: '203.0.113.5' });
  expect(await fifth.refused).toBe(429);
  expect(await buys(other.token, '203.0.113.6')).toBe(400);
  for (const each of [...slow, fifth]) each.cut();
  await expect
    .poll(async () => {
      const next = unfinished({ token: one.token, megabytes: 10.5, from: '203.0.113.7' });
      const status = await Promise.race([next.refused, buys(other.token, '203.0.113.8')]);
      next.cut();
      return status;
    })
    .toBe(400);
});

test('many accounts behind one network fill its room, and another network still has some', async () => {
  const people = await Promise.all(Array.from({ length: 11 }, () => shop.signIn(1)));
  const slow = people.map(({ token }, index) =>
    unfinished({ token, megabytes: 9.5, from: `2001:db8:1:1::${index}` }),
  );
  expect(await Promise.race(slow.map(({ refused }) => refused))).toBe(429);
  expect(await buys(people[0]!.token, '203.0.113.1')).toBe(400);
  for (const { cut } of slow) cut();
});
