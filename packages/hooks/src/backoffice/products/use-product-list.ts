import type { ListPage, Product, ProductPageQuery } from '@filigrana/sdk';
import { productKeys } from '../../shared/reads/keys.ts';
import type { ReadOptions } from '../../shared/reads/use-read.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import type { ListOptions, Searchable } from '../reads/admin-list.types.ts';
import { byText, useSearchedList, type ListSource, type LongList } from '../reads/use-long-list.ts';
import { notice } from '../texts/backoffice-notice.ts';
import type { CardRows } from './card-rows.types.ts';
import { useCardRows } from './use-card-rows.ts';

export const searchedIn = byText(({ nombreProducto }: Product) => nombreProducto);

export const PRODUCTS: ListSource<ListPage<Product>, ProductPageQuery> = {
  key: productKeys.list(),
  read: (shop, query) => shop.products.page(query),
  failed: (error) => orSaid(notice('products.listFailed'), error),
};

/** The products, searched by name, in rows. */
export interface ProductList extends LongList<Product>, Searchable, CardRows {}

/** What the screen remembers of an earlier visit. */
export interface ProductListOptions extends ListOptions {
  /** Cards that each row showed. */
  shown?: readonly number[] | undefined;
}

/** What the product and the stock screen share. Key: `listAllProducts`. */
export function useProductList(
  { search, shown }: ProductListOptions = {},
  options: ReadOptions<ListPage<Product>> = {},
): ProductList {
  const { found, ...list } = useSearchedList(PRODUCTS, searchedIn, search, options);
  return { ...list, ...useCardRows(found, list, shown) };
}
