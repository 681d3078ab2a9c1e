import type { Clock } from '@filigrana/sdk';
import { act } from '@testing-library/react';

interface Timer {
  at: number;
  fn: () => void;
}

/** A clock that stands still until the test moves it. */
export interface ManualClock extends Clock {
  advance(ms: number): void;
}

export function manualClock(): ManualClock {
  let now = 0;
  const timers = new Set<Timer>();
  const nextBefore = (end: number) =>
    [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
  return {
    now: () => now,
    setTimeout(fn, ms) {
      const timer = { at: now + ms, fn };
      timers.add(timer);
      return timer;
    },
    clearTimeout: (id) => void timers.delete(id as Timer),
    advance(ms) {
      const end = now + ms;
      for (let timer = nextBefore(end); timer; timer = nextBefore(end)) {
        timers.delete(timer);
        now = timer.at;
        act(timer.fn);
      }
      now = end;
    },
  };
}
