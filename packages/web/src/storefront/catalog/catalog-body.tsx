import { useState } from 'react';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { CatalogResults } from './catalog-results.tsx';
import { FilteredPieces } from './filtered-pieces.tsx';
import { catalogTexts as texts } from './texts.ts';
import { useAddress } from './use-address.ts';
import { useAddressFilters } from './use-address-filters.ts';
import { useCatalogList } from './use-catalog-list.ts';
import { useFilterCounts } from './use-filter-counts.ts';

const SearchWayLinks = lazyPart(() => import('../layout/search-way-links.tsx'));

/** The catalogue below its title: filters, what is chosen of them, and the pieces they let through. */
export default function CatalogBody() {
  const control = useAddressFilters();
  const list = useCatalogList(control.filters, control.texto);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const counts = useFilterCounts(control, drawerOpen);
  return (
    <FilteredPieces {...{ control, counts, drawerOpen, setDrawerOpen }} found={list.found}>
      {control.texto && <SearchWayLinks text={control.texto} />}
      <CatalogResults list={list} texto={control.texto} />
    </FilteredPieces>
  );
}

/** How many pieces there are: said again whenever the filters change. */
export function CatalogCount() {
  const { filters, texto } = useAddress();
  const { found } = useCatalogList(filters, texto);
  return <span role="status">{found !== null && texts.count(found)}</span>;
}
