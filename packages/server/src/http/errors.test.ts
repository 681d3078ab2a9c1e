import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { HttpProblem } from '@filigrana/sdk/answers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp } from '../../test/test-app.ts';

type App = Awaited<ReturnType<typeof createTestApp>>;
let shop: App;
let reached: unknown[];

beforeEach(async () => {
  reached = [];
  shop = await createTestApp('sqlite', {
    handlers: {
      login: ({ body }) => {
        reached.push(body);
        if (body.contrasena === 'explota') throw new Error('secreto interno en /srv/tienda');
        throw new HttpProblem('UNAUTHENTICATED');
      },
      getProduct: ({ params }) => {
        reached.push(params);
        throw new HttpProblem('NOT_FOUND');
      },
      searchCatalog: ({ query }) => {
        reached.push(query);
        return [];
      },
      getCart: ({ body }) => {
        reached.push(body);
        throw new HttpProblem('UNAUTHENTICATED');
      },
    },
  });
});
afterEach(() => shop.close());

const LOGIN = '/api/users/clientes/login';

describe('a request that is wrong', () => {
  test.each<[string, string, unknown, Record<string, string>, number, string]>([
    ['broken JSON', LOGIN, '{"correo": ', {}, 400, 'VALIDATION'],
    ['a body that is no object', LOGIN, '"hola"', {}, 400, 'VALIDATION'],
    ['a body that is null', LOGIN, 'null', {}, 400, 'VALIDATION'],
    ['no body', LOGIN, undefined, {}, 400, 'VALIDATION'],
    ['a poisoned prototype', LOGIN, '{"__proto__": {"rol": 2}}', {}, 400, 'VALIDATION'],
    [
      'endless nesting',
      LOGIN,
      `{"correo":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
      {},
      400,
      'VALIDATION',
    ],
    ['a huge body', LOGIN, { correo: 'x'.repeat(300_000) }, {}, 413, 'PAYLOAD_TOO_LARGE'],
    ['text', LOGIN, 'hola', { 'content-type': 'text/plain' }, 415, 'UNSUPPORTED_MEDIA'],
    ['no known type', LOGIN, 'hola', { 'content-type': 'nada' }, 415, 'UNSUPPORTED_MEDIA'],
    ['an unknown address', '/api/nada', {}, {}, 404, 'NOT_FOUND'],
  ])(
    '%s is answered in Spanish and in the one shape',
    async (_w, url, body, headers, status, code) => {
      const answer = await shop.call('POST', url, { body, headers });
      expect(answer.status).toBe(status);
      expect(answer.body).toMatchObject({ code, error: expect.stringMatching(/\.$/) as string });
      expect(reached).toEqual([]);
    },
  );

  test('a bad escape in the address is a 400 in the one shape', async () => {
    const answer = await shop.call('GET', '/api/clientes/catalogo/%E0%A4%A');
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  });

  test('a known address with another method says which ones there are', async () => {
    const answer = await shop.call('DELETE', LOGIN);
    expect(answer).toMatchObject({
      status: 405,
      body: { code: 'NOT_FOUND' },
      headers: { allow: 'POST' },
    });
  });

  test('HEAD of an address that is only for calls that change something says so too', async () => {
    expect(await shop.call('HEAD', LOGIN)).toMatchObject({
      status: 405,
      headers: { allow: 'POST' },
    });
    expect(await shop.call('HEAD', '/api/clientes/catalogo/buscar?termino=aro')).toMatchObject({
      status: 200,
    });
  });

  test('every wrong field is named with a reason', async () => {
    const { body } = await shop.call('POST', LOGIN, { body: { correo: 5 } });
    expect(body).toEqual({
      error: 'Revisa los datos enviados.',
      code: 'VALIDATION',
      campos: { correo: 'Debe ser un texto.', contrasena: 'Este campo es obligatorio.' },
    });
  });

  test.each([
    ['a NUL byte', 'a\u0000b'],
    ['half a character', 'a\ud800b'],
  ])('%s never gets as far as the database', async (_what, correo) => {
    const answer = await shop.call('POST', LOGIN, {
      body: JSON.stringify({ correo, contrasena: 'x' }),
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { campos: { correo: /caracteres/ as never } },
    });
    expect(reached).toEqual([]);
  });

  test('a NUL byte in an address is refused too', async () => {
    const answer = await shop.call('GET', '/api/clientes/catalogo/buscar?termino=a%00b');
    expect(answer).toMatchObject({ status: 400, body: { campos: { termino: expect.anything() } } });
  });

  test.each([
    '/api/clientes/catalogo/buscar?termino=aro&__proto__=1',
    '/api/clientes/catalogo/buscar?termino=aro&__proto__[rol]=2',
    '/api/clientes/catalogo/1?__proto__=1',
    '/api/clientes/catalogo/buscar?termino=aro&constructor=1',
  ])('a name that every object has is no parameter: %s', async (url) => {
    expect(await shop.call('GET', url)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION' },
    });
    expect(reached).toEqual([]);
  });

  test.each(['abc', '0', '-1', '1.5', '0x10', '1e1', '99999999999999999999', '%20'])(
    'the id «%s» is no id',
    async (id) => {
      const answer = await shop.call('GET', `/api/clientes/catalogo/${id}`);
      expect(answer.status).toBe(400);
      expect(reached).toEqual([]);
    },
  );

  test('an internal failure hides everything', async () => {
    const answer = await shop.call('POST', LOGIN, {
      body: { correo: 'a@b.cr', contrasena: 'explota' },
    });
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      error: 'Error interno del servidor. Inténtalo de nuevo.',
      code: 'INTERNAL',
    });
  });
});

describe('a request that is right', () => {
  test('an empty body with the type of JSON counts as no body', async () => {
    await shop.call('POST', '/api/carrito/obtener', {
      body: '',
      headers: { 'content-type': 'application/json' },
    });
    expect(reached).toEqual([undefined]);
  });

  test('values of an address arrive with their types, escapes undone', async () => {
    await shop.call('GET', '/api/clientes/catalogo/12');
    await shop.call('GET', '/api/clientes/catalogo/buscar?termino=coraz%C3%B3n%20%26%20ni%C3%B1o');
    expect(reached).toEqual([{ id: 12 }, { termino: 'corazón & niño' }]);
  });
});

describe('over a real connection', () => {
  test.each<[string, string, string, string]>([
    ['what is not HTTP', 'hola\r\n\r\n', '400', 'VALIDATION'],
    ['a method that does not exist', 'VENDER / HTTP/1.1\r\nHost: x\r\n\r\n', '400', 'VALIDATION'],
    [
      'a method of another protocol',
      `PROPFIND ${LOGIN} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      '405',
      'NOT_FOUND',
    ],
    [
      'an unknown expectation',
      `GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: nada\r\nConnection: close\r\n\r\n`,
      '417',
      'VALIDATION',
    ],
    [
      'a compressed bomb',
      `POST ${LOGIN} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Encoding: gzip\r\nContent-Length: 2\r\nConnection: close\r\n\r\n\x1f\x8b`,
      '400',
      'VALIDATION',
    ],
    [
      'a request without host',
      'GET /api/nada HTTP/1.1\r\nConnection: close\r\n\r\n',
      '404',
      'NOT_FOUND',
    ],
    [
      'a whole address where a path belongs',
      'GET http://x/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      '400',
      'VALIDATION',
    ],
    [
      'a star where a path belongs',
      'GET * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      '400',
      'VALIDATION',
    ],
    [
      'headers without end',
      `GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`,
      '431',
      'VALIDATION',
    ],
  ])('%s is answered in the one shape', async (_what, request, status, code) => {
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = shop.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(request);
    const answer = await text(socket);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
      code,
      error: expect.any(String) as string,
    });
  });
});
