import type { HttpProblem } from '@filigrana/sdk/answers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LoginRefused } from '../auth/login-refused.ts';
import { plainAddress } from '../config/network-of.ts';

/**
 * One line per request: who asked stays out of it (`logRefusal` names those who are turned away), and so
 * does what was asked. The route's pattern stands for the address, because addresses carry e-mails,
 * tokens and searches.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(request, reply);
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    request.log.info({ method: request.method, route: routeOf(request) }, 'aborted');
    done();
  });
}

export function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  request.log.info(
    {
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    },
    'request',
  );
}

/** Statuses of refusals: no or a bad login, not permitted, too many calls. */
const REFUSALS = new Set([401, 403, 429]);

/**
 * Whoever is refused is named, by account and address alone: what they have sent stays out of it. The
 * address is the one that limits count for, behind a proxy the one that `TRUST_PROXY` believes.
 */
export function logRefusal(problem: HttpProblem, request: FastifyRequest): void {
  if (!REFUSALS.has(problem.status)) return;
  const tried = problem instanceof LoginRefused ? problem.idUsuario : null;
  request.log.warn(
    {
      operation: request.routeOptions.config.operation?.id ?? routeOf(request),
      status: problem.status,
      code: problem.code,
      account: request.user?.idUsuario ?? tried,
      address: plainAddress(request.ip),
    },
    'refused',
  );
}

/** The pattern of the route, for example `/api/pedido/:idPedido/aceptar`. */
function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? 'unknown';
}
