import { useProductsAdmin } from '@filigrana/hooks/backoffice';
import type { Product } from '@filigrana/sdk';
import { totalStock } from '@filigrana/sdk/domain';
import { useCallback, useState } from 'react';
import { useHead } from '../../app/head.tsx';
import { EmptyState } from '../../ui/index.ts';
import { AddToggle } from '../shared/add-toggle.tsx';
import { AdminHead } from '../shared/admin-head.tsx';
import { DeletionQuestion } from '../shared/deletion-question.tsx';
import { ListFrame } from '../shared/list-frame.tsx';
import { rememberedProducts, useKeptList, useListMemory } from '../shared/list-memory.ts';
import { NoMatch } from '../shared/no-match.tsx';
import { PiecesSkeleton } from '../shared/pieces-skeleton.tsx';
import { ProductRows } from '../shared/product-rows.tsx';
import { SearchBox } from '../shared/search-box.tsx';
import { WithSide } from '../shared/side-form.tsx';
import { useFocusAfterDeletion } from '../shared/use-focus-after-deletion.ts';
import { AddProduct } from './add-product.tsx';
import { EditProduct } from './edit-product.tsx';
import { ProductCard } from './product-card.tsx';
import { productsTexts as texts } from './texts.ts';

/** The products of the shop: adding, editing and deleting them. */
export default function ProductsPage() {
  useHead({ title: texts.title });
  const memory = useListMemory();
  const list = useProductsAdmin(rememberedProducts(memory));
  const { items, products, search, setSearch, status, deletion } = list;
  useKeptList(memory, search, status === 'ready');
  const [isAdding, setAdding] = useState(false);
  const [edited, setEdited] = useState<Product | null>(null);
  const closeForm = useCallback(() => setAdding(false), []);
  const closeDialog = useCallback(() => setEdited(null), []);
  useFocusAfterDeletion(items.length, deletion.item !== null);
  const { ask } = deletion;
  const card = useCallback(
    (product: Product) => <ProductCard product={product} onEdit={setEdited} onDelete={ask} />,
    [ask],
  );

  return (
    <>
      <AdminHead title={texts.title} count={status === 'ready' ? countOf(list) : undefined}>
        <SearchBox label={texts.search} value={search} onChange={setSearch} />
        <AddToggle
          label={texts.add}
          closeLabel={texts.closeForm}
          isOpen={isAdding}
          onToggle={() => setAdding(!isAdding)}
        />
      </AdminHead>
      <WithSide $isOpen={isAdding}>
        <AddProduct isOpen={isAdding} onClose={closeForm} />
        <div>
          <ListFrame list={list} loading={<PiecesSkeleton label={texts.loading} />}>
            {items.length === 0 && (
              <EmptyState art="busqueda" title={texts.empty} as="h2">
                {texts.emptyHelp}
              </EmptyState>
            )}
            {items.length > 0 && products.length === 0 && (
              <NoMatch title={texts.noMatch} onClear={() => setSearch('')} />
            )}
            {products.length > 0 && (
              <ProductRows list={list} card={card} search={search} memory={memory} />
            )}
          </ListFrame>
        </div>
      </WithSide>
      {edited && <EditProduct product={newest(items, edited)} onClose={closeDialog} />}
      {deletion.item && (
        <DeletionQuestion
          deletion={deletion}
          title={texts.deleteTitle(deletion.item.nombreProducto)}
        >
          {texts.deleteText(totalStock(deletion.item))}
        </DeletionQuestion>
      )}
    </>
  );
}

type ProductsView = ReturnType<typeof useProductsAdmin>;

/** '30 piezas'; with a search '3 de 30 piezas'. */
const countOf = ({ items, products, search }: ProductsView): string =>
  search.trim() === '' ? texts.count(items.length) : texts.matches(products.length, items.length);

/** What the list knows of a product now; a colleague may have changed it, or taken it away. */
const newest = (items: readonly Product[], product: Product): Product =>
  items.find(({ idProducto }) => idProducto === product.idProducto) ?? product;
