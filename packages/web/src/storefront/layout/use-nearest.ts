import { useCatalog } from '@filigrana/hooks';
import type { Product } from '@filigrana/sdk';
import { catalogEntry, filterEntries, nearestEntries } from '@filigrana/sdk/domain';
import { useShopSynonyms } from '../../shared/use-shop-synonyms.ts';
import { searchTexts as texts } from './search-texts.ts';

const SHOWN = 3;

/**
 * The pieces that come nearest to what nothing was found for, and what they are called. Where no word says anything
 * they are what the shop has in stock: what it features first, then the newest.
 */
export function useNearest(text: string): { title: string; pieces: Product[] } {
  const { data = [] } = useCatalog();
  const entries = data.map(catalogEntry);
  const near = nearestEntries(entries, text, SHOWN, useShopSynonyms());
  if (near.length > 0) return { title: texts.nearest, pieces: near };
  const newest = filterEntries(entries, { disponibles: true, orden: 'nuevos' });
  newest.sort((a, b) => b.destacado - a.destacado);
  return { title: texts.liked, pieces: newest.slice(0, SHOWN) };
}
