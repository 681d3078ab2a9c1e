const TO_BUY = 'catalog, lookups, banners, session, cart, shipping, checkout';
const clientWith = (tags: string) => `
  import { createShopWith } from '@filigrana/sdk';
  import { ${tags} } from '@filigrana/sdk/tags';
  export const shopFor = (session) => createShopWith({ ${tags} }, { session });`;

/** What a page of these hooks imports. */
const hooks = (names: string) => `export { ShopProvider, ${names} } from '@filigrana/hooks'`;

export interface Budget {
  what: string;
  code: string;
  /** kB that a page waits for. */
  first: number;
  /** kB that come after its first view, or when something is done. */
  later: number;
}

/** Gzipped kB of an import with everything that it needs beyond React. */
export const BUDGETS: readonly Budget[] = [
  {
    what: 'the client with the catalogue and the cart',
    code: clientWith('catalog, cart'),
    first: 8.1,
    later: 0,
  },
  {
    what: 'the client, from the catalogue to the purchase',
    code: clientWith(TO_BUY),
    first: 10.3,
    later: 0,
  },
  {
    what: 'the client with all calls',
    code: `export { createShop } from '@filigrana/sdk'`,
    first: 19.7,
    later: 0.9,
  },
  {
    what: 'one read hook',
    code: `export { useFeatured } from '@filigrana/hooks'`,
    first: 8.3,
    later: 0.9,
  },
  { what: 'the badge of the cart', code: hooks('useCartCount'), first: 13.6, later: 21.9 },
  { what: 'a cart page', code: hooks('useCart'), first: 16.5, later: 19.9 },
  {
    what: 'a storefront with cart, login and checkout',
    code: hooks(
      'useCatalog, useProduct, useAddToCart, useCartCount, useCart, useLogin, useCheckout',
    ),
    first: 48.4,
    later: 6.5,
  },
  {
    what: 'one rule',
    code: `export { chargedPrice } from '@filigrana/sdk/domain'`,
    first: 0.3,
    later: 0,
  },
];
