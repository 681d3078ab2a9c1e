import { EventEmitter } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, Socket, type AddressInfo } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createTestApp } from '../../test/test-app.ts';
import { createHeldBytes } from './held-bytes.ts';
import { uploadRoom } from './upload-room.ts';

const MB = 1024 * 1024;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let port: number;

beforeEach(async () => {
  shop = await createTestApp('sqlite', {
    trustProxy: 1,
    handlers: { listBanners: () => new Promise(() => undefined) },
  });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  port = (shop.app.server.address() as AddressInfo).port;
});
afterEach(() => shop.close());

/** A purchase of which only the headers and the first bytes arrive, said to be this large. */
function unfinished({ token, bytes, from }: { token: string; bytes: number; from: string }) {
  const client = request({
    port,
    method: 'POST',
    path: '/api/compra',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': String(bytes),
      'x-forwarded-for': from,
    },
  });
  client.on('error', () => undefined);
  client.write('--x\r\n');
  onTestFinished(() => void client.destroy());
  const refused = new Promise<number | undefined>((resolve) => {
    client.once('response', ({ statusCode }) => resolve(statusCode));
  });
  return { refused, cut: () => client.destroy() };
}

/** A small purchase: 400 without a cart, and 429 when there is no room for its form. */
async function buys(token: string, from: string) {
  const form = new FormData();
  form.set('metodoPago', 'sinpe');
  const headers = { 'x-forwarded-for': from };
  return (await shop.call('POST', '/api/compra', { token, form, headers })).status;
}

/** Waits until so many requests have come: whoever buys before takes room that the last of them needs. */
function waitForRequests(count: number): Promise<void> {
  let seen = 0;
  return new Promise((resolve) => {
    shop.app.server.on('request', () => (seen += 1) === count && resolve());
  });
}

/** Sizes that leave an account room for a hundred bytes. */
const FULL = [10.5 * MB, 10.5 * MB, 10.5 * MB, 10.5 * MB, 6 * MB - 100];

test('forms that never end fill the room of an account, not that of the others', async () => {
  const [one, other] = [await shop.signIn(1), await shop.signIn(1)];
  const here = waitForRequests(FULL.length);
  const slow = FULL.map((bytes, index) =>
    unfinished({ token: one.token, bytes, from: `203.0.113.${index}` }),
  );
  await here;
  await expect.poll(() => buys(one.token, '203.0.113.7')).toBe(429);
  expect(await buys(other.token, '203.0.113.7')).toBe(400);
  for (const { cut } of slow) cut();
  await expect.poll(() => buys(one.token, '203.0.113.7')).toBe(400);
});

test('forms that wait behind another call give their room back when the connection closes', async () => {
  const { token } = await shop.signIn(1);
  const unanswered = 'GET /api/banners/ HTTP/1.1\r\nhost: x\r\n\r\n';
  const here = waitForRequests(2 * FULL.length);
  const sockets = FULL.map((bytes) => {
    const form = [
      'POST /api/compra HTTP/1.1',
      'host: x',
      `authorization: Bearer ${token}`,
      'content-type: multipart/form-data; boundary=x',
      `content-length: ${bytes}`,
      '',
      '--x',
    ];
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.write(unanswered + form.join('\r\n'));
    return socket;
  });
  await here;
  await expect.poll(() => buys(token, '203.0.113.7')).toBe(429);
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => buys(token, '203.0.113.7')).toBe(400);
});

/** A purchase over a connection that stays open. */
function buysOver(agent: Agent, token: string) {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'multipart/form-data; boundary=x',
  };
  return new Promise<number | undefined>((resolve, reject) => {
    const client = request({ agent, port, method: 'POST', path: '/api/compra', headers });
    client.on('error', reject);
    client.on('response', (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    });
    client.end('--x--\r\n');
  });
}

test('a form that has been answered leaves nothing on its connection', async () => {
  const { token } = await shop.signIn(1);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const seen: Socket[] = [];
  shop.app.server.on('connection', (socket: Socket) => void seen.push(socket));
  const listeners: number[] = [];
  shop.app.server.on('request', ({ socket }) => listeners.push(socket.listenerCount('close')));
  for (let sent = 0; sent < 3; sent += 1) expect(await buysOver(agent, token)).toBe(400);
  expect(seen).toHaveLength(1);
  expect(new Set(listeners).size).toBe(1);
});

/** A form of this size from one address, as the server has it once its login has been checked. */
function arrived(socket: Socket) {
  const form = { raw: { socket }, ip: '203.0.113.7', user: null } as unknown as FastifyRequest;
  const answer = new EventEmitter();
  return { form, reply: { raw: answer } as unknown as FastifyReply, answer };
}

test('a form whose sender has gone while their login was checked takes no room', async () => {
  const takeRoom = uploadRoom({ tell: () => Promise.resolve(0) });
  const gone = arrived(new Socket().destroy());
  await takeRoom(gone.form, gone.reply, 96 * MB);
  const here = arrived(new Socket());
  await takeRoom(here.form, here.reply, 96 * MB);
  const next = arrived(new Socket());
  await expect(takeRoom(next.form, next.reply, 1)).rejects.toThrow();
});

test('what an account holds at one server leaves it no room at another, until it is given back', async () => {
  const pair = await createTestApp('postgres');
  onTestFinished(() => pair.close());
  const [one, other] = [1, 2].map(() => uploadRoom(createHeldBytes(pair.deps.db)));
  const form = () => ({ ...arrived(new Socket()).form, user: { idUsuario: 7 } }) as FastifyRequest;
  const answers = [1, 2].map(() => arrived(new Socket()));
  for (const { reply } of answers) await one!(form(), reply, 23 * MB);
  const again = () => other!(form(), arrived(new Socket()).reply, 5 * MB);
  await expect(again()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  answers[0]!.answer.emit('finish');
  await expect
    .poll(() =>
      again().then(
        () => 'room',
        () => 'none',
      ),
    )
    .toBe('room');
});

test('many accounts behind one network fill its room, and another network still has some', async () => {
  const people = await Promise.all(Array.from({ length: 11 }, () => shop.signIn(1)));
  const slow = people.map(({ token }, index) =>
    unfinished({ token, bytes: 9.5 * MB, from: `2001:db8:1:1::${index}` }),
  );
  expect(await Promise.race(slow.map(({ refused }) => refused))).toBe(429);
  expect(await buys(people[0]!.token, '203.0.113.1')).toBe(400);
  for (const { cut } of slow) cut();
});
