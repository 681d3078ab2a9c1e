import type { Cart } from '../entities.ts';

/**
 * Why a call failed:
 * - `network`: no answer arrived, or it broke off;
 * - `timeout`: the time allowed for the call ran out;
 * - `aborted`: the caller's signal ended it;
 * - `http`: the server answered with an error status;
 * - `contract`: the server answered with success, but not with what the contract promises.
 */
export type ApiErrorKind = 'network' | 'timeout' | 'aborted' | 'http' | 'contract';

/** What is known about a failed call. */
export interface ApiErrorInit {
  kind: ApiErrorKind;
  /** What went wrong, in English, for logs. */
  message: string;
  /** operationId of the call in the contract. */
  operation?: string | undefined;
  /** HTTP status; absent without an answer. */
  status?: number | undefined;
  /** Code of the error body, for example `STOCK_EXCEEDED`. */
  code?: string | undefined;
  /** The Spanish sentence of the error body. */
  serverMessage?: string | undefined;
  /** Pieces left, with `STOCK_EXCEEDED`. */
  stock?: number | undefined;
  carrito?: Cart | undefined;
  /** Field name to Spanish sentence, with `VALIDATION`. */
  fields?: Readonly<Record<string, string>> | undefined;
  /** Seconds to wait before another attempt, when the server named them. */
  retryAfter?: number | undefined;
  /** The error body, when it was JSON. */
  body?: unknown;
  /** What was thrown before, for example by `fetch`. */
  cause?: unknown;
}

const MARK = Symbol.for('@filigrana/sdk/ApiError');

/** Kinds and statuses that say "not now" and nothing about the request itself. */
const PASSING: readonly unknown[] = ['network', 'timeout', 429, 502, 503, 504];

/**
 * The one error that every SDK function throws. It travels with codes; sentences for people are
 * chosen above, except `serverMessage`, which is the server's own Spanish text.
 *
 * @example
 * try {
 *   await shop.cart.changeQuantity({ idProducto_talla: 7, nuevaCantidad: 5 });
 * } catch (error) {
 *   if (isApiError(error) && error.code === 'STOCK_EXCEEDED') show(error.stock);
 *   else throw error;
 * }
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  declare readonly kind: ApiErrorKind;
  /** operationId of the call in the contract, for logs. */
  declare readonly operation: string | undefined;
  /** HTTP status, when there was an answer. */
  declare readonly status: number | undefined;
  /** Code of the error body, for example `STOCK_EXCEEDED`. */
  declare readonly code: string | undefined;
  /** The Spanish sentence of the error body; undefined when the server sent none. */
  declare readonly serverMessage: string | undefined;
  /** Pieces left, with `STOCK_EXCEEDED`. */
  declare readonly stock: number | undefined;
  /** Extension: today's cart, where a change of it was refused with 409. */
  declare readonly carrito: Cart | undefined;
  /** Field name to Spanish sentence, with `VALIDATION` (the body's `campos`). */
  declare readonly fields: Readonly<Record<string, string>> | undefined;
  /** Seconds to wait before another attempt, when the server named them. */
  declare readonly retryAfter: number | undefined;
  /** True when the same call may well succeed a little later. */
  declare readonly retryable: boolean;
  /** The error body, when it was JSON. */
  declare readonly body: unknown;

  constructor({ message, cause, ...known }: ApiErrorInit) {
    super(message, cause === undefined ? undefined : { cause });
    const retryable = PASSING.includes(known.kind) || PASSING.includes(known.status);
    Object.assign(this, known, { retryable });
    Object.defineProperty(this, MARK, { value: true });
  }
}

/**
 * Tells an `ApiError` from any other failure. It looks at a mark and not at the class, so it also
 * recognises errors of another copy of this package.
 */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && MARK in error;
}
