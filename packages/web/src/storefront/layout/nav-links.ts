import { storefront } from '../../app/paths.ts';

/** The links of the header and of the phone's menu, in their order. */
export const navLinks = [
  { id: 1001, label: 'Inicio', href: storefront.root() },
  { id: 1002, label: 'Catálogo', href: storefront.catalog() },
  { id: 1003, label: 'Ofertas Especiales', href: storefront.offers() },
  { id: 1004, label: 'Pedido Especial', href: storefront.specialOrder() },
  { id: 1005, label: 'FAQ', href: storefront.faq() },
  { id: 1006, label: 'Contacto', href: storefront.contact() },
  { id: 1007, label: 'Acerca De', href: storefront.about() },
] as const;

/** Whether a link leads to the page on screen. The home page has two addresses. */
export function isCurrent(href: string, pathname: string): boolean {
  const path = pathname.replace(/\/$/, '') || storefront.root();
  if (href === storefront.root()) return path === href || path === storefront.home();
  return path === href;
}
