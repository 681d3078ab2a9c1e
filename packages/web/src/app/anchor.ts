import { arrivedBy } from './arrived-by.ts';

/**
 * Goes to the place that the address names, of a page reached by a link. Arriving does it; what comes later
 * than its page asks for it.
 *
 * @returns false where there is no such place, or not yet.
 */
export function goToAnchor(): boolean {
  if (arrivedBy() !== 'push') return false;
  const place = document.getElementById(window.location.hash.slice(1));
  place?.scrollIntoView({ behavior: 'instant' });
  focusOn(place);
  return place !== null;
}

/** Moves the focus to something that is only read. */
export function focusOn(target: HTMLElement | null): void {
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
