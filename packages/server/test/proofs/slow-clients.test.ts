import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildApp, type AppOptions } from '../../src/app.ts';
import { createTestApp } from '../test-app.ts';

const TIMES = { headersMs: 300, requestMs: 900, checkMs: 50 };
const MEGABYTE = 1024 * 1024;

let close: () => Promise<void> = () => Promise.resolve();
let url: string;
let token: string;
const sockets: Socket[] = [];

async function listen(options: Pick<AppOptions, 'patience'> = {}): Promise<void> {
  const shop = await createTestApp('sqlite');
  const app = await buildApp({ deps: shop.deps, limitRequests: false, ...options });
  await app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  ({ token } = await shop.signIn(1));
  close = async () => {
    await app.close();
    await shop.close();
  };
}
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await close();
});

async function open(head: string[]): Promise<{ socket: Socket; answer: () => string }> {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(url).port) });
  sockets.push(socket);
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(head.join('\r\n'));
  return { socket, answer: () => text };
}

/** Sends a byte now and then until the connection is gone. */
async function drip(socket: Socket): Promise<number> {
  const started = performance.now();
  while (!socket.destroyed && !socket.readableEnded) {
    socket.write('x');
    await pause(20);
  }
  return performance.now() - started;
}

const SLOW_HEAD = ['GET /api/categorias HTTP/1.1', 'host: filigrana', 'x-slow: '];
const SLOW_BODY = [
  'POST /api/users/session/create HTTP/1.1',
  'host: filigrana',
  'content-type: application/json',
  'content-length: 100000',
  '',
  '',
];

describe('a client that keeps the server waiting', () => {
  beforeEach(() => listen({ patience: TIMES }));

  test.each([
    ['all of its headers', SLOW_HEAD, TIMES.headersMs],
    ['all of its body', SLOW_BODY, TIMES.requestMs],
  ])('is cut off when %s has not arrived in time', async (_what, head, patience) => {
    const { socket, answer } = await open(head);
    const waited = await drip(socket);
    expect(waited).toBeGreaterThan(patience - 100);
    expect(answer()).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer()).toContain('tardó demasiado');
  });

  test('and a hundred more of the kind keep nobody else from buying', async () => {
    const slow = await Promise.all(
      Array.from({ length: 100 }, (_unused, index) => open(index % 2 ? SLOW_HEAD : SLOW_BODY)),
    );
    const dripping = slow.map(({ socket }) => drip(socket));
    for (let asked = 0; asked < 10; asked += 1)
      expect((await fetch(`${url}/api/categorias`)).status).toBe(200);
    await Promise.all(dripping);
  });
});

/** Sends without end, until nobody takes it any more. @returns how much went out. */
async function flood(socket: Socket, chunk: Buffer, framed: boolean): Promise<number> {
  let sent = 0;
  let goOn = (): void => undefined;
  socket.on('drain', () => goOn()).on('close', () => goOn());
  const isOver = () => socket.destroyed || socket.readableEnded;
  while (!isOver() && sent < 4096 * MEGABYTE) {
    if (framed) socket.write(`${chunk.length.toString(16)}\r\n`);
    const hasRoom = socket.write(chunk);
    if (framed) socket.write('\r\n');
    sent += chunk.length;
    if (!hasRoom) await new Promise<void>((resume) => void (goOn = resume));
  }
  return sent;
}

const form = ['content-type: multipart/form-data; boundary=b', 'transfer-encoding: chunked'];
const part = '--b\r\ncontent-disposition: form-data; name="comprobante"; filename="a.png"\r\n\r\n';

describe('a body without end', () => {
  beforeEach(() => listen());

  test.each([
    [
      'JSON',
      'POST /api/users/session/create',
      ['content-type: application/json', 'transfer-encoding: chunked'],
      '',
    ],
    ['a file', 'POST /api/compra', form, part],
    ['a form that does not begin', 'POST /api/compra', form, ''],
  ])('of %s is refused and cut off', async (_what, line, headers, begin) => {
    const head = [`${line} HTTP/1.1`, 'host: filigrana', `authorization: Bearer ${token}`];
    const { socket, answer } = await open([...head, ...headers, '', '']);
    if (begin !== '') socket.write(`${begin.length.toString(16)}\r\n${begin}\r\n`);
    const sent = await flood(socket, Buffer.alloc(64 * 1024, 120), true);
    expect(answer()).toMatch(/^HTTP\/1\.1 413 /);
    expect(sent).toBeLessThan(1024 * MEGABYTE);
  });

  test('after a question that takes none is cut off, too', async () => {
    const head = ['GET /api/categorias HTTP/1.1', 'host: filigrana', 'transfer-encoding: chunked'];
    const { socket, answer } = await open([...head, '', '']);
    const sent = await flood(socket, Buffer.alloc(64 * 1024, 120), true);
    expect(answer()).toMatch(/^HTTP\/1\.1 200 /);
    expect(sent).toBeLessThan(1024 * MEGABYTE);
  });

  test('that says beforehand how long it is is not even begun', async () => {
    const { socket, answer } = await open([
      'POST /api/compra HTTP/1.1',
      'host: filigrana',
      `authorization: Bearer ${token}`,
      'content-type: multipart/form-data; boundary=b',
      `content-length: ${8192 * MEGABYTE}`,
      '',
      '',
    ]);
    const sent = await flood(socket, Buffer.alloc(64 * 1024, 120), false);
    expect(answer()).toMatch(/^HTTP\/1\.1 413 /);
    expect(sent).toBeLessThan(1024 * MEGABYTE);
  });
});
