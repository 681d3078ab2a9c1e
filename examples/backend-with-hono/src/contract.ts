/** Routes, reading and checks, all taken from the contract: what is left to write are the answers. */
import { createRequire } from 'node:module';
import {
  assertMayCall,
  callReader,
  fieldSentences,
  HttpProblem,
  type ReadCall,
  type SchemaCheck,
} from '@filigrana/sdk/answers';
import {
  listOperations,
  type AnswerOf,
  type ContractDocument,
  type OperationCall,
  type OperationId,
} from '@filigrana/sdk/contract';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { logins, type Account } from './shop.ts';

const contract = createRequire(import.meta.url)('@filigrana/sdk/openapi.json') as ContractDocument;

/** A file of a form. */
export interface Upload {
  bytes: Uint8Array<ArrayBuffer>;
}
type Call<Id extends OperationId> = OperationCall<Id, Account, Upload>;
interface AnyCall extends ReadCall {
  user: Account | null;
}
type AnyHandler = (call: AnyCall) => unknown;
export type Handlers = { [Id in OperationId]?: (call: Call<Id>) => AnswerOf<Id> };

/** An application of these handlers; every other operation is a 404 until somebody writes it. */
export function serve(handlers: Handlers): Hono {
  const app = new Hono();
  // Pages of every origin may ask: logins travel in a header, never in a cookie.
  app.use(cors());
  for (const operation of listOperations(contract)) {
    const { id, method, url, successStatus } = operation;
    // The cast is safe: the reader checks what the handler of this operation takes.
    const handler = handlers[id as OperationId] as AnyHandler | undefined;
    if (!handler) continue;
    const reader = callReader(contract, operation, check);
    app.on(method.toUpperCase(), url, async (context) => {
      const [, token] = /^Bearer (.+)$/.exec(context.req.header('authorization') ?? '') ?? [];
      const user = logins.get(token ?? '') ?? null;
      assertMayCall(operation, user && user.usuario);
      // A body that does not tell its length may have no end; the reader refuses what is too large.
      if (context.req.header('transfer-encoding'))
        throw new HttpProblem('PAYLOAD_TOO_LARGE', { status: 411 });
      const answer = handler({ ...(await reader.read(context.req.raw)), user });
      return context.json(answer, successStatus as ContentfulStatusCode);
    });
  }
  app.onError((error, context) => {
    const problem = error instanceof HttpProblem ? error : new HttpProblem('INTERNAL');
    if (problem !== error) console.error(error);
    return context.json(problem.body, problem.status as ContentfulStatusCode);
  });
  return app;
}

const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
formats.default(ajv);
ajv.addSchema(contract, 'contract.json');

const check: SchemaCheck = (schema, value) => {
  const place = schema.split('/').map(encodeURIComponent).join('/');
  const validate = ajv.getSchema(`contract.json#${place}`);
  return !validate || validate(value) ? null : fieldSentences(validate.errors ?? []);
};
