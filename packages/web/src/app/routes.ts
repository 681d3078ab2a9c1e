import { storefrontRoutes } from '../storefront/routes.ts';
import { isLoaded, loadPage } from './lazy-page.tsx';
import { isBackoffice } from './paths.ts';
import type { AppRoute, RouteParams } from './route.ts';
import { backofficeDownload } from './staff-area.ts';

/** An address that belongs to a page. */
export interface RouteMatch {
  route: AppRoute;
  params: RouteParams;
}

/** The page of a path among those loaded; null when there is none (or its area is not loaded yet). */
export function findRoute(pathname: string): RouteMatch | null {
  const routes = isBackoffice(pathname)
    ? (backofficeDownload.code?.routes ?? [])
    : storefrontRoutes;
  for (const route of routes) {
    const found = route.path.exec(pathname);
    if (found) return { route, params: { ...found.groups } };
  }
  return null;
}

/** Loads what the page of a path needs and answers it; null for paths that no page has. */
export async function prepareRoute(pathname: string): Promise<RouteMatch | null> {
  if (isBackoffice(pathname)) await backofficeDownload.start();
  const match = findRoute(pathname);
  if (match) await loadPage(match.route);
  return match;
}

/** True when the page of a path can be shown without waiting. */
export function isRouteReady(pathname: string): boolean {
  if (isBackoffice(pathname) && !backofficeDownload.code) return false;
  const match = findRoute(pathname);
  return !match || isLoaded(match.route);
}

/** Tells two pages apart: another route or another parameter is another page. */
export const routeKey = ({ route, params }: RouteMatch): string =>
  `${route.path.source} ${JSON.stringify(params)}`;
