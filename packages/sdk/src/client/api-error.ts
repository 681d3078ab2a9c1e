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
  message: string;
  operation?: string | undefined;
  status?: number | undefined;
  code?: string | undefined;
  serverMessage?: string | undefined;
  stock?: number | undefined;
  fields?: Readonly<Record<string, string>> | undefined;
  retryAfter?: number | undefined;
  body?: unknown;
  cause?: unknown;
}

const MARK = Symbol.for('@filigrana/sdk/ApiError');

/** Statuses by which a server says "not now" and nothing about the request itself. */
const PASSING_STATUSES: ReadonlySet<number | undefined> = new Set([429, 502, 503, 504]);

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
  readonly kind: ApiErrorKind;
  /** operationId of the call in the contract, for logs. */
  readonly operation: string | undefined;
  /** HTTP status, when there was an answer. */
  readonly status: number | undefined;
  /** Code of the error body, for example `STOCK_EXCEEDED`. */
  readonly code: string | undefined;
  /** The Spanish sentence of the error body; undefined when the server sent none. */
  readonly serverMessage: string | undefined;
  /** Pieces left, with `STOCK_EXCEEDED`. */
  readonly stock: number | undefined;
  /** Field name to Spanish sentence, with `VALIDATION` (the body's `campos`). */
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** Seconds to wait before another attempt, when the server named them. */
  readonly retryAfter: number | undefined;
  /** True when the same call may well succeed a little later. */
  readonly retryable: boolean;
  /** The error body, when it was JSON. */
  readonly body: unknown;

  constructor(init: ApiErrorInit) {
    super(init.message, init.cause === undefined ? undefined : { cause: init.cause });
    this.kind = init.kind;
    this.operation = init.operation;
    this.status = init.status;
    this.code = init.code;
    this.serverMessage = init.serverMessage;
    this.stock = init.stock;
    this.fields = init.fields;
    this.retryAfter = init.retryAfter;
    this.body = init.body;
    this.retryable =
      init.kind === 'network' ||
      init.kind === 'timeout' ||
      (init.kind === 'http' && PASSING_STATUSES.has(init.status));
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
