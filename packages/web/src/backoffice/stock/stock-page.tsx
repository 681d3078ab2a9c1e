import { useStock, type StockDrafts } from '@filigrana/hooks/backoffice';
import type { Product } from '@filigrana/sdk';
import { isInactive, isSoldOut } from '@filigrana/sdk/domain';
import { useCallback } from 'react';
import { rememberedProducts, useKeptList, useListMemory } from '../shared/list-memory.ts';
import { PiecesSkeleton } from '../shared/pieces-skeleton.tsx';
import { ProductRows } from '../shared/product-rows.tsx';
import { SearchedList } from '../shared/searched-list.tsx';
import { counted } from '../shared/texts.ts';
import { useDrafts } from '../shared/unsaved.ts';
import { StockCard } from './stock-card.tsx';
import { stockTexts as texts } from './texts.ts';
import { useGoneDrafts } from './use-gone-drafts.ts';

/** How many there are of every piece, and changing it. */
export default function StockPage() {
  const memory = useListMemory();
  const list = useStock(rememberedProducts(memory));
  const { items, products, search, status, total, matches, isWhole } = list;
  useKeptList(memory, search, status === 'ready');
  const drafts = useDrafts<StockDrafts>();
  useGoneDrafts(drafts, list);
  const card = useCallback(
    (product: Product) => <StockCard product={product} drafts={drafts} />,
    [drafts],
  );
  // As the first page counts them: what is switched off waits for no pieces.
  const soldOut = items.filter((each) => isSoldOut(each) && !isInactive(each)).length;
  return (
    <SearchedList
      texts={texts}
      list={list}
      total={total}
      matches={matches}
      count={counted(total, 'pieza')}
      detail={isWhole && soldOut > 0 && counted(soldOut, 'agotada')}
      art="busqueda"
      skeleton={PiecesSkeleton}
    >
      {products.length > 0 && (
        <ProductRows list={list} card={card} search={search} memory={memory} />
      )}
    </SearchedList>
  );
}
