import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createTestApp } from '../../test/test-app.ts';

const MEGABYTE = 1024 * 1024;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let port: number;

beforeAll(async () => {
  shop = await createTestApp('sqlite');
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = shop.app.server.address() as AddressInfo);
});
afterAll(() => shop.close());

async function open(): Promise<{ socket: Socket; answer: () => string }> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await once(socket, 'connect');
  return { socket, answer: () => text };
}

const write = (socket: Socket, bytes: string): Promise<void> =>
  new Promise((resolve, reject) =>
    socket.write(bytes, (error) => (error ? reject(error) : resolve())),
  );

const JSON_BODY = ['content-type: application/json', `content-length: ${MEGABYTE}`];
const FORM = ['content-type: multipart/form-data; boundary=b', `content-length: ${MEGABYTE}`];
const CLOSE = 'connection: close';
const CART = '/api/carrito/obtener';

describe('a request that is answered before all of it has come', () => {
  test.each<[string, number, string, string[]]>([
    ['JSON that is too large', 413, CART, JSON_BODY],
    ['JSON that is too large, on a connection for one request', 413, CART, [...JSON_BODY, CLOSE]],
    ['a form of nobody', 401, '/api/compra', FORM],
    ['a form of nobody, on a connection for one request', 401, '/api/compra', [...FORM, CLOSE]],
  ])('may send all of it: %s', async (_what, status, url, headers) => {
    const { socket, answer } = await open();
    await write(
      socket,
      [`POST ${url} HTTP/1.1`, 'host: filigrana', ...headers, '', ''].join('\r\n'),
    );
    // Everything that the server has to say: whoever writes now writes to a half-open connection.
    await once(socket, 'end');
    expect(answer()).toContain(`HTTP/1.1 ${status} `);
    expect(answer()).toContain('connection: close');
    for (let sent = 0; sent < MEGABYTE; sent += 65_536) await write(socket, 'x'.repeat(65_536));
    socket.end();
    expect(await once(socket, 'close')).toEqual([false]);
  });

  test('and one that turns out too large on the way may, too', async () => {
    const { socket, answer } = await open();
    const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`;
    const headers = ['content-type: application/json', 'transfer-encoding: chunked'];
    await write(
      socket,
      [`POST ${CART} HTTP/1.1`, 'host: filigrana', ...headers, '', ''].join('\r\n'),
    );
    const ended = once(socket, 'end');
    for (let sent = 0; sent < 16; sent += 1) await write(socket, chunk);
    await ended;
    expect(answer()).toContain('HTTP/1.1 413 ');
    for (let sent = 0; sent < 16; sent += 1) await write(socket, chunk);
    await write(socket, '0\r\n\r\n');
    socket.end();
    expect(await once(socket, 'close')).toEqual([false]);
  });

  test('keeps its connection when the rest came before the answer left', async () => {
    const { socket, answer } = await open();
    const head = ['content-type: application/json', 'content-length: 2'];
    const refused = ['PATCH /api/suscripcion HTTP/1.1', 'host: filigrana', ...head, '', '{}'];
    for (const count of [1, 2]) {
      await write(socket, refused.join('\r\n'));
      await expect.poll(() => answer().split('HTTP/1.1 401 ').length - 1).toBe(count);
    }
  });

  test('ends its connection when it was the only one asked for', async () => {
    const { socket, answer } = await open();
    const head = ['content-type: application/json', 'content-length: 2', CLOSE];
    const refused = ['PATCH /api/suscripcion HTTP/1.1', 'host: filigrana', ...head, '', '{}'];
    await write(socket, refused.join('\r\n'));
    await once(socket, 'end');
    expect(answer()).toMatch(/^HTTP\/1\.1 \d{3} /);
  });
});
