import { problemTexts } from '@filigrana/sdk/answers';
import { PROBLEM_STATUS, type OperationId, type ProblemCode } from '@filigrana/sdk/contract';

/** How a call goes wrong. What is not said stays as usual. */
export interface Fault {
  /** Status of the answer, which comes instead of the shop's: nothing is done. */
  status?: number;
  /** A refusal of the contract, with its own status and sentence: nothing is done. */
  code?: ProblemCode;
  /** Body of the answer; a text is sent as HTML, which is no JSON. */
  body?: unknown;
  /** Headers of such an answer, for example `retry-after`. */
  headers?: Record<string, string>;
  /** Milliseconds before the answer, beside the latency. */
  delay?: number;
  /** The connection breaks: `before` the shop did anything, or `after` it did all of it. */
  drop?: 'before' | 'after';
  /** How many calls it meets; every one by default. */
  times?: number;
}

/** One operation, or `'*'` for all of them. */
export type FaultTarget = OperationId | '*';

interface Waiting {
  target: FaultTarget;
  fault: Fault;
  left: number;
}

/** The faults that lie in wait. */
export interface Faults {
  /** @returns takes the fault away again. */
  add(target: FaultTarget, fault: Fault): () => void;
  /** The fault that this call meets, which counts as one time. */
  take(operation: OperationId): Fault | null;
  clear(): void;
}

export function createFaults(): Faults {
  let waiting: Waiting[] = [];
  return {
    add(target, fault) {
      const added = { target, fault, left: fault.times ?? Infinity };
      waiting.push(added);
      return () => {
        waiting = waiting.filter((other) => other !== added);
      };
    },
    take(operation) {
      const meant = waiting.filter(({ target }) => target === operation || target === '*');
      // Counted ones come in their order; of those that stay, the last word counts.
      const next = meant.find(({ left }) => left < Infinity) ?? meant.at(-1);
      if (!next) return null;
      next.left -= 1;
      if (next.left <= 0) waiting = waiting.filter((other) => other !== next);
      return next.fault;
    },
    clear() {
      waiting = [];
    },
  };
}

/** What a fault puts in the place of the shop's answer; null when it lets the shop answer. */
export function faultAnswer({ status, code, body, headers = {} }: Fault): {
  status: number;
  body: unknown;
  headers: Record<string, string>;
} | null {
  if (status === undefined && code === undefined && body === undefined) return null;
  const named = code ?? codeOf(status);
  return {
    status: status ?? (code === undefined ? 200 : PROBLEM_STATUS[code]),
    body: body ?? { error: problemTexts[named], code: named },
    headers,
  };
}

/** The usual code of a status. */
function codeOf(status: number | undefined): ProblemCode {
  const codes = Object.keys(PROBLEM_STATUS) as ProblemCode[];
  return codes.find((code) => PROBLEM_STATUS[code] === status) ?? 'INTERNAL';
}
