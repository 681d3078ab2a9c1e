const TO_BUY = 'catalog, lookups, banners, session, cart, shipping, checkout';
const clientWith = (tags: string) => `
  import { createShopWith } from '@filigrana/sdk';
  import { ${tags} } from '@filigrana/sdk/tags';
  export const shopFor = (session) => createShopWith({ ${tags} }, { session });`;

/** Gzipped kB of an import with everything that it needs beyond React; machines that load later count too. */
export const BUDGETS: readonly { what: string; code: string; kB: number }[] = [
  {
    what: 'the client with the catalogue and the cart',
    code: clientWith('catalog, cart'),
    kB: 7.9,
  },
  { what: 'the client, from the catalogue to the purchase', code: clientWith(TO_BUY), kB: 10.1 },
  {
    what: 'the client with all calls',
    code: `export { createShop } from '@filigrana/sdk'`,
    kB: 20.2,
  },
  { what: 'one read hook', code: `export { useFeatured } from '@filigrana/hooks'`, kB: 10 },
  {
    what: 'the cart hook with its machine',
    code: `export { ShopProvider, useCart } from '@filigrana/hooks'`,
    kB: 33.2,
  },
  { what: 'one rule', code: `export { chargedPrice } from '@filigrana/sdk/domain'`, kB: 0.5 },
];
