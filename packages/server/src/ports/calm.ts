import { setTimeout as pause } from 'node:timers/promises';

/** When nobody is just buying: what a purchase leaves to be done wants the same processors as the next one. */
export interface Calm {
  /** Somebody buys. */
  disturb(): void;
  /** Resolves when nobody has bought for a moment, or after a few seconds all the same. */
  wait(signal?: AbortSignal): Promise<void>;
}

/** However many are buying, nothing waits longer for its turn. */
const WAIT_MAX_MS = 3000;

/** @param ms Milliseconds without a purchase that are a calm. */
export function createCalm(ms = 300): Calm {
  let disturbed = -Infinity;
  return {
    disturb: () => void (disturbed = performance.now()),
    async wait(signal) {
      const latest = performance.now() + WAIT_MAX_MS;
      for (;;) {
        const rest = Math.min(disturbed + ms, latest) - performance.now();
        if (rest <= 0 || signal?.aborted) return;
        await pause(rest, undefined, { signal }).catch(() => {});
      }
    },
  };
}
