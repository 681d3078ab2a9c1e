import type { FastifyInstance } from 'fastify';
import type { Alerts } from '../alerts/alerts.ts';
import { plainAddress } from '../config/network-of.ts';

/** What only proxies add to a request. */
const FORWARDING = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

/**
 * Behind a proxy that no setting names all visitors have one address, and who fails many passwords
 * shuts all of them out: the log (once) and the panel tell it, with the address to name.
 */
export function tellUnnamedProxy(app: FastifyInstance, alerts: Alerts): void {
  let isKnown = false;
  let telling: Promise<void> | undefined;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isKnown && FORWARDING.some((name) => name in request.headers)) {
      isKnown = true;
      const direccion = plainAddress(request.ip);
      app.log.warn(
        { proxy: direccion },
        'requests come through a proxy that TRUST_PROXY does not name',
      );
      // Not awaited: requests are answered even when the database cannot be reached.
      telling = alerts.raise('UNNAMED_PROXY', { direccion }).catch((error: unknown) => {
        app.log.error({ err: error }, 'unnamed proxy not told on the panel');
        isKnown = false;
      });
    }
    done();
  });
  app.addHook('onClose', () => telling);
}
