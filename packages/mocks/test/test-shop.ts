import { afterAll, afterEach, beforeEach } from 'vitest';
import type { PersonName } from '../src/index.ts';
import {
  createMockShop,
  mockShopServer,
  type MockShop,
  type MockShopOptions,
  type MockShopServer,
} from '../src/node.ts';

/** A call of the test's own, without the SDK. */
export interface TestCall {
  /** Whose login it carries. */
  as?: PersonName;
  token?: string;
  body?: unknown;
  /** Parts of a form; a list repeats its name. */
  form?: Record<string, string | Blob | (string | Blob)[]>;
  headers?: Record<string, string>;
}

export interface TestAnswer {
  status: number;
  /** The JSON of the answer, or its text. */
  body: unknown;
  headers: Headers;
}

export interface TestShop extends MockShop {
  /** Origin that it answers at. */
  host: string;
  call(method: string, path: string, call?: TestCall): Promise<TestAnswer>;
}

/** A mock shop for the tests of one file, as new before each of them. */
export function testShop(options: MockShopOptions = {}): TestShop {
  const mock = mockShopServer(options);
  servers.push(mock);
  afterEach(() => mock.reset());
  afterAll(() => mock.close());
  return withCalls(mock, mock.host);
}

/** One more shop beside the one of `testShop`, at an origin of its own. */
export function secondShop(options: MockShopOptions & { host: string }): TestShop {
  const mock = createMockShop(options);
  beforeEach(() => servers.at(-1)?.server.use(...mock.handlers));
  afterEach(() => mock.reset());
  return withCalls(mock, options.host);
}

const servers: MockShopServer[] = [];

function withCalls(mock: MockShop, host: string): TestShop {
  return Object.assign(Object.create(mock) as MockShop, {
    host,
    call: (method: string, path: string, call: TestCall = {}) =>
      send(mock, host, method, path, call),
  });
}

async function send(
  mock: MockShop,
  host: string,
  method: string,
  path: string,
  { as, token = as && mock.signIn(as).token, body, form, headers = {} }: TestCall,
): Promise<TestAnswer> {
  const json = typeof body === 'string' ? body : body === undefined ? null : JSON.stringify(body);
  const answer = await fetch(host + path, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(json !== null && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: form ? formData(form) : json,
  });
  const text = await answer.text();
  return { status: answer.status, body: parsed(text), headers: answer.headers };
}

function formData(parts: NonNullable<TestCall['form']>): FormData {
  const form = new FormData();
  for (const [name, values] of Object.entries(parts))
    for (const value of [values].flat()) form.append(name, value);
  return form;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Somebody without an account. */
export async function visitor({ call }: TestShop): Promise<{ sessionToken: string }> {
  return (await call('POST', '/api/users/session/create')).body as { sessionToken: string };
}
