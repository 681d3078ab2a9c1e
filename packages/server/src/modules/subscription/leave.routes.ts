import { subscriptionTexts } from '@filigrana/sdk/answers';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { leavePath } from '../../mail/index.ts';
import { leaveNovedades } from './subscription.routes.ts';

/** `List-Unsubscribe=One-Click`, in either kind of form. */
const BODY_MAX = 4096;

/**
 * One-click leaving (RFC 8058): the POST that a mail program sends to the address of the page, without
 * a login and with a form that says nothing new. Whoever opens the address gets the page, which asks
 * first: programs that look through letters open every link.
 */
export function leaveRoutes(
  deps: Pick<Deps, 'db' | 'leaveTokens'>,
  limit: (request: FastifyRequest) => Promise<void>,
): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers();
    const options = { parseAs: 'string', bodyLimit: BODY_MAX } as const;
    app.addContentTypeParser('*', options, (_request, _body, done) => done(null));
    app.post<{ Params: { token: string } }>(
      leavePath(':token'),
      { onRequest: limit },
      async (request, reply) => {
        await leaveNovedades(deps, request.params.token);
        return reply.type('text/plain; charset=utf-8').send(`${subscriptionTexts.left}\n`);
      },
    );
  };
}
