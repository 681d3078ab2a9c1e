import { useEffect } from 'react';
import type { AroundNavHandler } from 'wouter';
import { noteArrival } from './arrived-by.ts';
import { BASE, pathOf } from './language.ts';
import { keepsPage, type NavigationState } from './navigation.ts';
import { isBackoffice } from './paths.ts';
import { findRoute, isRouteReady, prepareRoute, routeKey } from './routes.ts';

/** How long the old page stays while the next one's code is on its way; then a placeholder shows. */
const PATIENCE_MS = 400;

/** How long a person waits at most for the first page to be alive before it is left all the same. */
const TAKEOVER_MS = 5000;

let latest = 0;

let pageTaken = () => {};
const firstPageTaken = new Promise<void>((resolve) => (pageTaken = resolve));
let isFirstPageTaken = false;

/** Told by a page when React has taken over its markup. */
export function markPageTaken(): void {
  isFirstPageTaken = true;
  pageTaken();
}

if (typeof window !== 'undefined') {
  // What lay over the page is gone, closed or by a reload, and a step that comes to it goes back to the page.
  const leavesGone = () => {
    const isGone = history.state?.over === location.href;
    if (isGone) history.back();
    return isGone;
  };
  window.addEventListener('popstate', (event) => {
    if (keepsPage() || leavesGone()) return event.stopImmediatePropagation();
    noteArrival('pop');
    latest += 1;
  });
  leavesGone();
}

/** The first path segment: 'clientes' for '/clientes/catalogo', '' for '/'. */
export const firstSegment = (pathname: string): string => pathname.split('/')[1] ?? '';

/** True for one address, and for two of one page, like `/` and `/clientes`. */
function isSamePage(to: string, from: string): boolean {
  const [next, current] = [findRoute(to), findRoute(from)];
  return to === from || (next !== null && current !== null && routeKey(next) === routeKey(current));
}

/**
 * Wraps every navigation: adds the previous location to its state and waits a moment for the next
 * page's code, so that no placeholder flashes, and for the first page to be alive. Of several that
 * are asked for at once the last one wins.
 */
export const aroundNav: AroundNavHandler = (navigate, to, options) => {
  const here = pathOf(window.location.pathname);
  const pathname = pathOf(to.split(/[?#]/)[0] || window.location.pathname);
  // They have no other language.
  if (BASE && isBackoffice(pathname)) return window.location.replace(pathname);
  const samePage = isSamePage(pathname, here);
  const state: NavigationState = {
    ...(samePage
      ? (window.history.state as NavigationState | null)
      : { from: firstSegment(here), previous: here }),
    ...(options?.state as NavigationState | undefined),
  };
  latest += 1;
  const mine = latest;
  const go = () => {
    if (mine !== latest) return;
    if (!samePage) noteArrival('push');
    navigate(to, { replace: options?.replace ?? false, state });
  };
  if (samePage || (isFirstPageTaken && isRouteReady(pathname))) return go();
  // A failed download is shown by the page's own error boundary.
  const code = within(PATIENCE_MS, prepareRoute(pathname));
  // The server's markup is of the page one leaves: were the address another before React has taken
  // it over, the two would not agree.
  void Promise.all([code, within(TAKEOVER_MS, firstPageTaken)]).then(go);
};

/** Resolves when the work has ended, well or badly, and after so many milliseconds at the latest. */
const within = (ms: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, ms))]);

/** Starts loading a page's code as soon as a person points at, touches or focuses a link to it. */
export function usePagePreloading(): void {
  useEffect(() => {
    const onIntent = (event: Event) => {
      const link = event.target instanceof Element && event.target.closest('a[href]');
      if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return;
      prepareRoute(pathOf(link.pathname)).catch(() => undefined);
    };
    const events = ['pointerover', 'touchstart', 'focusin'] as const;
    for (const name of events) document.addEventListener(name, onIntent, { passive: true });
    return () => {
      for (const name of events) document.removeEventListener(name, onIntent);
    };
  }, []);
}
