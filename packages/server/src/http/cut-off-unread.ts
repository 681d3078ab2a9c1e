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

/** Ends the connection of a request that is answered before all of it has come. A refusal says so. */
export function cutOffUnread(app: FastifyInstance): void {
  app.addHook('onError', ({ raw }, reply, _error, done) => {
    if (!isUnread(raw)) return done();
    // By the next turn everything that came with the headers has been read.
    setImmediate(() => {
      if (isUnread(raw)) {
        reply.header('connection', 'close');
        // Node calls this once the answer has been sent. Closing at once would reset the connection
        // while the client still sends, and it would lose the answer.
        raw.socket.destroySoon = () => endAfter(raw);
      }
      done();
    });
  });

  // Requests without a body are answered without waiting for one. Honest clients send none, so the
  // connection of one that does is ended after the answer.
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    done();
    if (!isUnread(raw)) return;
    setImmediate(() => {
      if (isUnread(raw) && !raw.socket.writableEnded) endAfter(raw);
    });
  });
}

/** A request that came by no network (`app.inject()`) does not say, and counts as read. */
const isUnread = (request: IncomingMessage): boolean => request.complete === false;

function endAfter(request: IncomingMessage): void {
  const { socket } = request;
  // The client hears that no more will come; what it still sends is thrown away.
  socket.end();
  const deadline = Date.now() + LINGER_MS;
  const enough = socket.bytesRead + LINGER_BYTES;
  const look = setInterval(() => {
    if (socket.bytesRead > enough || Date.now() > deadline) socket.destroy();
    if (!isUnread(request) || socket.destroyed) clearInterval(look);
  }, LOOK_MS).unref();
}
