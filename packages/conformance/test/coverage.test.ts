import { createRequire } from 'node:module';
import { cases, UNPROVOKABLE } from '@filigrana/conformance';
import { createMockShop } from '@filigrana/mocks';
import { createShop, memorySession } from '@filigrana/sdk';
import { listOperations, type ContractDocument } from '@filigrana/sdk/contract';
import { describe, expect, test } from 'vitest';
import { examplesOf } from './examples.ts';
import { openServer } from './real-server.ts';

const document = createRequire(import.meta.url)('@filigrana/sdk/openapi.json') as ContractDocument;
const HOST = 'https://tienda.test';

/** Every operation with its call, written `GET /api/clientes/catalogo/:id`. */
const operations = listOperations(document).map((operation) => ({
  ...operation,
  call: `${operation.method.toUpperCase()} ${operation.url}`,
}));
const calls = operations.map(({ call }) => call).toSorted();

test('the contract has the operations that everything below is compared with', () => {
  expect(operations.length).toBeGreaterThanOrEqual(74);
  expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
});

test('every operation has a function of the SDK that sends it', async () => {
  const sent = new Set<string>();
  const shop = createShop({
    host: HOST,
    session: memorySession({ token: tokenOfNobody() }),
    fetch: (request) => {
      const { method, url } = new Request(request);
      sent.add(callOf(method, new URL(url).pathname));
      return Promise.resolve(Response.json({ error: 'No.', code: 'NOT_FOUND' }, { status: 404 }));
    },
  });
  for (const resource of Object.values(shop as unknown as Record<string, object>))
    for (const value of Object.values(resource)) await callSomehow(value, sent);
  expect([...sent].toSorted()).toEqual(calls);
});

test('every operation has a handler in the mocks', () => {
  const { handlers } = createMockShop({ host: HOST });
  const without = operations.filter(({ method, url }) => {
    const address = HOST + withIds(url);
    return !handlers.some(
      ({ info }) =>
        info.method === method.toUpperCase() &&
        answersAt(info.path, address) &&
        // One for `/catalogo/:id` is none for `/catalogo/inicio`, though it would take its calls.
        (url.includes(':') || !answersAt(info.path, `${address}x`)),
    );
  });
  expect(without.map(({ call }) => call)).toEqual([]);
});

test('every operation has a route of the server that answers it', async () => {
  const { app, close } = await openServer();
  try {
    for (const { call, method, url } of operations) {
      const verb = method.toUpperCase() as 'GET';
      expect(app.hasRoute({ method: verb, url: url.replace(/\/$/, '') }), call).toBe(true);
      // A route that is there for other methods only says so: 405.
      const { statusCode } = await app.inject({ method: verb, url: withIds(url) });
      expect(statusCode, call).not.toBe(405);
    }
  } finally {
    await close();
  }
});

describe('every documented status', () => {
  const documented = operations.flatMap(({ id, answers }) =>
    [...answers.keys()].map((status) => `${id} ${status}`),
  );
  const covered = new Set(
    cases.flatMap(({ statuses }) => statuses.map(([id, status]) => `${id} ${status}`)),
  );
  const excused = UNPROVOKABLE.map(({ operation, status }) => `${operation} ${status}`);

  test('has a conformance case, or a reason why it can have none', () => {
    const missing = documented.filter((one) => !covered.has(one) && !excused.includes(one));
    expect(missing).toEqual([]);
  });

  test('that has a case needs no excuse, and none is excused twice', () => {
    expect(excused.filter((one) => covered.has(one))).toEqual([]);
    expect(new Set(excused).size).toBe(excused.length);
    expect(UNPROVOKABLE.filter(({ reason }) => reason.length < 20)).toEqual([]);
  });

  test('is one: no case and no excuse speaks of another', () => {
    expect([...covered, ...excused].filter((one) => !documented.includes(one))).toEqual([]);
  });
});

test('every answer of the contract has an example', () => {
  const without = operations.flatMap(({ id, method, url, answers }) =>
    [...answers.keys()]
      .filter((status) => !examplesOf(document, { url, method, status }).some(Boolean))
      .map((status) => `${id} ${status}`),
  );
  expect(without).toEqual([]);
});

/** The contract's call that a request is: one written out before one with parameters. */
function callOf(method: string, pathname: string): string {
  const fits = ({ url }: (typeof operations)[number]) =>
    new RegExp(`^${url.replaceAll(/:\w+/g, '[^/]+')}$`).test(pathname);
  const found = operations
    .filter((operation) => operation.method.toUpperCase() === method && fits(operation))
    .toSorted((a, b) => Number(a.url.includes(':')) - Number(b.url.includes(':')));
  return found[0]?.call ?? `${method} ${pathname}`;
}

/** Calls a function of the SDK with whatever it takes, until it has sent something. */
async function callSomehow(value: unknown, sent: ReadonlySet<string>): Promise<void> {
  if (typeof value !== 'function') return;
  const before = sent.size;
  for (const first of ['1', {}, []]) {
    await Promise.resolve()
      .then((): unknown => Reflect.apply(value, undefined, [first, {}]))
      .catch(() => {});
    if (sent.size > before) return;
  }
}

function answersAt(
  address: string | RegExp | ((...call: never[]) => unknown),
  url: string,
): boolean {
  if (address instanceof RegExp) return address.test(url);
  throw new Error(`The mocks name an address in a way that this test does not know: ${address}`);
}

function tokenOfNobody(): string {
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${part({ alg: 'HS256' })}.${part({ idUsuario: 7, rol: 2 })}.x`;
}

function withIds(url: string): string {
  return url.replaceAll(/:\w+/g, '1');
}
