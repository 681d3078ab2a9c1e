import { HttpProblem, requestTexts } from '@filigrana/sdk/answers';
import type { FastifyInstance } from 'fastify';

/**
 * Bodies are JSON (forms have their own parser). An empty one counts as absent, since clients
 * send the content type of JSON with no content; `__proto__` keys are refused.
 */
export function parseJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return void parse(request, String(body), (error, value) => {
      if (!error) return done(null, value);
      done(new HttpProblem('VALIDATION', { error: requestTexts.brokenJson }, { cause: error }));
    });
  });
}
