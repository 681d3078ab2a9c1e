import { normalizeText } from '@filigrana/sdk/domain';
import type { operations } from '@filigrana/sdk/types';
import type { CatalogEntry } from './catalog-snapshot.ts';
import type { ProductView } from './product-view.ts';

export type CatalogQuery = NonNullable<operations['filterCatalog']['parameters']['query']>;

/**
 * Products that match: values of one key are alternatives, keys combine. A blank value is none, and
 * a key with only blank values does not filter. Equal prices keep the shop's order.
 */
export function filterEntries(
  entries: readonly CatalogEntry[],
  query: CatalogQuery,
): ProductView[] {
  const categorias = wanted(query.categoria);
  const piedras = wanted(query.piedra);
  const materiales = wanted(query.material);
  const tamanos = wanted(query.tamano);
  const found = entries.filter(
    (entry) =>
      (!categorias || categorias.has(entry.categoria)) &&
      (!piedras || (entry.piedra !== null && piedras.has(entry.piedra))) &&
      (!materiales || materiales.has(entry.material)) &&
      (!tamanos || entry.sizes.some((size) => tamanos.has(size))),
  );
  if (query.precio === 'asc') found.sort((a, b) => a.charged - b.charged);
  if (query.precio === 'desc') found.sort((a, b) => b.charged - a.charged);
  return found.map(({ product }) => product);
}

/** Products whose name or description contains the text; a blank text finds nothing. */
export function searchEntries(entries: readonly CatalogEntry[], termino: string): ProductView[] {
  const text = normalizeText(termino);
  if (text === '') return [];
  return entries.filter((entry) => entry.text.includes(text)).map(({ product }) => product);
}

function wanted(values: readonly string[] | undefined): Set<string> | null {
  const names = (values ?? []).map(normalizeText).filter((name) => name !== '');
  return names.length > 0 ? new Set(names) : null;
}
