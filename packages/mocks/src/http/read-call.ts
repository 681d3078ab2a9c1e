import { HttpProblem, requestTexts } from '@filigrana/sdk/answers';
import type { Operation } from '@filigrana/sdk/contract';
import type { MockUser } from '../world/tokens.ts';
import { readBody } from './read-body.ts';
import { readParameters } from './read-parameters.ts';

/** A call whose operation is only known when it runs; see `Call` for what it holds. */
export interface AnyCall {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  user: MockUser | null;
  idempotencyKey: string | null;
}

/** Reads and checks one request. @throws HttpProblem 400, 413 or 415. */
export async function readCall(
  operation: Operation,
  request: Request,
  user: MockUser | null,
): Promise<AnyCall> {
  const url = new URL(request.url);
  const parametersIn = (place: string) =>
    operation.parameters.filter((parameter) => parameter.in === place);
  const inPath = pathValues(operation.url, url.pathname);
  const params = readParameters(parametersIn('path'), (name) => inPath.get(name) ?? []);
  const query = readParameters(
    parametersIn('query'),
    (name) => url.searchParams.getAll(name),
    url.searchParams.keys(),
  );
  const headers = readParameters(parametersIn('header'), (name) => {
    const value = request.headers.get(name);
    return value === null ? [] : [value];
  });
  const key = headers['Idempotency-Key'];
  return {
    params,
    query,
    body: await readBody(operation, request),
    user,
    idempotencyKey: typeof key === 'string' ? key : null,
  };
}

/** The steps of a path that its pattern names. @throws HttpProblem 400 for a broken escape. */
function pathValues(pattern: string, pathname: string): Map<string, string[]> {
  const wanted = pattern.split('/').filter(Boolean);
  // Whatever stands before the API belongs to the host.
  const steps = pathname.split('/').filter(Boolean).slice(-wanted.length);
  const values = new Map<string, string[]>();
  wanted.forEach((name, index) => {
    if (name.startsWith(':')) values.set(name.slice(1), [decode(steps[index] ?? '')]);
  });
  return values;
}

function decode(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch (cause) {
    throw new HttpProblem('VALIDATION', { error: requestTexts.brokenAddress }, { cause });
  }
}
