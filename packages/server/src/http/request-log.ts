import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * One line per request: who asked stays out of it, and so does what was asked. The route's
 * pattern stands for the address, because addresses carry e-mails, tokens and searches.
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

/** The pattern of the route, for example `/api/pedido/:idPedido/aceptar`. */
function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? 'unknown';
}
