import type { ComponentType, ReactNode } from 'react';
import { storefrontRoutes } from '../storefront/routes.tsx';
import { isLoaded, loadPage } from './lazy-page.tsx';
import { isBackoffice } from './paths.ts';
import type { AppRoute, RouteParams } from './route.ts';

/** The staff area: its pages and the frame around them. */
export interface BackofficeArea {
  routes: readonly AppRoute[];
  Layout: ComponentType<{ children: ReactNode }>;
}

/** An address that belongs to a page. */
export interface RouteMatch {
  route: AppRoute;
  params: RouteParams;
}

let backofficeArea: BackofficeArea | null = null;

/** The staff area once its code is here; null before. */
export const loadedBackoffice = (): BackofficeArea | null => backofficeArea;

/** Loads the staff area. Visitors never come here, so they download none of it. */
export async function loadBackoffice(): Promise<BackofficeArea> {
  backofficeArea ??= (await import('../backoffice/area.tsx')).default;
  return backofficeArea;
}

/** The page of a path among those loaded; null when there is none (or its area is not loaded yet). */
export function findRoute(pathname: string): RouteMatch | null {
  const routes = isBackoffice(pathname) ? (backofficeArea?.routes ?? []) : storefrontRoutes;
  for (const route of routes) {
    const found = route.path.exec(pathname);
    if (found) return { route, params: { ...found.groups } };
  }
  return null;
}

/** Loads what the page of a path needs and answers it; null for paths that no page has. */
export async function prepareRoute(pathname: string): Promise<RouteMatch | null> {
  if (isBackoffice(pathname)) await loadBackoffice();
  const match = findRoute(pathname);
  if (match) await loadPage(match.route);
  return match;
}

/** True when the page of a path can be shown without waiting. */
export function isRouteReady(pathname: string): boolean {
  if (isBackoffice(pathname) && !backofficeArea) return false;
  const match = findRoute(pathname);
  return !match || isLoaded(match.route);
}

/** Tells two pages apart: another route or another parameter is another page. */
export const routeKey = ({ route, params }: RouteMatch): string =>
  `${route.path.source} ${JSON.stringify(params)}`;
