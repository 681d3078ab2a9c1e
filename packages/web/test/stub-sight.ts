import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** A browser in which the test says whether what is watched is seen; until the test has ended. */
export function stubSight() {
  const told: ((seen: { isIntersecting: boolean }[]) => void)[] = [];
  const stopped = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (typeof told)[number]) {
        told.push(tell);
      }
      observe() {}
      disconnect = stopped;
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  /** What was seen one after the other, told at once. */
  const see = (...seen: boolean[]) =>
    act(() => {
      for (const tell of told) tell(seen.map((isIntersecting) => ({ isIntersecting })));
    });
  return { see, stopped };
}
