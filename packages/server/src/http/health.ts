import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { ping } from '../db/open.ts';
import { withDeadline } from './deadline.ts';

const PATIENCE_MS = 3000;

/** `/healthz`: the process lives. `/readyz`: it also reaches its database. */
export function healthRoutes(app: FastifyInstance, db: Database): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    try {
      await withDeadline(ping(db), PATIENCE_MS);
      return { status: 'ok' };
    } catch (error) {
      request.log.error({ err: error }, 'database out of reach');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
}
