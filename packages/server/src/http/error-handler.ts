import { HttpProblem, requestTexts } from '@filigrana/sdk/answers';
import { PROBLEM_STATUS, type ProblemCode } from '@filigrana/sdk/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isFull, isUnstorable } from '../db/dialects.ts';
import { logRefusal } from './request-log.ts';

/** Every failure of every request ends here and leaves in the one shape of the contract. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply));
}

export function sendProblem(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const problem = toProblem(error);
  if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
  logRefusal(problem, request);
  if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter);
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(problem.body);
}

/** The answer that an error stands for; INTERNAL for everything nobody expected. */
function toProblem(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error;
  return (
    namedProblem(error) ??
    frameworkProblem(error) ??
    storageProblem(error) ??
    new HttpProblem('INTERNAL', {}, { cause: error })
  );
}

/** Seconds until somebody may have made room on the disk. */
const FULL_RETRY_SECONDS = 60;

/** What the database or the folder with the files refuses to keep. */
function storageProblem(error: unknown): HttpProblem | null {
  if (isUnstorable(error)) return new HttpProblem('VALIDATION', {}, { cause: error });
  if (!isFull(error)) return null;
  const details = { status: 503, error: requestTexts.storageFull, retryAfter: FULL_RETRY_SECONDS };
  return new HttpProblem('INTERNAL', details, { cause: error });
}

/** An error of another room that carries a code of the contract and its own Spanish sentence. */
function namedProblem(error: unknown): HttpProblem | null {
  if (!(error instanceof Error) || !('code' in error) || !('status' in error)) return null;
  const { code, status } = error;
  if (typeof code !== 'string' || typeof status !== 'number' || !isProblemCode(code)) return null;
  return new HttpProblem(code, { status, error: error.message }, { cause: error });
}

function isProblemCode(code: string): code is ProblemCode {
  return Object.hasOwn(PROBLEM_STATUS, code);
}

/** What Fastify and its plugins throw before a handler runs. */
function frameworkProblem(error: unknown): HttpProblem | null {
  if (!(error instanceof Error) || !('statusCode' in error)) return null;
  const { statusCode, code } = error as FastifyError;
  if (statusCode === undefined || statusCode < 400 || statusCode >= 500) return null;
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new HttpProblem('PAYLOAD_TOO_LARGE');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new HttpProblem('UNSUPPORTED_MEDIA', { error: requestTexts.unsupportedType });
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return new HttpProblem('VALIDATION', { error: requestTexts.brokenJson });
    case 'FST_ERR_BAD_URL':
      return new HttpProblem('VALIDATION', { error: requestTexts.brokenAddress });
    default:
      return statusCode === 404
        ? new HttpProblem('NOT_FOUND')
        : new HttpProblem('VALIDATION', { error: requestTexts.brokenRequest });
  }
}
