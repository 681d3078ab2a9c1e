import type { Product } from '@filigrana/sdk';
import { isInactive, isRing, isUniqueSize } from '@filigrana/sdk/domain';
import { readForm, stockEditSchema, type StockEditValues } from '@filigrana/sdk/schemas';
import type { StaffForm } from '../forms/form.types.ts';
import { singleStock } from '../products/product-form.rules.ts';
import type { SizeStockText } from '../products/product-form.types.ts';
import { stockJoins, stockStateOf } from '../products/stock-parts.ts';
import { notice } from '../texts/backoffice-notice.ts';

/** What the fields of the stock of one product hold. */
export interface StockValues {
  /** Pieces as they are typed, for everything but rings. */
  stock: string;
  /** The sizes that the ring comes in. */
  tallas: readonly SizeStockText[];
}

const NONE = '0';

/** What is read: the fields, or no pieces at all of a product that is not available. */
function draftOf({ stock, tallas }: StockValues, product: Product | null) {
  if (product === null) return { stock, tallas };
  const { idCategoria, unico } = product;
  if (!isInactive(product)) return { idCategoria, unico, stock, tallas };
  return { idCategoria, stock: NONE, tallas: tallas.map((size) => ({ ...size, stock: NONE })) };
}

/** The stock of one product: a number, or one for each size of a ring. */
export const stockForm: StaffForm<Product, StockValues, StockEditValues> = {
  id: 'stockEdit',
  idOf: (product) => product.idProducto,
  versionOf: ({ version }) => version,
  stateOf: stockStateOf,
  joins: stockJoins,
  memo: null,
  start: (product) => ({
    stock: singleStock(product),
    tallas: (product?.tallas ?? [])
      .filter(({ tamanio }) => !isUniqueSize(tamanio))
      .map(({ tamanio, stock }) => ({ tamanio, stock: String(stock) })),
  }),
  read: (values, product) => readForm(stockEditSchema, draftOf(values, product)),
  issues: (product) => ({
    STOCK_INVALID: notice(
      product && isRing(product) ? 'products.sizeStockInvalid' : 'stock.invalid',
    ),
    STOCK_TOO_LARGE: notice('products.stockTooLarge'),
    UNIQUE_ONE: notice('products.uniqueOne'),
  }),
  failed: () => notice('stock.failed'),
  saved: () => notice('stock.updated'),
};
