import { listOperations, lookUp, propertyKinds, type Operation } from '@filigrana/sdk/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadContract } from '../src/http/contract.ts';
import type { CallOptions } from './call.ts';
import { contentAtRest } from './table-contents.ts';
import { createTestApp } from './test-app.ts';
import { DATABASES } from './databases.ts';

/** Values that no field of any operation means. */
const NONSENSE: unknown[] = [
  null,
  true,
  -1,
  1.005,
  1e308,
  2 ** 40,
  '',
  ' ',
  'x'.repeat(5000),
  "'; drop table usuarios; --",
  'a\u0000b',
  '\ud800',
  '💍'.repeat(200),
  [],
  {},
  [[[[[{}]]]]],
];
const RAW = [
  '',
  '{',
  'null',
  '[]',
  '"x"',
  '5',
  '{"__proto__":{}}',
  '\ufeff{}',
  '{"a":'.repeat(9000),
];
const IDS = [
  'abc',
  '0',
  '-1',
  '1.5',
  '2147483647',
  '99999999999999999999',
  '%00',
  '%F0%9F%92%8D',
  '%2e%2e',
];

const document = loadContract();
const operations = listOperations(document);

function fieldsOf(operation: Operation): string[] {
  return operation.body ? [...propertyKinds(document, operation.body.schema).keys()] : [];
}

/** Every way in which one operation is asked wrongly. */
function* requests(operation: Operation): Generator<[url: string, options: CallOptions]> {
  const path = operation.url;
  const one = path.replaceAll(/:\w+/g, '1');
  if (path !== one) for (const id of IDS) yield [path.replaceAll(/:\w+/g, id), {}];
  for (const { name } of operation.parameters.filter((parameter) => parameter.in === 'query')) {
    for (const value of NONSENSE) {
      yield [`${one}?${name}=${encodeURIComponent(String(value).replaceAll('\ud800', ''))}`, {}];
    }
    yield [`${one}?${name}=a&${name}=b&${name}[]=c&otra=1`, {}];
  }
  if (!operation.body) return;
  for (const body of RAW) yield [one, { body }];
  yield [one, { body: 'x', headers: { 'content-type': 'text/html' } }];
  yield [one, { body: 'x', headers: { 'content-type': 'multipart/form-data; boundary=y' } }];
  const fields = fieldsOf(operation);
  for (const value of NONSENSE) {
    yield [one, { body: Object.fromEntries(fields.map((field) => [field, value])) }];
    const form = new FormData();
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    for (const field of fields) form.append(field, text);
    yield [one, { form }];
  }
  const files = new FormData();
  for (const field of fields) files.append(field, new File(['<svg onload="x">'], '../../x.svg'));
  yield [one, { form: files }];
}

describe.each(DATABASES)('bad input on %s', (dialect) => {
  let shop: Awaited<ReturnType<typeof createTestApp>>;
  const tokens = new Map<number, string>();
  beforeAll(async () => {
    shop = await createTestApp(dialect);
    for (const rol of [1, 2, 3] as const) tokens.set(rol, (await shop.signIn(rol)).token);
  });
  afterAll(() => shop.close());

  test.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s answers it with a 4xx in the one shape, and never fails',
    async (_id, operation) => {
      const token = tokens.get(operation.roles?.[0] ?? 1) ?? '';
      const method = operation.method.toUpperCase() as 'GET';
      const before = await contentAtRest(shop.deps);
      let accepted = 0;
      for (const [url, options] of requests(operation)) {
        const answer = await shop.call(method, url, { token, ...options });
        const asked = `${method} ${url} ${JSON.stringify(options).slice(0, 200)}`;
        expect(answer.status, `${asked} → ${JSON.stringify(answer.body)}`).toBeLessThan(500);
        if (answer.status < 400) accepted += 1;
        else {
          expect(answer.body, asked).toMatchObject({
            code: expect.stringMatching(/^[A-Z_]+$/) as string,
            error: expect.stringMatching(/\S/) as string,
          });
        }
      }
      if (accepted === 0) expect(await contentAtRest(shop.deps)).toEqual(before);
    },
  );
});

test('the operations under test are those of the contract', () => {
  expect(operations.length).toBe(
    Object.values(lookUp(document, '/paths') as object).flatMap((item) =>
      Object.keys(item as object),
    ).length,
  );
});
