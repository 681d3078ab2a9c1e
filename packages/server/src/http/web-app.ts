import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ShopFacts } from '../config/shop-facts.ts';
import { isEnglish } from './chosen-language.ts';

/** One page to be rendered. */
export interface WebRequest {
  /** Path and query, for example `/clientes/catalogo?categoria=Anillos`. */
  url: string;
  /** Reaches this server's own API without a network; anonymous. */
  fetch: typeof globalThis.fetch;
  /** Public origin of the shop, without a slash at the end. */
  siteUrl: string;
  shop: ShopFacts;
  /** There is a build of the shop's other language too. */
  isBilingual?: boolean;
  /**
   * When each product that visitors see last changed (ISO 8601, UTC), by `idProducto`. Left out when
   * the shop's API is another server.
   */
  productChanges?: (() => Promise<ReadonlyMap<number, string>>) | undefined;
}

export interface WebResponse {
  status: number;
  /** Beside or instead of those of a page, for example the `content-type` of `/sitemap.xml`. */
  headers?: Record<string, string>;
  /** The body, whatever its type. */
  html: string;
  /** Text of each inline style element; no others may apply. */
  inlineStyles?: readonly string[];
  /** False when something could not be loaded or drawn: the next visitor gets a page of their own. */
  isWhole?: boolean;
}

/** The web app, as the server sees it. */
export interface WebApp {
  /** Folder of the browser's files; its `assets/` holds the ones with a hash in their name. */
  assetsDir: string;
  /** It speaks English too, below `/en`. */
  isBilingual?: boolean;
  render(request: WebRequest): Promise<WebResponse>;
}

/** Whether a folder holds a finished web build. */
export function hasWebApp(dir: string): boolean {
  return [entryOf(dir), clientOf(dir)].every((path) => existsSync(path));
}

/**
 * Loads a finished web build: a folder with `client/` and `server/entry-server.js`, whose module
 * exports `render(request)`. A second one, `entry-server.en.js`, answers below `/en`.
 */
export async function loadWebApp(dir: string): Promise<WebApp> {
  const spanish = await loadRenderer(entryOf(dir));
  const english = existsSync(englishOf(dir)) ? await loadRenderer(englishOf(dir)) : null;
  const isBilingual = english !== null;
  return {
    assetsDir: clientOf(dir),
    isBilingual,
    render(request) {
      const render = english && isEnglish(request.url) ? english : spanish;
      return render({ ...request, isBilingual });
    },
  };
}

async function loadRenderer(file: string): Promise<WebApp['render']> {
  const entry = pathToFileURL(file);
  const module = (await import(entry.href)) as { render?: WebApp['render'] };
  if (typeof module.render !== 'function') {
    throw new Error(`${entry.pathname} does not export render()`);
  }
  return module.render;
}

const entryOf = (dir: string) => resolve(dir, 'server', 'entry-server.js');
const englishOf = (dir: string) => resolve(dir, 'server', 'entry-server.en.js');
const clientOf = (dir: string) => resolve(dir, 'client');
