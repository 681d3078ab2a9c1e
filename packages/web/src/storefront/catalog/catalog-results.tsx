import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { Button, EmptyState } from '../../ui/index.ts';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';
import { foundWords } from './found-words.tsx';
import { catalogTexts as texts } from './texts.ts';
import type { CatalogList } from './use-catalog-list.ts';

const Nearest = lazyPart(() => import('./catalog-nearest.tsx'));

/** Cards of the first view on a wide screen. */
const FIRST_VIEW = 3;
const SKELETONS = 9;

interface Props {
  list: CatalogList;
  /** What was searched for; '' for nothing. */
  texto: string;
}

/** The pieces, or what stands in their place. */
export function CatalogResults({ list, texto }: Props) {
  const { products, loading, failed, retry } = list;
  // Nothing is said about a failure, but it can be tried again.
  if (failed)
    return (
      <Nothing
        action={
          <Button variant="line" icon="reload" busy={loading && texts.retrying} onClick={retry}>
            {texts.retry}
          </Button>
        }
      />
    );
  if (!products) return <ProductGridSkeleton columns="catalog" cards={SKELETONS} />;
  if (products.length === 0)
    return (
      <>
        <Nothing />
        {texto && <Nearest text={texto} />}
      </>
    );
  return (
    <Stale aria-busy={loading} data-stale={loading ? '' : undefined}>
      <ProductGrid
        columns="catalog"
        products={products}
        eager={FIRST_VIEW}
        words={foundWords(texto)}
      />
    </Stale>
  );
}

const Nothing = ({ action }: { action?: ReactNode }) => (
  <EmptyState art="busqueda" title={texts.empty} action={action} />
);

/** The last list stays while the next one loads, paler when that takes a moment. */
const Stale = styled.div`
  transition: opacity var(--t-base);
  &[data-stale] {
    opacity: 0.55;
    transition-delay: 150ms;
  }
`;
