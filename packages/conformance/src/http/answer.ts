import type { AnswerOf } from '@filigrana/sdk/contract';
import type { components } from '@filigrana/sdk/types';
import type { Operation, OperationId } from '../contract/contract.ts';
import { Difference, show, Skipped } from './difference.ts';

export type ErrorCode = components['schemas']['ErrorCode'];

interface ErrorBody {
  error?: string;
  code?: string;
  stock?: number;
  montoTotal?: number;
  campos?: Record<string, string>;
  actual?: Record<string, unknown>;
  carrito?: components['schemas']['Cart'];
}

/** What an error answer must say beside its status. */
export interface Expected {
  code?: ErrorCode;
  stock?: number;
  /** Names that `campos` must hold. */
  campos?: readonly string[];
}

export interface Received {
  operation: Operation;
  /** The request in words: method, path and what is special about it. */
  asked: string;
  status: number;
  /** Parsed JSON; the text when it is none. */
  body: unknown;
  headers: Headers;
  note: (text: string) => void;
}

const HELD_UP = 429;

/** The codes that statuses stand for where an operation has only one. */
const USUAL_CODES: Record<number, ErrorCode> = {
  400: 'VALIDATION',
  401: 'UNAUTHENTICATED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA',
  429: 'RATE_LIMITED',
};

/** What a host answered; `ok` and `refused` say what it should have answered. */
export class Answer<Id extends OperationId> {
  constructor(private readonly received: Received) {}

  get status(): number {
    return this.received.status;
  }

  get headers(): Headers {
    return this.received.headers;
  }

  /** The body of the success that the contract names. @throws Difference for any other answer. */
  ok(): AnswerOf<Id> {
    const { operation, status } = this.received;
    this.assertNotHeldUp();
    if (status === operation.successStatus) return this.received.body as AnswerOf<Id>;
    throw this.unlike(`${operation.successStatus}`);
  }

  /**
   * The body of a refusal.
   *
   * @example answer.refused(409, { code: 'STOCK_EXCEEDED', stock: 3 });
   * @throws Difference for any other answer.
   */
  refused(status: number, { stock, campos = [], ...named }: Expected = {}): ErrorBody {
    if (status !== HELD_UP) this.assertNotHeldUp();
    const code = named.code ?? USUAL_CODES[status];
    const body = (this.received.body ?? {}) as ErrorBody;
    const fits =
      this.received.status === status &&
      (code === undefined || body.code === code) &&
      (stock === undefined || body.stock === stock) &&
      campos.every((name) => body.campos?.[name] !== undefined);
    if (fits) return body;
    const details = [
      stock === undefined ? '' : ` with stock ${stock}`,
      campos.length > 0 ? ` with ${campos.join(', ')} in campos` : '',
    ];
    throw this.unlike(`${status}${code === undefined ? '' : ` ${code}`}${details.join('')}`);
  }

  /**
   * Like `refused`, where no client depends on the very status: one of the others is only noted.
   */
  refusedPreferably(status: number, others: readonly number[]): void {
    if (!others.includes(this.received.status)) return void this.refused(status);
    const { asked, note } = this.received;
    note(`${asked}: refused with ${this.received.status} where ${status} is usual`);
  }

  /** A host that limits requests says nothing about the case by that. */
  private assertNotHeldUp(): void {
    const { asked, status, headers } = this.received;
    if (status !== HELD_UP) return;
    const seconds = headers.get('retry-after');
    const later = seconds === null ? '' : `; it takes them again in ${seconds} s`;
    throw new Skipped(`held up by the request limits of the host: ${asked}${later}`);
  }

  private unlike(expected: string): Difference {
    const { asked, status, body } = this.received;
    const { code } = (body ?? {}) as ErrorBody;
    const got = typeof code === 'string' ? `${status} ${code}` : `${status}`;
    return new Difference(`${asked}: expected ${expected}, got ${got} ${show(body)}`);
  }
}
