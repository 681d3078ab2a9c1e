import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = import.meta.dirname;
const STATIC_IMPORT = /^(?:import|export)\s+(?!type\b)[^;]*?from\s+'([^']+)'/gms;

/** Packages that a file brings along before anything is done on the page. */
function packagesOf(entry: string): Set<string> {
  const packages = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(STATIC_IMPORT)) {
      if (specifier.startsWith('.')) visit(path.resolve(path.dirname(file), specifier));
      else packages.add(specifier);
    }
  };
  visit(path.join(SOURCE, entry));
  return packages;
}

it.each([
  'shared/provider/shop-provider.tsx',
  'shared/session/use-session.ts',
  'shared/session/use-guard.ts',
  'shared/toasts/use-toasts.ts',
  'storefront/texts/use-texts.ts',
  'storefront/banners/use-banners.ts',
  'storefront/banners/use-banner-words.ts',
  'storefront/catalog/use-catalog.ts',
  'storefront/catalog/use-featured.ts',
  'storefront/catalog/use-offers.ts',
  'storefront/catalog/use-product.ts',
  'storefront/catalog/use-product-selection.ts',
  'storefront/faq/use-faqs.ts',
  'storefront/search/use-search.ts',
  'storefront/subscription/use-subscription.ts',
  'storefront/cart/use-cart-view.ts',
  'storefront/cart/add-to-cart.ts',
  'storefront/cart/use-cart.ts',
])('%s needs no machine and no schema in the first view', (entry) => {
  const heavy = [...packagesOf(entry)].filter((name) => /xstate|schemas/.test(name));
  expect(heavy).toEqual([]);
});

it.each(['keys.ts', 'machines.ts'])('%s needs no React, so a server may call it', (entry) => {
  const packages = [...packagesOf(entry)];
  expect(packages.filter((name) => name.includes('react'))).toEqual([]);
  expect(packages.length).toBeGreaterThan(0);
});

it('finds what a page with a form brings along', () => {
  expect(packagesOf('storefront/checkout/use-checkout.ts')).toContain('xstate');
});
