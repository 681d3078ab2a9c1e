import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { answerClientError } from './client-errors.ts';

/** A connection of which either end may stay half open, as those of a server do. */
async function connected() {
  const server = createServer({ allowHalfOpen: true }).listen(0, '127.0.0.1');
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const [socket] = await accepted;
  onTestFinished(() => {
    client.destroy();
    socket.destroy();
    server.close();
  });
  return { client, socket };
}

test('who was too slow and keeps their half open has five seconds to read the answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { client, socket } = await connected();
  const slow = Object.assign(new Error('slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  answerClientError(slow, socket);
  expect(await text(client)).toMatch(/^HTTP\/1\.1 408 /);
  vi.advanceTimersByTime(4_999);
  expect(socket.destroyed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(socket.destroyed).toBe(true);
});

test('a connection that is already lost is let go at once', async () => {
  const { socket } = await connected();
  answerClientError(Object.assign(new Error('reset'), { code: 'ECONNRESET' }), socket);
  expect(socket.destroyed).toBe(true);
});
