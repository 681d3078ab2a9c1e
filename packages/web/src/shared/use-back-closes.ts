import { useEffect, useEffectEvent, useRef } from 'react';
import { guardPops } from '../app/navigation.ts';

/**
 * What lies over the page is closed by the history's way back, too, as phones have it: while it is there
 * it has an entry of its own. Returns the way to close it, which takes that entry away.
 */
export function useBackCloses(onClose: () => void): () => void {
  const isLeaving = useRef(false);
  const closed = useEffectEvent(onClose);
  useEffect(() => {
    const { history, location } = window;
    const { href } = location;
    // The second effect of a strict React finds its entry there.
    if (history.state?.over !== href) history.pushState({ ...history.state, over: href }, '');
    return guardPops(() => {
      // Several steps at once lead elsewhere.
      if (location.href !== href) return false;
      closed();
      return true;
    });
  }, []);
  return () => {
    // A second press would leave the page.
    if (isLeaving.current) return;
    isLeaving.current = true;
    window.history.back();
  };
}
