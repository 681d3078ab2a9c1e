import { storefront } from '../../app/paths.ts';
import { layoutTexts } from './texts.ts';

const texts = layoutTexts.nav;

/** The links of the header and of the phone's menu, in their order. */
export const navLinks = [
  { id: 1001, label: texts.home, href: storefront.root() },
  { id: 1002, label: texts.catalog, href: storefront.catalog() },
  { id: 1003, label: texts.offers, href: storefront.offers() },
  { id: 1004, label: texts.specialOrder, href: storefront.specialOrder() },
  { id: 1005, label: texts.faq, href: storefront.faq() },
  { id: 1006, label: texts.contact, href: storefront.contact() },
  { id: 1007, label: texts.about, href: storefront.about() },
] as const;

/**
 * How a link says where one is: 'page' when it leads to the page on screen, 'true' when the page
 * belongs to it, as every piece does to the catalogue. The home page has two addresses.
 */
export function currentMark(href: string, pathname: string): 'page' | 'true' | undefined {
  const path = pathname.replace(/\/$/, '') || storefront.root();
  const isHome = href === storefront.root() && path === storefront.home();
  if (path === href || isHome) return 'page';
  const isPiece = path.startsWith(storefront.product(''));
  return isPiece && href === storefront.catalog() ? 'true' : undefined;
}
