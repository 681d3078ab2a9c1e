import type { ShopFacts } from '../shared/shop-facts.tsx';

/** What the server hands to the browser inside the page. */
export interface PageState {
  fallback: Record<string, unknown>;
  facts: ShopFacts;
  siteUrl: string;
  /** The shop speaks its other language too. */
  isBilingual: boolean;
}

/** Element of the page that carries the state as JSON. */
export const STATE_ID = 'state';
