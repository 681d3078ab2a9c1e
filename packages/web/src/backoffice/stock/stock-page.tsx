import { useStock, type StockDrafts } from '@filigrana/hooks/backoffice';
import type { Product } from '@filigrana/sdk';
import { isInactive, isSoldOut } from '@filigrana/sdk/domain';
import { useCallback } from 'react';
import { useHead } from '../../app/head.tsx';
import { EmptyState } from '../../ui/index.ts';
import { AdminHead } from '../shared/admin-head.tsx';
import { ListFrame } from '../shared/list-frame.tsx';
import { rememberedProducts, useKeptList, useListMemory } from '../shared/list-memory.ts';
import { NoMatch } from '../shared/no-match.tsx';
import { PiecesSkeleton } from '../shared/pieces-skeleton.tsx';
import { ProductRows } from '../shared/product-rows.tsx';
import { SearchBox } from '../shared/search-box.tsx';
import { useDrafts } from '../shared/unsaved.ts';
import { StockCard } from './stock-card.tsx';
import { stockTexts as texts } from './texts.ts';
import { useGoneDrafts } from './use-gone-drafts.ts';

/** How many there are of every piece, and changing it. */
export default function StockPage() {
  useHead({ title: texts.title });
  const memory = useListMemory();
  const list = useStock(rememberedProducts(memory));
  const { items, products, search, setSearch, status } = list;
  useKeptList(memory, search, status === 'ready');
  const drafts = useDrafts<StockDrafts>();
  useGoneDrafts(drafts, list);
  const card = useCallback(
    (product: Product) => <StockCard product={product} drafts={drafts} />,
    [drafts],
  );
  return (
    <>
      <AdminHead title={texts.title} count={status === 'ready' ? countOf(list) : undefined}>
        <SearchBox label={texts.search} value={search} onChange={setSearch} />
      </AdminHead>
      <ListFrame list={list} loading={<PiecesSkeleton label={texts.loading} />}>
        {items.length === 0 && <EmptyState art="busqueda" title={texts.empty} as="h2" />}
        {items.length > 0 && products.length === 0 && (
          <NoMatch title={texts.noMatch} onClear={() => setSearch('')} />
        )}
        {products.length > 0 && (
          <ProductRows list={list} card={card} search={search} memory={memory} />
        )}
      </ListFrame>
    </>
  );
}

/** '30 piezas, 2 agotadas'; with a search '3 de 30 piezas'. */
function countOf({ items, products, search }: ReturnType<typeof useStock>): string {
  if (search.trim() !== '') return texts.matches(products.length, items.length);
  // As the first page counts them: what is switched off waits for no pieces.
  const soldOut = items.filter((each) => isSoldOut(each) && !isInactive(each)).length;
  const all = texts.count(items.length);
  return soldOut > 0 ? `${all}, ${texts.soldOutCount(soldOut)}` : all;
}
