import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * What a request that is already answered may still send. Clients read an early answer only when they
 * have sent what they began, so an honest upload is let through to its end; nobody is listened to
 * without end.
 */
const LINGER_BYTES = 32 * 1024 * 1024;
const LINGER_MS = 60_000;
const LOOK_MS = 50;

/** Ends the connection of a request that was answered before all of it had come. */
export function cutOffUnread(app: FastifyInstance): void {
  const lastOnes = new WeakSet<IncomingMessage>();

  app.addHook('onSend', ({ raw }, reply, _payload, done) => {
    // Node destroys a connection that is to be closed as soon as the answer has left. What is still
    // on its way then meets nobody, and the client loses the answer over it.
    if (isUnread(raw)) {
      if (reply.getHeader('connection') === 'close' || !reply.raw.shouldKeepAlive)
        lastOnes.add(raw);
      reply.removeHeader('connection');
      reply.raw.shouldKeepAlive = true;
    }
    done();
  });

  app.addHook('onResponse', ({ raw }, _reply, done) => {
    done();
    // What came together with the headers is read by then: nothing is missing.
    if (isUnread(raw)) setImmediate(() => endConnection(raw, lastOnes.has(raw)));
    else if (lastOnes.has(raw)) raw.socket.end();
  });
}

/** A request that came by no network (`app.inject()`) does not say, and counts as read. */
const isUnread = (request: IncomingMessage): boolean => request.complete === false;

function endConnection(request: IncomingMessage, isLast: boolean): void {
  const { socket } = request;
  if (socket.destroyed || !(isLast || isUnread(request))) return;
  // The client hears that no more will come; what it still sends is thrown away.
  socket.end();
  const deadline = Date.now() + LINGER_MS;
  const enough = socket.bytesRead + LINGER_BYTES;
  const look = setInterval(() => {
    if (socket.bytesRead > enough || Date.now() > deadline) socket.destroy();
    if (!isUnread(request) || socket.destroyed) clearInterval(look);
  }, LOOK_MS).unref();
}
