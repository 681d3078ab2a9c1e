import type { Clock } from '../environment/environment.ts';
import { ApiError } from './api-error.ts';

/** Time limit and caller's signal of one call, as one signal. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Why the signal fired; null while it has not. */
  ended(): 'timeout' | 'aborted' | null;
  /** Settles as the work does, or rejects as soon as the signal fires, whatever the work does. */
  race<T>(work: Promise<T>): Promise<T>;
  /** Milliseconds left. */
  remaining(): number;
  /** Stops the clock and lets go of the caller's signal. */
  release(): void;
}

/**
 * Written out rather than `AbortSignal.any` with `AbortSignal.timeout`: those cost more than the
 * rest of the SDK together and cannot be released before their time.
 */
export function startDeadline(
  limit: number,
  clock: Clock,
  caller: AbortSignal | undefined,
): Deadline {
  const controller = new AbortController();
  const startedAt = clock.now();
  let reason: 'timeout' | 'aborted' | null = null;

  const end = (why: 'timeout' | 'aborted', cause?: unknown) => {
    reason ??= why;
    controller.abort(cause);
  };
  const onAbort = () => end('aborted', caller?.reason);
  // Timers overflow above 2^31 - 1 ms and would fire at once.
  const timer = limit < 2 ** 31 ? clock.setTimeout(() => end('timeout'), limit) : undefined;
  if (caller?.aborted) onAbort();
  else caller?.addEventListener('abort', onAbort, { once: true });

  return {
    signal: controller.signal,
    ended: () => reason,
    race: (work) =>
      new Promise((resolve, reject) => {
        const { signal } = controller;
        const giveUp = () => reject(signal.reason as Error);
        if (signal.aborted) giveUp();
        signal.addEventListener('abort', giveUp, { once: true });
        work.then(resolve, reject);
      }),
    remaining: () => limit - (clock.now() - startedAt),
    release: () => {
      clock.clearTimeout(timer);
      caller?.removeEventListener('abort', onAbort);
    },
  };
}

/** No complete answer arrived: because of the caller, the clock or the network. */
export function interruption(operation: string, deadline: Deadline, cause?: unknown): ApiError {
  const kind = deadline.ended() ?? 'network';
  const reason = {
    aborted: 'cancelled by the caller',
    timeout: 'no answer in time',
    network: 'no answer from the server',
  }[kind];
  return new ApiError({ kind, operation, message: `${operation}: ${reason}`, cause });
}

/** Resolves after `ms`, or as soon as the signal fires. */
export function pause(ms: number, clock: Clock, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = () => {
      clock.clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = clock.setTimeout(done, ms);
    signal.addEventListener('abort', done, { once: true });
  });
}
