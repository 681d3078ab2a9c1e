import type { Product } from '@filigrana/sdk';

export interface SearchView {
  text: string;
  /** closed · loading ('Buscando…') · open with results, perhaps none. */
  status: 'closed' | 'loading' | 'open';
  results: readonly Product[];
  /** Category that the text maps to, shown as a label above the results. */
  category: string | null;
}
