import type { Clock } from '../src/ports/clock.ts';

export interface FakeClock extends Clock {
  /** Moves the time on. */
  advance(milliseconds: number): void;
}

/** A clock that stands still until it is told otherwise. */
export function fakeClock(start = '2026-03-02T15:00:00.000Z'): FakeClock {
  let now = Date.parse(start);
  return {
    now: () => new Date(now),
    advance: (milliseconds) => void (now += milliseconds),
  };
}
