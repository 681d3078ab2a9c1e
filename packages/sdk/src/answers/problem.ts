import { PROBLEM_STATUS, type ProblemCode } from '../contract/index.ts';
import type { components } from '../types.ts';
import { problemTexts } from './texts.ts';

/** Details that may stand beside `error` and `code` in an answer. */
export interface ProblemDetails {
  /** Replaces the code's usual sentence. Spanish, for people. */
  error?: string;
  /** Pieces left, for STOCK_EXCEEDED. */
  stock?: number;
  /** What the cart costs today, US dollars, for TOTAL_CHANGED. */
  montoTotal?: number;
  /** What the edited thing is now, as its list shows it, for VERSION_CONFLICT and STOCK_CHANGED. */
  actual?: {
    /** The version that it has now. */
    version: number;
  };
  /** Today's cart, where a change of it is refused with 409. */
  carrito?: components['schemas']['Cart'];
  /** Field name to a Spanish sentence about it, for VALIDATION. */
  campos?: Record<string, string>;
  /** Seconds to wait, for RATE_LIMITED: becomes the Retry-After header. */
  retryAfter?: number;
  /** Another status than the code's own, where HTTP has a better word (405, 408, 431). */
  status?: number;
}

/**
 * An answer that is not the hoped-for one. Throw it from any depth: the error handler turns it
 * into `{ error, code, ...details }` with the status of its code.
 *
 * @example throw new HttpProblem('STOCK_EXCEEDED', { stock: 2 });
 */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  readonly status: number;
  readonly retryAfter: number | undefined;
  readonly body: {
    error: string;
    code: ProblemCode;
    stock?: number;
    montoTotal?: number;
    actual?: { version: number };
    carrito?: components['schemas']['Cart'];
    campos?: Record<string, string>;
  };

  /**
   * @param code What went wrong, for programs: it decides the status.
   * @param details What stands beside it; a sentence is there for every code.
   * @param options `cause`: what was thrown before, for the log.
   */
  constructor(
    readonly code: ProblemCode,
    { error, status, retryAfter, ...rest }: ProblemDetails = {},
    options?: ErrorOptions,
  ) {
    super(error ?? problemTexts[code], options);
    this.status = status ?? PROBLEM_STATUS[code];
    this.retryAfter = retryAfter;
    this.body = { error: this.message, code, ...rest };
  }
}

/** 400 with the fields that were wrong. */
export function invalidFields(campos: Record<string, string>): HttpProblem {
  return new HttpProblem('VALIDATION', { campos });
}
