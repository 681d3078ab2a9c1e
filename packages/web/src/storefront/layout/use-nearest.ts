import { useCatalog } from '@filigrana/hooks';
import type { Product } from '@filigrana/sdk';
import { catalogEntry, nearestEntries } from '@filigrana/sdk/domain';
import { useShopSynonyms } from '../../shared/use-shop-synonyms.ts';

const SHOWN = 3;

/** The pieces that come nearest to what nothing was found for. */
export function useNearest(text: string): Product[] {
  const { data = [] } = useCatalog();
  return nearestEntries(data.map(catalogEntry), text, SHOWN, useShopSynonyms());
}
