import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import contract from '../../openapi.json' with { type: 'json' };
import { memorySession } from '../session/memory-session.ts';
import { fakeFetch } from '../../test/fake-fetch.ts';
import { EXPECTED_CALLS, TOKEN, type ExpectedCall } from '../../test/expected-calls.ts';
import { createShop } from './shop.ts';

const HOST = 'https://tienda.test';

interface Answer {
  content?: Record<string, { examples: Record<string, { value: unknown }> }>;
}

/** The little of an operation object that is looked at here. */
interface Operation {
  operationId: string;
  security: Record<string, unknown>[];
  requestBody?: { content: Record<string, { schema: { $ref: string } }> };
  responses: Record<string, Answer>;
}

/** Every operation of the contract with what the SDK must make of it. */
const rows = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item as Record<string, Operation>)
    .filter(([, operation]) => 'operationId' in operation)
    .map(([method, operation]) => {
      const [status, answer] = Object.entries(operation.responses)[0] as [string, Answer];
      const examples = answer.content?.['application/json']?.examples ?? {};
      return {
        ...operation,
        path,
        method: method.toUpperCase(),
        status: Number(status),
        example: Object.values(examples)[0]?.value,
        expected: EXPECTED_CALLS[operation.operationId] as ExpectedCall,
      };
    }),
);

const ajv = formats.default(new Ajv2020({ strict: false, allErrors: true }));
ajv.addSchema(contract, 'contract');

type AnyFunction = (...args: unknown[]) => Promise<unknown>;

function functionsOf(shop: object): Map<string, AnyFunction> {
  const functions = new Map<string, AnyFunction>();
  for (const [tag, resource] of Object.entries(shop as Record<string, Record<string, unknown>>))
    for (const [name, value] of Object.entries(resource))
      if (typeof value === 'function') functions.set(`${tag}.${name}`, value as AnyFunction);
  return functions;
}

/** Calls the SDK's function with a login and the contract's example as the answer. */
async function callWithExample({ status, example, expected }: (typeof rows)[number]) {
  const { fetch, seen } = fakeFetch(() => Response.json(example, { status }));
  const session = memorySession({ token: TOKEN });
  const shop = createShop({ host: HOST, mediaHost: '', session, fetch });
  const answer = await functionsOf(shop).get(expected.fn)?.(...(expected.args ?? []));
  expect(seen).toHaveLength(1);
  return { request: seen[0], answer };
}

describe('the functions of the SDK', () => {
  it('are exactly one for each operation of the contract, one more for pages, and ensure', () => {
    const shop = createShop({ host: HOST, session: memorySession() });
    const expected = Object.values(EXPECTED_CALLS).map(({ fn }) => fn);
    expect(rows.map(({ operationId }) => operationId).sort()).toEqual(
      Object.keys(EXPECTED_CALLS).sort(),
    );
    const pages = ['orders', 'customers', 'specialOrders', 'products'].map((tag) => `${tag}.page`);
    expect([...functionsOf(shop).keys()].sort()).toEqual(
      [...expected, ...pages, 'session.ensure'].sort(),
    );
  });

  it.each(rows)('send $operationId as the contract says', async (row) => {
    const { expected, method, path, security } = row;
    const { request } = await callWithExample(row);
    expect(request?.method).toBe(method);
    expect(request?.url.origin).toBe(HOST);
    expect(request?.url.pathname).toBe(expected.path ?? path);
    expect(request?.url.search).toBe(expected.query ?? '');
    expect(request?.json).toEqual(expected.json);
    expect(request?.form ? [...request.form.keys()] : undefined).toEqual(expected.parts);

    const secured = security.some((scheme) => 'bearer' in scheme);
    expect(request?.headers.get('Authorization')).toBe(secured ? `Bearer ${TOKEN}` : null);
    expect(request?.headers.get('Idempotency-Key')).toBeNull();
  });

  it.each(rows.filter(({ expected }) => expected.json !== undefined))(
    'send a body for $operationId that the contract accepts',
    ({ requestBody, expected }) => {
      ajv.validate(
        `contract${requestBody?.content['application/json']?.schema.$ref}`,
        expected.json,
      );
      expect(ajv.errors ?? []).toEqual([]);
    },
  );

  it.each(rows.filter(({ expected }) => expected.parts !== undefined))(
    'send parts for $operationId that the contract names',
    ({ requestBody, expected }) => {
      const { $ref } = requestBody?.content['multipart/form-data']?.schema ?? { $ref: '' };
      const schemas: Record<string, object> = contract.components.schemas;
      const form: { properties?: object; required?: string[] } | undefined =
        schemas[$ref.split('/').at(-1) ?? ''];
      expect(Object.keys(form?.properties ?? {})).toEqual(
        expect.arrayContaining(expected.parts ?? []),
      );
      expect(expected.parts).toEqual(expect.arrayContaining(form?.required ?? []));
    },
  );

  it.each([
    ['faq.remove', 3],
    ['novedades.remove', 6],
    ['products.remove', 12],
  ])('delete only the version that was seen: %s', async (name, id) => {
    const { fetch, seen } = fakeFetch(() => Response.json({ mensaje: 'Listo.' }));
    const session = memorySession({ token: TOKEN });
    const remove = functionsOf(createShop({ host: HOST, session, fetch })).get(name);
    const { signal } = new AbortController();
    for (const options of [
      { version: 4 },
      { version: 4, signal },
      { signal },
      { version: undefined },
    ])
      await remove?.(id, options);
    const asked = ['?version=4', '?version=4', '', ''];
    expect(seen.map(({ url }) => url.search)).toEqual(asked);
  });

  it.each(rows)("hand on the contract's example of $operationId", async (row) => {
    const { answer } = await callWithExample(row);
    const { carrito, usuario } = row.example as Record<string, unknown>;
    const wrapped: Record<string, unknown> = {
      getCart: carrito,
      getCustomerProfile: usuario,
      getStaffProfile: usuario,
    };
    const example = wrapped[row.operationId] ?? row.example;
    expect(shared(example, answer)).toEqual(shared(answer, example));
  });
});

/** The fields of `value` that `other` has too; null and the empty text count as the same. */
function shared(value: unknown, other: unknown): unknown {
  if (value === '') return null;
  if (typeof value !== 'object' || value === null) return value;
  const reference = (other ?? {}) as Record<string, unknown>;
  if (Array.isArray(value)) return value.map((item, index) => shared(item, reference[index]));
  const fields = Object.entries(value).filter(([name]) => name in reference);
  return Object.fromEntries(fields.map(([name, field]) => [name, shared(field, reference[name])]));
}
