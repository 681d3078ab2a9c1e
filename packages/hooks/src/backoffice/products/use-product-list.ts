import type { Product } from '@filigrana/sdk';
import { productKeys } from '../../shared/reads/keys.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import type { AdminList, ListOptions, Searchable } from '../reads/admin-list.types.ts';
import { useList } from '../reads/use-list.ts';
import { useTextSearch } from '../reads/use-text-search.ts';
import { notice } from '../texts/backoffice-notice.ts';
import type { CardRows } from './card-rows.types.ts';
import { useCardRows } from './use-card-rows.ts';

const nameOf = ({ nombreProducto }: Product) => nombreProducto;

/** Every product, searched by name, in rows. */
export interface ProductList extends AdminList, Searchable, CardRows {
  /** All products, whatever the search. */
  items: readonly Product[];
}

/** What the screen remembers of an earlier visit. */
export interface ProductListOptions extends ListOptions {
  /** Cards that each row showed. */
  shown?: readonly number[] | undefined;
}

/** What the product and the stock screen share. Key: `listAllProducts`. */
export function useProductList({ search, shown }: ProductListOptions = {}): ProductList {
  const list = useList(
    productKeys.list(),
    (shop) => shop.products.list(),
    (error) => orSaid(notice('products.listFailed'), error),
  );
  const { found, ...searching } = useTextSearch(list.items, nameOf, search);
  return { ...list, ...searching, ...useCardRows(found, searching.search, shown) };
}
