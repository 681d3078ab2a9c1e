import { storefrontRoutes } from '../storefront/routes.ts';

/**
 * Whether an address of the shop leads to a page, and to one that every visitor may see.
 *
 * @example isPublicPage('/clientes/catalogo?categoria=Anillos') // true
 * @example isPublicPage('/admin') // false
 */
export function isPublicPage(address: string): boolean {
  const pathname = address.replace(/[?#].*$/, '');
  return storefrontRoutes.some(({ path, roles }) => !roles && path.test(pathname));
}
