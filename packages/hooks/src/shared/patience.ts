import { ApiError } from '@filigrana/sdk';
import { asApiError } from './as-api-error.ts';
import type { Clock } from './clock.ts';

/** How long somebody waits for an answer. */
export interface Patience {
  readonly clock: Clock;
  readonly ms: number;
}

/**
 * A call that is given up, as one that was not answered in time, when it takes longer than a person
 * should wait, however long the shop's own limit is. It ends with the caller's signal as before.
 *
 * @example await withPatience(signal, { clock, ms: 10_000 }, (given) => shop.cart.get({ signal: given }));
 */
export async function withPatience<Answer>(
  caller: AbortSignal,
  { clock, ms }: Patience,
  call: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const controller = new AbortController();
  let isOver = false;
  const timer = clock.setTimeout(() => {
    isOver = true;
    controller.abort();
  }, ms);
  const stop = () => controller.abort(caller.reason);
  if (caller.aborted) stop();
  caller.addEventListener('abort', stop, { once: true });
  try {
    return await call(controller.signal);
  } catch (cause) {
    if (!isOver) throw cause;
    const { operation } = asApiError(cause);
    throw new ApiError({ kind: 'timeout', operation, message: 'no answer in time', cause });
  } finally {
    clock.clearTimeout(timer);
    caller.removeEventListener('abort', stop);
  }
}
