import {
  cases,
  startRun,
  type CaseResult,
  type MailedLink,
  type Target,
} from '@filigrana/conformance';
import { mockShopServer } from '@filigrana/mocks/node';
import { afterAll, beforeEach } from 'vitest';

/** The shop that the suite and what stands before it talk to; new before each test. */
export const mock = mockShopServer();
beforeEach(() => mock.reset());
afterAll(() => mock.close());

type Fetch = (request: Request) => Promise<Response>;
/** Stands between the suite and the shop. */
export type Sabotage = (request: Request, forward: Fetch) => Promise<Response>;

export async function runAgainst(sabotage: Sabotage, id: string): Promise<CaseResult> {
  const forward: Fetch = (request) => fetch(request);
  const target: Target = {
    host: mock.host,
    administrator: { correo: mock.people.admin.correo, contrasena: mock.people.admin.contrasena },
    extensions: 'all',
    mailedToken: (correo, link) => newestToken(correo, link),
    fetch: (input, init) => sabotage(new Request(input, init), forward),
  };
  const one = cases.find((candidate) => candidate.id === id);
  if (!one) throw new Error(`There is no case ${id}`);
  return startRun(target, { write: true, disposable: true }).run(one);
}

function newestToken(correo: string, link: MailedLink): string | null {
  const kind = link === 'reset' ? 'password-reset' : 'email-confirmation';
  const message = mock.mail.findLast((one) => one.to === correo && one.kind === kind);
  return message && 'token' in message ? message.token : null;
}

/** By how the call begins, or all of it. */
export function isCall({ method, url }: Request, call: string | RegExp): boolean {
  const made = `${method} ${new URL(url).pathname}`;
  return typeof call === 'string' ? made.startsWith(call) : call.test(made);
}

/** Changes the JSON of one call's answers. */
export function answers(
  call: string | RegExp,
  change: (body: never, status: number) => unknown,
): Sabotage {
  return async (request, forward) => {
    const response = await forward(request);
    if (!isCall(request, call)) return response;
    const { status } = response;
    const body = change((await response.json()) as never, status) ?? {};
    return Response.json(body, { status });
  };
}

/** Changes one call before it reaches the shop. */
export function requests(call: string, change: (request: Request) => Promise<Request>): Sabotage {
  return async (request, forward) =>
    forward(isCall(request, call) ? await change(request) : request);
}

export const withoutField = (name: string) => async (request: Request) => {
  const { [name]: _, ...rest } = (await request.json()) as Record<string, unknown>;
  return new Request(request.url, { ...plain(request), body: JSON.stringify(rest) });
};

export const withoutKey = (request: Request) => {
  const headers = new Headers(request.headers);
  headers.delete('idempotency-key');
  return Promise.resolve(new Request(request, { headers }));
};

/** Forgets what was asked for behind the address. */
export const withoutQuery = (request: Request) =>
  Promise.resolve(new Request(request.url.split('?')[0] ?? '', plain(request)));

const plain = ({ method, headers }: Request) => ({ method, headers });
