import { useProductsAdmin } from '@filigrana/hooks/backoffice';
import type { Product } from '@filigrana/sdk';
import { totalStock } from '@filigrana/sdk/domain';
import { useCallback, useState } from 'react';
import { DeletionQuestion } from '../shared/deletion-question.tsx';
import {
  rememberedProducts,
  useAskedSearch,
  useKeptList,
  useListMemory,
} from '../shared/list-memory.ts';
import { newest } from '../shared/newest.ts';
import { PiecesSkeleton } from '../shared/pieces-skeleton.tsx';
import { ProductRows } from '../shared/product-rows.tsx';
import { SearchedList } from '../shared/searched-list.tsx';
import { counted } from '../shared/texts.ts';
import { useFocusAfterDeletion } from '../shared/use-focus-after-deletion.ts';
import { AddProduct, BesideList } from './add-product.tsx';
import { EditProduct } from './edit-product.tsx';
import { ProductCard } from './product-card.tsx';
import { productsTexts as texts } from './texts.ts';

/** The products of the shop: adding, editing and deleting them. */
export default function ProductsPage() {
  const memory = useListMemory();
  const list = useProductsAdmin(rememberedProducts(memory));
  const { items, products, search, status, deletion, total, matches } = list;
  useKeptList(memory, search, status === 'ready');
  useAskedSearch(list.setSearch);
  const [edited, setEdited] = useState<Product | null>(null);
  const [createdId, setCreatedId] = useState<number | null>(null);
  const [isForPictures, setForPictures] = useState(false);
  const closeDialog = useCallback(() => {
    setEdited(null);
    setForPictures(false);
  }, []);
  useFocusAfterDeletion(items.length, deletion.item !== null);
  const { ask } = deletion;
  // What has once been seen of the list holds, also where a search finds nothing.
  const [keeps, setKeeps] = useState({ details: false, english: false });
  const details = keeps.details || items.some(({ ficha }) => ficha !== undefined);
  const english = keeps.english || items.some(({ nombreIngles }) => nombreIngles !== undefined);
  if (details !== keeps.details || english !== keeps.english) setKeeps({ details, english });
  const card = useCallback(
    (product: Product) => <ProductCard product={product} onEdit={setEdited} onDelete={ask} />,
    [ask],
  );
  const created = items.find(({ idProducto }) => idProducto === createdId);
  const added = created?.fotos === undefined ? null : created;
  const onPictures = () => {
    setForPictures(true);
    setEdited(added);
  };

  return (
    <BesideList value={{ ...keeps, added, onCreated: setCreatedId, onPictures }}>
      <SearchedList
        texts={texts}
        list={list}
        total={total}
        matches={matches}
        count={counted(total, 'pieza')}
        art="busqueda"
        skeleton={PiecesSkeleton}
        add={{ label: texts.add, closeLabel: texts.closeForm, form: AddProduct }}
      >
        {products.length > 0 && (
          <ProductRows list={list} card={card} search={search} memory={memory} />
        )}
      </SearchedList>
      {edited && (
        <EditProduct
          product={newest(items, edited, 'idProducto')}
          isForPictures={isForPictures}
          onClose={closeDialog}
        />
      )}
      {deletion.item && (
        <DeletionQuestion
          deletion={deletion}
          title={texts.deleteTitle(deletion.item.nombreProducto)}
        >
          {texts.deleteText(totalStock(deletion.item))}
        </DeletionQuestion>
      )}
    </BesideList>
  );
}
