import type { Role, Shop } from '@filigrana/sdk';
import type { ComponentType, ReactNode } from 'react';

/** Parameters of the matched address, as they stand in it. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

/** What a page wants known before it is rendered on the server. */
export interface Prefetched {
  /** Entries for the SWR cache, by serialised key. */
  fallback: Record<string, unknown>;
  /** Status of the answer when it is not 200; for example 404 for a product that does not exist. */
  status?: number;
}

/**
 * Loads what a public page shows first. Runs on the server, before rendering, as an anonymous visitor.
 *
 * A rejected promise does not break the page: it is rendered without data and the browser loads it.
 * An `ApiError` with status 404 makes the whole answer a 404.
 *
 * @example
 * export const prefetch: Prefetch = async (shop, params) => ({
 *   fallback: { [productKey(params.idProducto)]: await shop.catalog.product(Number(params.idProducto)) },
 * });
 */
export type Prefetch = (
  shop: Shop,
  params: RouteParams,
  search: URLSearchParams,
) => Promise<Prefetched>;

/** What a page file exports. */
export interface PageModule {
  default: ComponentType;
  prefetch?: Prefetch | undefined;
}

/** One address of the app. */
export interface AppRoute {
  /** Addresses of the page; made with `pattern`. */
  path: RegExp;
  /** Page file without extension, relative to `src`: names the chunk to preload. The server's only. */
  file: string;
  load: () => Promise<PageModule>;
  /** Roles that may see the page. Such pages are rendered by the browser only. */
  roles?: readonly Role[];
  /** What a signed-in person without the role sees: sent to `/`, or told why and sent to their profile. */
  denied?: 'home' | 'explain';
  /** On phones the header has neither menu nor search, so that nothing leads away from paying. */
  isPaying?: true;
}

/** The staff area: its pages and the frame around them. */
export interface BackofficeArea {
  routes: readonly AppRoute[];
  Layout: ComponentType<{ children: ReactNode }>;
}

/**
 * Turns '/clientes/producto/:idProducto' into the expression that routes are matched with, on the
 * server and in the browser alike. A slash at the end is allowed; parameters become named groups.
 */
export const pattern = (path: string): RegExp =>
  new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`);
