import { useCatalog } from '@filigrana/hooks';
import type { Product } from '@filigrana/sdk';
import { filtersToSearch, type CatalogFilters } from '@filigrana/sdk/domain';
import { useState } from 'react';

/** The list of the page, as it is now. */
export interface CatalogList {
  /** What is shown: the list of these filters, or the last one while theirs loads. */
  products: readonly Product[] | undefined;
  loading: boolean;
  /** Pieces that the filters let through; null while nobody knows. */
  found: number | null;
  /** There is no list of these filters, and asking for it failed. */
  failed: boolean;
  retry: () => void;
}

/**
 * The catalogue as the page shows it. A list that could not be read again stays as it was; only a
 * list that never came leaves its place empty.
 */
export function useCatalogList(filters: CatalogFilters, texto: string): CatalogList {
  const { data, error, isLoading, isValidating, mutate } = useCatalog(filters, texto);
  const address = `${texto}?${filtersToSearch(filters)}`;
  const [known, setKnown] = useState<{ address: string; products: Product[] } | null>(null);
  const isOwn = data !== undefined && !isLoading && error === undefined;
  if (isOwn && (known?.address !== address || known.products !== data))
    setKnown({ address, products: data });
  const failed = error !== undefined && known?.address !== address;
  return {
    products: data,
    loading: failed ? isValidating : isLoading,
    found: failed || isLoading || !data ? null : data.length,
    failed,
    retry: () => void mutate(),
  };
}
