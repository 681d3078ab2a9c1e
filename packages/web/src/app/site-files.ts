import type { Shop } from '@filigrana/sdk';
import { escapeHtml } from './head-markup.ts';
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

function robots({ siteUrl }: SiteFileSource): SiteFile {
  const lines = [
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', siteUrl).href}`,
    '',
  ];
  return { type: 'text/plain; charset=utf-8', text: lines.join('\n') };
}

async function sitemap({ siteUrl, shop, productChanges }: SiteFileSource): Promise<SiteFile> {
  const [products, changes] = await Promise.all([shop.catalog.initial(), productChanges?.()]);
  const entry = (path: string, changed?: string) => {
    const lastmod = changed ? `<lastmod>${escapeHtml(changed)}</lastmod>` : '';
    return `<url><loc>${escapeHtml(new URL(path, siteUrl).href)}</loc>${lastmod}</url>`;
  };
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...PUBLIC_PAGES.map((path) => entry(path)),
    ...products.map(({ idProducto }) =>
      entry(storefront.product(idProducto), changes?.get(idProducto)),
    ),
    '</urlset>',
    '',
  ];
  return { type: 'application/xml; charset=utf-8', text: lines.join('\n') };
}
