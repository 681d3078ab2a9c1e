import { isBackoffice, storefront } from '../../app/paths.ts';
import { crumbTexts } from './crumb-texts.ts';
import { layoutTexts } from './texts.ts';

/** A page of the shop as a crumb: the segment after '/clientes', hyphens as spaces, first letter capital. */
export function crumbOf(pathname: string): { label: string; href: string } {
  const segments = pathname.split('/').filter(Boolean);
  const name = segments[0] === 'clientes' ? segments[1] : undefined;
  if (name === undefined || isBackoffice(pathname))
    return { label: layoutTexts.nav.home, href: storefront.root() };
  const words = name.replaceAll('-', ' ');
  const label = crumbTexts[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
  return { label, href: pathname };
}
