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
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    done();
    const { socket } = raw;
    // A request that came by no network (`app.inject()`) does not say.
    if (raw.complete !== false || socket.destroyed) return;
    // The client hears that no more will come; what it still sends is thrown away.
    socket.end();
    const deadline = Date.now() + LINGER_MS;
    const enough = socket.bytesRead + LINGER_BYTES;
    const look = setInterval(() => {
      if (socket.bytesRead > enough || Date.now() > deadline) socket.destroy();
      if (raw.complete || socket.destroyed) clearInterval(look);
    }, LOOK_MS).unref();
  });
}
