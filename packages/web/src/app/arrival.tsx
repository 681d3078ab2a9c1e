import { useEffect, useRef } from 'react';
import { arrivedBy, markPageTaken } from './around-nav.ts';

/**
 * Placed beside a page: once a page reached by navigation is on screen, starts it at its top (the
 * history buttons keep the browser's restored position) and moves the focus to its heading, so that
 * screen readers announce it.
 */
export function Arrival() {
  const done = useRef(false);
  useEffect(() => {
    if (done.current || arrivedBy() === 'load') return;
    done.current = true;
    if (arrivedBy() === 'push') window.scrollTo({ top: 0, behavior: 'instant' });
    const target =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, []);
  return <Taken />;
}

/** Placed in what the server may have rendered in a page's place: says that React has taken it over. */
export function Taken() {
  useEffect(markPageTaken, []);
  return null;
}
