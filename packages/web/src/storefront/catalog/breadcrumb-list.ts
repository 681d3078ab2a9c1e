import { storefront } from '../../app/paths.ts';
import { layoutTexts } from '../layout/texts.ts';

interface Step {
  name: string;
  path: string;
}

/** Where a page lies, as search engines read it: Inicio and the steps down to the page. */
export function breadcrumbList(absolute: (path: string) => string, steps: readonly Step[]): object {
  const list = [{ name: layoutTexts.nav.home, path: storefront.root() }, ...steps];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: list.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path),
    })),
  };
}
