import { useOffers } from '@filigrana/hooks';
import type { Product } from '@filigrana/sdk';
import { catalogEntry, countEntries, filterEntries, filtersToQuery } from '@filigrana/sdk/domain';
import { useMemo, useState } from 'react';
import { storefront } from '../../app/paths.ts';
import { EmptyState, ErrorState, LinkButton } from '../../ui/index.ts';
import { FilteredPieces } from '../catalog/filtered-pieces.tsx';
import { ProductGrid, ProductGridSkeleton } from '../catalog/product-grid.tsx';
import { catalogTexts } from '../catalog/texts.ts';
import { useAddressFilters } from '../catalog/use-address-filters.ts';
import { offersTexts as texts } from './texts.ts';

/** Cards of the first view on a wide screen. */
const FIRST_VIEW = 3;

/** The offers below their title, or what stands in their place. */
export default function OffersBody() {
  const { data, error, isValidating, mutate } = useOffers();
  if (data?.length === 0)
    return (
      <EmptyState
        art="novedades"
        title={texts.empty}
        action={
          <LinkButton href={storefront.catalog()} variant="line">
            {texts.emptyAction}
          </LinkButton>
        }
      >
        {texts.emptyHelp}
      </EmptyState>
    );
  if (error && !data)
    return (
      <ErrorState title={texts.failed} onRetry={() => void mutate()} retrying={isValidating}>
        {texts.failedHelp}
      </ErrorState>
    );
  return <Offers offers={data} />;
}

/** The list of the offers is whole: it is filtered here, by the rules that servers go by. */
function Offers({ offers }: { offers: readonly Product[] | undefined }) {
  const control = useAddressFilters(storefront.offers);
  const { filters } = control;
  const [drawerOpen, setDrawerOpen] = useState(false);
  const entries = useMemo(() => offers?.map((offer) => catalogEntry(offer)), [offers]);
  const query = filtersToQuery(filters);
  if (!entries)
    return (
      <FilteredPieces {...{ control, drawerOpen, setDrawerOpen }} counts={null} found={null}>
        <ProductGridSkeleton columns="offers" cards={6} />
      </FilteredPieces>
    );
  const products = filterEntries(entries, query);
  const counts = countEntries(entries, query);
  return (
    <FilteredPieces {...{ control, counts, drawerOpen, setDrawerOpen }} found={products.length}>
      {products.length > 0 ? (
        <ProductGrid columns="offers" products={products} eager={FIRST_VIEW} />
      ) : (
        <EmptyState art="busqueda" title={catalogTexts.empty} />
      )}
    </FilteredPieces>
  );
}
