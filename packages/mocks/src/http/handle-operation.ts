import {
  assertMayCall,
  callReader,
  HttpProblem,
  type CallReader,
  type ReadCall,
} from '@filigrana/sdk/answers';
import type { Operation, OperationId } from '@filigrana/sdk/contract';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { authenticate, type MockUser } from '../world/tokens.ts';
import type { World } from '../world/world.ts';
import { addressOf } from './address.ts';
import { jsonAnswer, problemAnswer } from './answer.ts';
import type { Handlers } from './call.ts';
import { contract } from './contract.ts';
import { faultAnswer, type Faults } from './faults.ts';
import { wait } from './latency.ts';
import { checkSchema } from './schema-check.ts';

/** What answers the calls at this moment; a reset puts other worlds in its place. */
export interface Backend {
  world(): World;
  handlers(): Handlers;
  faults: Faults;
  /** Milliseconds before the next answer. */
  latency(): number;
  /** Origin before every path, or `*`. */
  host: string;
  /** False for the operations of extensions that this shop does not have. */
  knows(operation: Operation): boolean;
}

/** For a call whose operation is only known when it runs. */
type AnyHandler = (call: ReadCall & { user: MockUser | null }) => unknown;

/** The msw handler of one operation. */
export function handleOperation(backend: Backend, operation: Operation): HttpHandler {
  const id = operation.id as OperationId;
  const reader = callReader(contract, operation, checkSchema);
  return http[operation.method](addressOf(backend.host, operation.url), async ({ request }) => {
    const fault = backend.faults.take(id) ?? {};
    await wait(backend.latency() + (fault.delay ?? 0));
    if (fault.drop === 'before') return HttpResponse.error();
    const instead = faultAnswer(fault);
    if (instead) return jsonAnswer(instead.body, instead.status, instead.headers);
    const answer = await answerCall(backend, operation, reader, request).catch(problemAnswer);
    return fault.drop === 'after' ? HttpResponse.error() : answer;
  });
}

async function answerCall(
  backend: Backend,
  operation: Operation,
  reader: CallReader,
  request: Request,
): Promise<Response> {
  if (!backend.knows(operation)) throw new HttpProblem('NOT_FOUND');
  // Looked up before anything is awaited, so that a call from before a reset ends in the shop it
  // began in. The cast is safe: `reader` checks what the handler of this operation takes.
  const handler = backend.handlers()[operation.id as OperationId] as unknown as AnyHandler;
  const user = authenticate(backend.world(), request.headers.get('authorization'));
  assertMayCall(operation, user);
  const call = await reader.read(request);
  return jsonAnswer(handler({ ...call, user }), operation.successStatus);
}
