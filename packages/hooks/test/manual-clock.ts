import type { Clock } from '@filigrana/sdk';

interface Timer {
  readonly ms: number;
  readonly run: () => void;
}

/** Time that stands still: a test chooses which of the running timers is over. */
export class ManualClock implements Clock {
  readonly #timers = new Set<Timer>();

  now = (): number => 0;

  setTimeout = (run: () => void, ms: number): Timer => {
    const timer = { ms, run };
    this.#timers.add(timer);
    return timer;
  };

  clearTimeout = (timer: unknown): void => void this.#timers.delete(timer as Timer);

  /** Ends the wait of so many milliseconds, the latest one of several. */
  end(ms: number): void {
    const timer = [...this.#timers].findLast((each) => each.ms === ms);
    if (!timer) throw new Error(`Nothing waits for ${ms} ms.`);
    this.#timers.delete(timer);
    timer.run();
  }
}
