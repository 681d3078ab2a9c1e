/**
 * What a server needs to read ahead for the hooks, without React: the keys of their cache, the entries
 * of the provider's `fallback`, the search as the search box does it, and the names of the machines.
 */
export {
  accountKeys,
  bannerKeys,
  catalogKeys,
  exchangeKeys,
  faqKeys,
  favoriteKeys,
  legalTextKeys,
  lookupKeys,
  orderKeys,
  paymentKeys,
  holdKeys,
  reconciliationKeys,
  ringSizeKeys,
  savedLineKeys,
  shipmentKeys,
  shippingKeys,
  siteTextKeys,
  synonymKeys,
  specialOrderKeys,
} from './shared/reads/keys.ts';
export { fallbackEntry } from './shared/provider/fallback.ts';
export { filterPieces } from './storefront/catalog/filter-pieces.ts';
export { findPieces } from './storefront/search/find-pieces.ts';
export { machineNames, type MachineName } from './shared/machines/names.ts';
