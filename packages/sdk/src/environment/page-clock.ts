import type { Clock } from './environment.ts';

/** The runtime's own time. Its functions are looked up at each call, so that a later mock is seen. */
export const pageClock: Clock = {
  now: () => Date.now(),
  setTimeout: (callback, ms) => globalThis.setTimeout(callback, ms),
  clearTimeout: (id) => globalThis.clearTimeout(id as ReturnType<typeof setTimeout>),
};
