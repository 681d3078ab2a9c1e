import { assertMayCall, callReader, HttpProblem, type CallReader } from '@filigrana/sdk/answers';
import {
  listOperations,
  PUBLIC_OPERATIONS,
  type ContractDocument,
  type Operation,
  type OperationId,
} from '@filigrana/sdk/contract';
import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';
import { createLimiter } from '../pictures/limiter.ts';
import { authenticate, type AuthDeps, type AuthUser } from '../auth/authenticate.ts';
import { SET_UP_OPERATIONS } from '../auth/staff-logins.ts';
import { checkAnswers } from './answer-check.ts';
import { isOwnAddress, networkOf } from '../config/network-of.ts';
import { createHeldBytes } from './held-bytes.ts';
import type { Handlers } from './operation-types.ts';
import type { OperationLimits } from './rate-limits.ts';
import { readRequest } from './read-request.ts';
import { takeTurns } from './take-turns.ts';
import { uploadRoom } from './upload-room.ts';
import { validatorOf } from './validator.ts';

declare module 'fastify' {
  interface FastifyRequest {
    user: AuthUser | null;
  }
  interface FastifyContextConfig {
    operation?: Operation;
  }
}

export interface OperationsOptions {
  document: ContractDocument;
  handlers: Handlers;
  auth: AuthDeps;
  limitsOf: (id: string) => OperationLimits;
  validateAnswers: boolean;
}

/** Forms with files that have arrived and are carried out at a time: enough to keep the processors busy. */
const UPLOADS_AT_ONCE = 4;

type AnyHandler = (call: unknown) => unknown;

/** Makes a route of every operation of the contract. */
export function registerOperations(app: FastifyInstance, options: OperationsOptions): void {
  const operations = listOperations(options.document);
  assertRolesAgree(operations);
  const validator = validatorOf(options.document);
  app.decorateRequest('user', null);
  const takeRoom = uploadRoom(createHeldBytes(options.auth.db));
  const uploadInTurn = takeTurns();
  const uploadBesideFew = createLimiter(UPLOADS_AT_ONCE);
  const admit = async (request: FastifyRequest, operation: Operation) => {
    request.user = await authenticate(options.auth, request.headers.authorization, (error) =>
      request.log.error({ err: error }, 'use of a login not noted'),
    );
    assertMayCall(operation, request.user);
    if (request.user?.mustSetUpTwoStep) assertSetsUp(operation);
  };
  if (options.validateAnswers) checkAnswers(app, validator);

  for (const operation of operations) {
    const handler = options.handlers[operation.id as OperationId] as AnyHandler | undefined;
    if (!handler) throw new Error(`No handler for ${operation.id}`);
    const limits = options.limitsOf(operation.id);
    const reader = callReader(options.document, operation, validator.check);
    app.route({
      method: operation.method.toUpperCase() as HTTPMethods,
      url: operation.url,
      config: { operation },
      onRequest: async (request, reply) => {
        await limits.onArrival(request);
        await admit(request, operation);
        await limits.onAccount(request);
        const bytes = formBytes(reader, request);
        if (bytes !== null) await takeRoom(request, reply, bytes);
      },
      handler: async (request, reply) => {
        const read = await readRequest(reader, request);
        // The body may have taken minutes: whoever has lost their login or role since is turned away.
        if (operation.body) await admit(request, operation);
        const call = async () =>
          handler({
            ...read,
            user: request.user,
            log: request.log,
            network: isOwnAddress(request.ip) ? null : networkOf(request.ip),
          });
        const answer = await limits.guard(request, () =>
          // Looking at pictures is slow: an account uploads one at a time, so that the others get
          // their share, and of a crowd a few, so that who only reads is not behind all of them.
          reader.formLimits && request.user
            ? uploadInTurn(String(request.user.idUsuario), () => uploadBesideFew(call))
            : call(),
        );
        void reply.code(operation.successStatus).header('cache-control', 'no-store');
        return answer;
      },
    });
  }
}

/** Whoever has to set up their second step may do nothing else before. */
function assertSetsUp({ id, roles }: Operation): void {
  if (roles && !SET_UP_OPERATIONS.has(id)) throw new HttpProblem('SECOND_STEP_SETUP');
}

/**
 * What a form needs in memory; null when it is none. One that says beforehand that it is too large is
 * refused before it arrives, one that says nothing may become as large as any.
 */
function formBytes({ formLimits }: CallReader, { headers }: FastifyRequest): number | null {
  if (!formLimits) return null;
  const length = Number(headers['content-length'] ?? formLimits.bytes);
  if (length > formLimits.bytes) throw new HttpProblem('PAYLOAD_TOO_LARGE');
  return length;
}

/** Refuses to start unless the contract's roles and `PUBLIC_OPERATIONS` say the same. */
function assertRolesAgree(operations: readonly Operation[]): void {
  const open: readonly string[] = PUBLIC_OPERATIONS;
  const odd = operations.filter(({ id, roles }) => (roles === null) !== open.includes(id));
  if (odd.length === 0) return;
  throw new Error(`Contract and server differ on who may call: ${odd.map(({ id }) => id).join()}`);
}
