import { useSyncExternalStore } from 'react';

const ACTS = ['scroll', 'pointermove', 'touchstart', 'keydown', 'focusin'] as const;
let hasActed = false;

function subscribe(tell: () => void): () => void {
  const note = () => {
    hasActed = true;
    tell();
  };
  const options = { passive: true, once: true };
  for (const act of ACTS) window.addEventListener(act, note, options);
  return () => {
    for (const act of ACTS) window.removeEventListener(act, note);
  };
}

/** True from the first thing that somebody does: what waits for it stands in the way of no first view. */
export const useActed = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => hasActed,
    () => false,
  );
