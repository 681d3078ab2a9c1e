/**
 * What a server needs to read ahead for the hooks, without React: the keys of their cache, the entries
 * of the provider's `fallback`, and the search as the search box does it.
 */
export {
  accountKeys,
  bannerKeys,
  catalogKeys,
  faqKeys,
  legalTextKeys,
  lookupKeys,
  orderKeys,
  shippingKeys,
  specialOrderKeys,
} from './shared/reads/keys.ts';
export { fallbackEntry } from './shared/provider/fallback.ts';
export { findPieces } from './storefront/search/find-pieces.ts';
