import { exchangeKeys, fallbackEntry } from '@filigrana/hooks/keys';
import { ApiError, createShop, memorySession, type Shop } from '@filigrana/sdk';
import type { ShopFacts } from '../shared/shop-facts.tsx';
import { alternateElements } from './alternate-elements.ts';
import { assetsOf, type BrowserBuild } from './assets.ts';
import { htmlDocument } from './document.ts';
import { headElements, type HeadTags } from './head-elements.ts';
import { headMarkup } from './head-markup.ts';
import { addressOf, BASE, pathOf } from './language.ts';
import { loadPage } from './lazy-page.tsx';
import { inOwnWords } from './own-words.ts';
import { isBackoffice, storefront } from './paths.ts';
import { previewElements } from './preview-elements.ts';
import { renderMarkup } from './render-markup.tsx';
import type { Prefetched } from './route.ts';
import { prepareRoute, type RouteMatch } from './routes.ts';
import { siteFile } from './site-files.ts';
import { WITHOUT_SCRIPTS } from './without-scripts.ts';

/** One page asked for. */
export interface RenderRequest {
  /** Path and query as they came. */
  url: string;
  /** How the API is reached; in one process without leaving it. */
  fetch: typeof globalThis.fetch;
  /** Public origin of the shop, for example 'https://filigrana.test'. */
  siteUrl: string;
  shop: ShopFacts;
  /** Whoever serves the pages has a build of the other language too. */
  isBilingual?: boolean;
  /** When each product last changed (ISO 8601), by `idProducto`; left out where nobody knows. */
  productChanges?: (() => Promise<ReadonlyMap<number, string>>) | undefined;
}

export interface RenderedPage {
  status: number;
  /** Its `content-type` tells pages from the files that search engines read. */
  headers: Record<string, string>;
  html: string;
  /** Text of each inline style element: an answer's content policy allows these and no others. */
  inlineStyles: readonly string[];
  /** Something could not be loaded or drawn: whoever asks next gets a new page. */
  isWhole: boolean;
}

/**
 * Renders one page as an anonymous visitor sees it. Public pages come with their data; pages for
 * signed-in people come as a frame that the browser fills.
 */
export async function renderPage(
  request: RenderRequest,
  build: BrowserBuild | null,
): Promise<RenderedPage> {
  const { siteUrl, shop: facts, isBilingual = false } = request;
  // Joined, not resolved: '//other.host' is a path here, never another site.
  const { pathname: path, search, searchParams } = new URL(new URL(siteUrl).origin + request.url);
  const pathname = pathOf(path);
  const leadsTo = redirectOf(pathname);
  if (leadsTo) return { status: 302, headers: { location: leadsTo + search }, html: '', ...PLAIN };

  const session = memorySession();
  let isLoaded = true;
  const watched: typeof fetch = async (...call) => {
    try {
      const answer = await request.fetch(...call);
      if (answer.status >= 500 || answer.status === 429) isLoaded = false;
      return answer;
    } catch (error) {
      isLoaded = false;
      throw error;
    }
  };
  const client = createShop({
    host: facts.host || siteUrl,
    // Pictures stay paths of this origin, whatever name the server knows itself by.
    mediaHost: facts.host,
    session,
    fetch: watched,
  });
  const shop = inOwnWords(client);
  const file = await siteFile(pathname, { ...request, shop });
  if (file)
    return {
      status: 200,
      headers: { 'content-type': file.type, 'cache-control': 'public, max-age=3600' },
      html: file.text,
      ...PLAIN,
    };
  const match = await prepareRoute(pathname);
  const { fallback, status = 200 } = await prefetch(match, shop, searchParams);
  let tags: HeadTags = { title: '' };
  const collectHead = (wanted: HeadTags) => void (tags = wanted);
  const server = { path, search };
  const app = { shop, session, facts, fallback, siteUrl, isBilingual, collectHead, server };
  const { isWhole, ...markup } = await renderMarkup(app);
  const assets = assetsOf(build, match?.route.file ?? null);
  const ownTags = pageTags(tags, match);
  const site = { siteName: facts.nombre, siteUrl, isBilingual };
  const html = htmlDocument({
    ...markup,
    head: headMarkup([
      ...headElements(ownTags, site),
      ...alternateElements(ownTags, site),
      ...previewElements(ownTags, site),
    ]),
    assets,
    state: { fallback, facts, siteUrl, isBilingual },
  });
  return {
    status: match ? status : 404,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    html,
    inlineStyles: [assets.css, textOf(markup.styles), WITHOUT_SCRIPTS].filter(Boolean),
    isWhole: isWhole && isLoaded,
  };
}

/** Where an address that is no page leads to. */
function redirectOf(pathname: string): string | null {
  if (pathname.replace(/\/$/, '') === storefront.offerShortcut())
    return addressOf(storefront.offers());
  // The staff's pages are in one language.
  return BASE && isBackoffice(pathname) ? pathname : null;
}

const PLAIN = { inlineStyles: [], isWhole: true };

const textOf = (element: string): string =>
  element.slice(element.indexOf('>') + 1, element.lastIndexOf('<'));

/** Data of a public page. What could not be loaded is left to the browser; what does not exist is a 404. */
async function prefetch(
  match: RouteMatch | null,
  shop: Shop,
  search: URLSearchParams,
): Promise<Prefetched> {
  if (!match || match.route.roles) return { fallback: {} };
  const page = await loadPage(match.route);
  if (!page.prefetch) return { fallback: {} };
  try {
    const [own, rate] = await Promise.all([
      page.prefetch(shop, match.params, search),
      // Prices stand in every page; a backend without colones says nothing of them.
      shop.exchange.rate().catch(() => null),
    ]);
    const colones = rate && Object.fromEntries([fallbackEntry(exchangeKeys.rate(), rate)]);
    return { ...own, fallback: { ...own.fallback, ...colones } };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { fallback: {}, status: 404 };
    console.error(error);
    return { fallback: {} };
  }
}

/** Pages for signed-in people say what they are only in the browser, and no search engine wants them. */
function pageTags(tags: HeadTags, match: RouteMatch | null): HeadTags {
  return match?.route.roles ? { ...tags, noindex: true } : tags;
}
