import type { Cart } from '../entities.ts';
import { ApiError } from './api-error.ts';
import { parseRetryAfter } from './retry-delay.ts';

/** What openapi-fetch gives for one exchange when it leaves the reading of successes to us. */
export interface Exchange {
  response: Response;
  /** Body of an error answer: parsed JSON, other text, or undefined when it is empty. */
  error?: unknown;
}

/** A non-empty text, or undefined. */
function sentence(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The `campos` of a body, as far as they are sentences. */
function fieldErrors(value: unknown): Record<string, string> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const entries = Object.entries(value).filter((entry) => sentence(entry[1]));
  return entries.length > 0 ? (Object.fromEntries(entries) as Record<string, string>) : undefined;
}

/**
 * The parsed body of a success; undefined for an empty one. Everything else is an `ApiError`.
 * The status decides, never the presence of a body: an empty 401 is as much a failure as a full one.
 *
 * @param readCart Reads the cart in a refusal, or throws.
 */
export async function readAnswer(
  { response, error }: Exchange,
  operation: string,
  now: () => number,
  readCart: (carrito: unknown) => Cart | undefined,
): Promise<unknown> {
  if (!response.ok) {
    let carrito: Cart | undefined;
    try {
      carrito = readCart((error as { carrito?: unknown } | undefined)?.carrito);
    } catch {
      // Whatever is told of the cart, the refusal stays a refusal.
    }
    throw httpError(response, error, operation, now(), carrito);
  }
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own error quotes the body, which may hold a token: it is not passed on.
    const message = `${operation}: the answer is not JSON`;
    throw new ApiError({ kind: 'contract', message, operation, status: response.status });
  }
}

function httpError(
  response: Response,
  error: unknown,
  operation: string,
  now: number,
  carrito: Cart | undefined,
): ApiError {
  const isJson = typeof error === 'object' && error !== null;
  const body = (isJson ? error : {}) as Record<string, unknown>;
  const serverMessage =
    sentence(body['error']) ?? sentence(body['mensaje']) ?? sentence(body['message']);
  return new ApiError({
    kind: 'http',
    operation,
    status: response.status,
    message: serverMessage ?? `${operation}: status ${response.status}`,
    serverMessage,
    code: sentence(body['code']),
    stock: Number.isInteger(body['stock']) ? (body['stock'] as number) : undefined,
    carrito,
    fields: fieldErrors(body['campos']),
    retryAfter: parseRetryAfter(response.headers.get('Retry-After'), now),
    body: isJson ? error : undefined,
  });
}
