import type { Shop } from '@filigrana/sdk';
import { escapeHtml } from './head-markup.ts';
import { ENGLISH, pathIn, SPANISH } from './languages.ts';
import { backoffice, storefront } from './paths.ts';

/** A file that search engines ask for by name. */
export interface SiteFile {
  type: string;
  text: string;
}

export interface SiteFileSource {
  /** Public origin of the shop. */
  siteUrl: string;
  shop: Shop;
  /** Every page is there in English too. */
  isBilingual?: boolean | undefined;
  /** When each product last changed (ISO 8601), by `idProducto`, where the server knows it. */
  productChanges?: (() => Promise<ReadonlyMap<number, string>>) | undefined;
}

/** Pages worth finding; those of a purchase or an account are not. */
const PUBLIC_PAGES = [
  storefront.home(),
  storefront.catalog(),
  storefront.offers(),
  storefront.specialOrder(),
  storefront.faq(),
  storefront.sizeGuide(),
  storefront.contact(),
  storefront.about(),
  storefront.privacy(),
  storefront.terms(),
  storefront.care(),
];

const PRIVATE = [
  backoffice.profile(),
  backoffice.managerProfile(),
  '/api/',
  storefront.profile(),
  storefront.checkout(),
];

const FILES: Record<string, (source: SiteFileSource) => SiteFile | Promise<SiteFile>> = {
  '/robots.txt': robots,
  '/sitemap.xml': sitemap,
};

/**
 * Answers `/robots.txt` and `/sitemap.xml`; null for every other path. The sitemap rejects when the
 * products cannot be read: half a list would tell search engines that the rest is gone.
 */
export async function siteFile(pathname: string, source: SiteFileSource): Promise<SiteFile | null> {
  return (await FILES[pathname]?.(source)) ?? null;
}

/** Each path in every language. */
const inAll = (paths: readonly string[], isBilingual: boolean | undefined): string[] =>
  (isBilingual ? [SPANISH, ENGLISH] : [SPANISH]).flatMap((each) =>
    paths.map((path) => pathIn(each, path)),
  );

function robots({ siteUrl, isBilingual }: SiteFileSource): SiteFile {
  const lines = [
    'User-agent: *',
    ...new Set(inAll(PRIVATE, isBilingual).map((path) => `Disallow: ${path}`)),
    '',
    `Sitemap: ${new URL('/sitemap.xml', siteUrl).href}`,
    '',
  ];
  return { type: 'text/plain; charset=utf-8', text: lines.join('\n') };
}

async function sitemap(source: SiteFileSource): Promise<SiteFile> {
  const { siteUrl, shop, productChanges, isBilingual } = source;
  const [products, changes] = await Promise.all([shop.catalog.initial(), productChanges?.()]);
  const entries = (page: string, changed?: string) => {
    const lastmod = changed ? `<lastmod>${escapeHtml(changed)}</lastmod>` : '';
    return inAll([page], isBilingual).map(
      (path) => `<url><loc>${escapeHtml(new URL(path, siteUrl).href)}</loc>${lastmod}</url>`,
    );
  };
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...PUBLIC_PAGES.flatMap((path) => entries(path)),
    ...products.flatMap(({ idProducto }) =>
      entries(storefront.product(idProducto), changes?.get(idProducto)),
    ),
    '</urlset>',
    '',
  ];
  return { type: 'application/xml; charset=utf-8', text: lines.join('\n') };
}
