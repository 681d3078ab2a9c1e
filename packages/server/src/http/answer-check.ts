import type { Operation } from '@filigrana/sdk/contract';
import type { FastifyInstance } from 'fastify';
import type { Validator } from './validator.ts';

/**
 * For tests and development: compares every answer of an operation with the contract, errors
 * included. An answer that differs becomes a 500 that says how, so it cannot be overlooked.
 */
export function checkAnswers(app: FastifyInstance, validator: Validator): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { operation } = request.routeOptions.config;
    const mismatch = operation && describeMismatch(operation, validator, reply.statusCode, payload);
    if (!mismatch) return done(null, payload);
    request.log.error({ operation: operation.id }, mismatch);
    void reply.code(500).removeHeader('content-length');
    done(null, JSON.stringify({ error: mismatch, code: 'INTERNAL' }));
  });
}

function describeMismatch(
  operation: Operation,
  validator: Validator,
  status: number,
  payload: unknown,
): string | null {
  const schema = operation.answers.get(status);
  const where = `${operation.id} ${status}`;
  if (schema === undefined) return `${where}: the contract does not declare this status`;
  if (schema === null) return payload ? `${where}: the contract declares no content` : null;
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload))
    return `${where}: the contract declares JSON`;
  const problem = validator.explain(schema, JSON.parse(payload.toString()));
  return problem && `${where}: ${problem}`;
}
