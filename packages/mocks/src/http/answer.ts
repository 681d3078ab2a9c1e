import { HttpProblem } from '@filigrana/sdk/answers';
import { HttpResponse } from 'msw';
import type { StoredFile } from '../world/rows.ts';

/** Answers with JSON; a text is sent as HTML instead. */
export function jsonAnswer(
  body: unknown,
  status: number,
  headers: Record<string, string> = {},
): Response {
  const all = { 'cache-control': 'no-store', ...headers };
  if (typeof body === 'string') return HttpResponse.html(body, { status, headers: all });
  return HttpResponse.json(body as object, { status, headers: all });
}

/** The answer that an error stands for; INTERNAL for everything nobody expected. */
export function problemAnswer(error: unknown, headers: Record<string, string> = {}): Response {
  const problem = error instanceof HttpProblem ? error : new HttpProblem('INTERNAL');
  // A mistake of the mocks must not pass for a refusal of the shop.
  if (problem !== error) console.error(error);
  return jsonAnswer(problem.body, problem.status, headers);
}

export function fileAnswer({ bytes, type }: StoredFile, cacheControl: string): Response {
  return new HttpResponse(bytes, {
    headers: { 'content-type': type, 'cache-control': cacheControl },
  });
}
