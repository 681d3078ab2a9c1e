import { useEffect, useRef } from 'react';
import { focusOn, goToAnchor } from './anchor.ts';
import { markPageTaken } from './around-nav.ts';
import { arrivedBy } from './arrived-by.ts';

/**
 * Placed beside a page: once a page reached by navigation is on screen, starts it at its top, or at the
 * place that its address names (the history buttons keep the browser's restored position) and moves the
 * focus to its heading, so that screen readers announce it.
 */
export function Arrival() {
  const done = useRef(false);
  useEffect(() => {
    if (done.current || arrivedBy() === 'load') return;
    done.current = true;
    if (goToAnchor()) return;
    if (arrivedBy() === 'push') window.scrollTo({ top: 0, behavior: 'instant' });
    focusOn(document.querySelector('main h1') ?? document.querySelector('main'));
  }, []);
  return <Taken />;
}

/** Placed in what the server may have rendered in a page's place: says that React has taken it over. */
export function Taken() {
  useEffect(markPageTaken, []);
  return null;
}
