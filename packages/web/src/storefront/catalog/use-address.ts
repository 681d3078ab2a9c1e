import { filtersFromSearch, type CatalogFilters } from '@filigrana/sdk/domain';
import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { textOf } from './text-of.ts';

/** What the address of the catalogue asks for. */
export interface Asked {
  filters: CatalogFilters;
  /** What was searched for; '' for nothing. */
  texto: string;
}

/** The filters and the search that live in the address. */
export function useAddress(): Asked {
  const search = useSearch();
  return useMemo(() => ({ filters: filtersFromSearch(search), texto: textOf(search) }), [search]);
}
