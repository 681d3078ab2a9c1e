import { useEffect, useRef } from 'react';
import { arrivedBy, markPageTaken } from './around-nav.ts';

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

/**
 * Goes to the place that the address of a page reached by navigation names. For what comes later than its page,
 * too.
 *
 * @returns false where there is none, or not yet.
 */
export function goToAnchor(): boolean {
  if (arrivedBy() !== 'push') return false;
  const place = document.getElementById(window.location.hash.slice(1));
  place?.scrollIntoView({ behavior: 'instant' });
  focusOn(place);
  return place !== null;
}

function focusOn(target: HTMLElement | null): void {
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Placed in what the server may have rendered in a page's place: says that React has taken it over. */
export function Taken() {
  useEffect(markPageTaken, []);
  return null;
}
