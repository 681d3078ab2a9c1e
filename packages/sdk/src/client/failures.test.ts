import { describe, expect, it } from 'vitest';
import { pageClock } from '../environment/page-clock.ts';
import { memorySession } from '../session/memory-session.ts';
import { ApiError, isApiError } from './api-error.ts';
import { fakeFetch } from '../../test/fake-fetch.ts';
import { createShop } from './shop.ts';

const NOON = Date.parse('2026-03-01T12:00:00Z');

/** A shop whose server always gives this answer. */
function shopAnswering(answer: () => Response | Promise<Response>) {
  const { fetch, seen } = fakeFetch(answer);
  const session = memorySession({ token: 'a.b.c', sessionToken: 's-1' });
  const shop = createShop({
    host: 'https://tienda.test',
    session,
    fetch,
    retries: 0,
    environment: { clock: { ...pageClock, now: () => NOON } },
  });
  return { shop, seen, session };
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => Promise.reject(new Error('the call succeeded')),
    (reason: unknown) => reason,
  );
  if (!isApiError(error)) throw error;
  return error;
}

const html = (status: number) =>
  new Response('<!doctype html><p>Hola', { status, headers: { 'Content-Type': 'text/html' } });

describe('a failed call', () => {
  it('carries what the error body says', async () => {
    const body = { error: 'No hay suficientes.', code: 'STOCK_EXCEEDED', stock: 2 };
    const { shop } = shopAnswering(() => Response.json(body, { status: 409 }));
    const change = { idProducto_talla: 1, nuevaCantidad: 9 };
    expect(await failureOf(shop.cart.changeQuantity(change))).toMatchObject({
      kind: 'http',
      operation: 'changeCartQuantity',
      status: 409,
      code: 'STOCK_EXCEEDED',
      message: 'No hay suficientes.',
      serverMessage: 'No hay suficientes.',
      stock: 2,
      retryable: false,
      body,
    });
  });

  it('names the fields that the server refused', async () => {
    const body = { error: 'Revisa.', code: 'VALIDATION', campos: { telefono: 'Inválido', n: 3 } };
    const { shop } = shopAnswering(() => Response.json(body, { status: 400 }));
    const error = await failureOf(shop.accounts.profile());
    expect(error.fields).toEqual({ telefono: 'Inválido' });
  });

  it.each(['mensaje', 'message'])('reads the sentence from %s too', async (name) => {
    const { shop } = shopAnswering(() => Response.json({ [name]: 'No.' }, { status: 403 }));
    expect((await failureOf(shop.catalog.offers())).serverMessage).toBe('No.');
  });

  it.each([401, 500])('is a failure with an empty body and status %d', async (status) => {
    for (const empty of [
      () => new Response(null, { status }),
      () => new Response(null, { status, headers: { 'Content-Length': '0' } }),
      () => new Response('', { status }),
    ]) {
      const { shop } = shopAnswering(empty);
      const error = await failureOf(shop.accounts.profile());
      expect(error).toMatchObject({ kind: 'http', status, serverMessage: undefined });
      expect(error.message).toBe(`getCustomerProfile: status ${status}`);
    }
  });

  it.each([404, 502])('keeps status %d when the body is a web page', async (status) => {
    const { shop } = shopAnswering(() => html(status));
    expect(await failureOf(shop.catalog.offers())).toMatchObject({
      kind: 'http',
      status,
      code: undefined,
      body: undefined,
    });
  });

  it('breaks the contract when a success is no JSON', async () => {
    const { shop } = shopAnswering(() => html(200));
    const failures = [shop.session.create(), shop.staff.list(), shop.faq.remove(1)];
    for (const call of failures)
      expect(await failureOf(call)).toMatchObject({ kind: 'contract', status: 200 });
  });

  it('breaks the contract when a success is empty but something was promised', async () => {
    const { shop } = shopAnswering(() => new Response(null, { status: 200 }));
    expect((await failureOf(shop.session.create())).kind).toBe('contract');
    expect((await failureOf(shop.catalog.offers())).kind).toBe('contract');
  });

  it('says where an answer breaks the contract, without its content', async () => {
    const { shop } = shopAnswering(() => Response.json([{ idPiedra: 'secreta', nombre: 'x' }]));
    const error = await failureOf(shop.lookups.stones());
    expect(error.kind).toBe('contract');
    expect(error.message).toBe('listStones: [0].idPiedra: expected a whole number, got string');
  });

  it('is no failure when a change is confirmed without a body', async () => {
    const { shop } = shopAnswering(() => new Response(null, { status: 204 }));
    expect(await shop.faq.remove(1)).toEqual({ mensaje: null });
    expect(await shop.checkout.placeOrder({} as never)).toEqual({
      mensaje: null,
      idPedido: null,
      pedido: null,
    });
    expect(await shop.subscription.set({ estadoSuscripcion: true })).toEqual({
      suscrito: true,
      message: null,
    });
  });

  it('is of kind network when no answer arrives', async () => {
    const cause = new TypeError('fetch failed');
    const { shop } = shopAnswering(() => Promise.reject(cause));
    const error = await failureOf(shop.catalog.offers());
    expect(error).toMatchObject({ kind: 'network', retryable: true, cause });
    expect(error).not.toHaveProperty('status');
  });

  it.each([200, 500])(
    'is of kind network when an answer of status %d breaks off',
    async (status) => {
      const broken = () => {
        const body = new ReadableStream({
          start: (controller) => controller.enqueue(new TextEncoder().encode('[{')),
          pull: (controller) => controller.error(new TypeError('terminated')),
        });
        return new Response(body, { status });
      };
      const { shop } = shopAnswering(broken);
      expect((await failureOf(shop.catalog.offers())).kind).toBe('network');
    },
  );

  it.each([
    ['12', 12],
    ['Sun, 01 Mar 2026 12:00:30 GMT', 30],
    ['Sun, 01 Mar 2026 11:00:00 GMT', 0],
    ['soon', undefined],
    [null, undefined],
  ])('reads Retry-After %s as %s seconds', async (header, seconds) => {
    const headers = new Headers(header === null ? {} : { 'Retry-After': header });
    const { shop } = shopAnswering(() => new Response(null, { status: 429, headers }));
    const error = await failureOf(shop.catalog.offers());
    expect(error).toMatchObject({ status: 429, retryAfter: seconds, retryable: true });
  });

  it('never shows a token', async () => {
    const secret = 'eyJhbGciOiJ9.secreto.firma';
    const bodies = [`{"token":"${secret}`, secret, JSON.stringify({ token: secret })];
    for (const body of bodies)
      for (const status of [200, 400]) {
        const { shop } = shopAnswering(() => new Response(body, { status }));
        const error = await failureOf(shop.accounts.login({ correo: 'a@b.cr', contrasena: 'x' }));
        expect(`${error.message} ${error.stack} ${String(error.cause)}`).not.toContain('secreto');
      }
    const { shop } = shopAnswering(() => new Response(null, { status: 404 }));
    const error = await failureOf(shop.recovery.verify(secret));
    expect(`${error.message} ${error.stack}`).not.toContain('secreto');
  });

  it('does not send a token that is no header value, nor shows it', async () => {
    const { shop, seen, session } = shopAnswering(() => new Response(null, { status: 401 }));
    session.write({ token: 'línea\nsecreta' });
    expect((await failureOf(shop.accounts.profile())).status).toBe(401);
    expect(seen[0]?.headers.get('Authorization')).toBeNull();
  });

  it('leaves the session as it is, also after a 401', async () => {
    const { shop, session } = shopAnswering(() => new Response(null, { status: 401 }));
    const before = session.read();
    await failureOf(shop.accounts.profile());
    expect(session.read()).toBe(before);
  });
});

describe('isApiError', () => {
  it('recognises an error of another copy of the package', () => {
    const foreign = Object.assign(new Error('otra copia'), {
      [Symbol.for('@filigrana/sdk/ApiError')]: true,
    });
    expect(isApiError(foreign)).toBe(true);
    expect(isApiError(new ApiError({ kind: 'network', message: '' }))).toBe(true);
  });

  it.each([new Error('x'), null, undefined, 'ApiError', { kind: 'network' }])(
    'rejects %s',
    (value) => {
      expect(isApiError(value)).toBe(false);
    },
  );
});

describe('a mistake in the program', () => {
  it('is thrown as it is', async () => {
    const shop = createShop({ host: 'https://no es una direccion', session: memorySession() });
    const error: unknown = await shop.catalog.offers().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(TypeError);
    expect(isApiError(error)).toBe(false);
  });
});
