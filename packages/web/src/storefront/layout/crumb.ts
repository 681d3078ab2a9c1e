import { isBackoffice, storefront } from '../../app/paths.ts';

/** What an address cannot spell. */
const SPELLED: Readonly<Record<string, string>> = {
  faq: 'FAQ',
  'guia de tallas': 'Guía de tallas',
};

/** A page of the shop as a crumb: the segment after '/clientes', hyphens as spaces, first letter capital. */
export function crumbOf(pathname: string): { label: string; href: string } {
  const segments = pathname.split('/').filter(Boolean);
  const name = segments[0] === 'clientes' ? segments[1] : undefined;
  if (name === undefined || isBackoffice(pathname))
    return { label: 'Inicio', href: storefront.root() };
  const words = name.replaceAll('-', ' ');
  const label = SPELLED[words] ?? words.charAt(0).toUpperCase() + words.slice(1);
  return { label, href: pathname };
}
