/** A call of the contract, to be changed by hand and sent to the shop in the page. */
import type { MockShop } from '@filigrana/mocks';
import { addressOf } from '../../../packages/mocks/src/http/address.ts';
import { operations } from '../../../packages/mocks/src/http/contract.ts';
import type { TestCall, TestShop } from '../../../packages/mocks/test/test-shop.ts';
import { takeTour } from '../../../packages/mocks/test/tour.ts';
import { HOST, pageShop } from './page-shop.ts';

export const WHO = { nobody: 'nobody', customer: 'customer', manager: 'manager', admin: 'admin' };
export type Who = keyof typeof WHO;

/** A request as it stands in the fields of the page. */
export interface Draft {
  method: string;
  /** Path and query. */
  address: string;
  who: Who;
  /** JSON, or nothing. In a form, a text that begins with @ names one of `files`, as with curl. */
  body: string;
}

export interface Tried {
  example: Draft;
  /** Null where JSON is sent. */
  files: ReadonlyMap<string, File> | null;
  headers: Record<string, string>;
  /** @throws SyntaxError for a body that is no JSON, TypeError for an address that is none. */
  send(draft: Draft): Promise<Response>;
}

const idOf = (method: string, address: string) => {
  const { pathname } = new URL(address, HOST);
  return operations.find(
    (each) => each.method.toUpperCase() === method && addressOf('', each.url).test(pathname),
  )?.id;
};

const isFile = (value: unknown): value is File => value instanceof File;
const mark = (value: unknown) => (isFile(value) ? `@${value.name}` : value);
const written = (value: object) => JSON.stringify(value, null, 2);

function bodyOf({ body, form }: TestCall): string {
  if (form)
    return written(
      Object.fromEntries(
        Object.entries(form).map(([name, value]) => [
          name,
          Array.isArray(value) ? value.map(mark) : mark(value),
        ]),
      ),
    );
  return body === undefined ? '' : written(body as object);
}

function formDataOf(body: string, files: ReadonlyMap<string, File>): FormData {
  const form = new FormData();
  for (const [name, values] of Object.entries(JSON.parse(body || '{}') as object))
    for (const value of [values].flat() as unknown[]) {
      const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
      form.append(name, files.get(text.replace(/^@/, '')) ?? text);
    }
  return form;
}

/** An example of a call: what the tour of the mocks sends, in the shop as it is by then. */
function tried(mock: MockShop, fetch: (request: Request) => Promise<Response>) {
  return (method: string, address: string, call: TestCall): Tried => {
    const { as, token, form, headers = {} } = call;
    const files =
      form &&
      new Map(
        Object.values(form)
          .flat()
          .filter(isFile)
          .map((file) => [file.name, file]),
      );
    const who = as === 'admin' || as === 'manager' ? as : (as ?? token) ? 'customer' : 'nobody';
    const tokenOf = (asking: Who) => {
      if (asking === 'nobody') return null;
      return asking === 'customer' && token !== undefined ? token : mock.signIn(asking).token;
    };
    return {
      example: { method, address, who, body: bodyOf(call) },
      files: files ?? null,
      headers,
      async send(draft) {
        const login = tokenOf(draft.who);
        const hasBody = draft.method !== 'GET' && (draft.body.trim() !== '' || files !== undefined);
        // Checked here: the shop would only say that it cannot be read.
        if (hasBody) JSON.parse(draft.body || '{}');
        const request = new Request(new URL(draft.address, HOST), {
          method: draft.method,
          headers: {
            ...headers,
            ...(login && { authorization: `Bearer ${login}` }),
            ...(hasBody && !files && { 'content-type': 'application/json' }),
          },
          body: hasBody ? (files ? formDataOf(draft.body, files) : draft.body) : null,
        });
        return fetch(request);
      },
    };
  };
}

/** Takes the tour of the mocks call by call, each of them in the shop as it is by then. */
export async function walkTour(
  meet: (operation: string | undefined, call: Tried) => Promise<Response>,
): Promise<void> {
  const { mock, fetch } = pageShop();
  const of = tried(mock, fetch);
  const call = async (method: string, path: string, given: TestCall = {}) => {
    const answer = await meet(idOf(method, path), of(method, path, given));
    return {
      status: answer.status,
      headers: answer.headers,
      body: (await answer.json()) as unknown,
    };
  };
  const shop: TestShop = Object.assign(Object.create(mock) as MockShop, { host: HOST, call });
  await takeTour(shop);
}

/** Ends a tour that only leads to a call. */
class Found extends Error {}

/** A call by its operationId, and a shop that has had everything before it. */
export async function exampleOf(operation: string): Promise<Tried> {
  let found: Tried | undefined;
  await walkTour((id, call) => {
    if (id !== operation) return call.send(call.example);
    found = call;
    throw new Found();
  }).catch((error: unknown) => {
    if (!(error instanceof Found)) throw error;
  });
  if (!found) throw new Error(`No example of ${operation}.`);
  return found;
}
