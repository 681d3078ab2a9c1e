import type { FastifyInstance } from 'fastify';
import type { Media } from './media.ts';

/** Sweeps in the background once the server listens; closing the server waits for the broom. */
export function sweepWhileListening(app: FastifyInstance, media: Media): void {
  const closing = new AbortController();
  let sweep = Promise.resolve();
  app.addHook('onListen', (done) => {
    sweep = media.sweepOrphans(closing.signal).then(
      (swept) => app.log.info(swept, 'orphaned files swept'),
      (error: unknown) => app.log.error({ err: error }, 'orphaned files not swept'),
    );
    done();
  });
  app.addHook('onClose', async () => {
    closing.abort();
    await sweep;
  });
}
