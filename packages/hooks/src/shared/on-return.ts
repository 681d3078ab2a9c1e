import type { Clock } from './clock.ts';
import { timings } from './timings.ts';

/**
 * Calls back when the person comes back to the page or the connection to it, at most once in a
 * while. Returns the way to stop.
 */
export function onReturn(callback: () => void, clock: Clock): () => void {
  if (typeof window === 'undefined') return () => undefined;
  let last = clock.now();
  const called = () => {
    if (document.visibilityState === 'hidden') return;
    if (clock.now() - last < timings.cart.focusThrottle) return;
    last = clock.now();
    callback();
  };
  const isBack = () => {
    last = -Infinity;
    called();
  };
  window.addEventListener('focus', called);
  window.addEventListener('online', isBack);
  document.addEventListener('visibilitychange', called);
  return () => {
    window.removeEventListener('focus', called);
    window.removeEventListener('online', isBack);
    document.removeEventListener('visibilitychange', called);
  };
}
