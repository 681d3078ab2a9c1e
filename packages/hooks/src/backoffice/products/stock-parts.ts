import type { Product } from '@filigrana/sdk';
import { isUniqueSize } from '@filigrana/sdk/domain';
import type { ProductStock, SizeStock } from '@filigrana/sdk/schemas';
import type { SizeStockText } from './product-form.types.ts';

/** The stock fields as an edit found them. */
interface Begun {
  stock: string;
  tallas: readonly SizeStockText[];
}

/** What is sent of an edit's stock. */
export interface StockParts {
  stock: number | undefined;
  /** Every size that the ring is to have; `sinCambio` leaves the pieces of a size as they are. */
  tallas: (SizeStock & { sinCambio?: true })[] | undefined;
}

const isAsBegun = (begun: string | undefined, stock: number) =>
  begun !== undefined && begun !== '' && Number(begun) === stock;

/**
 * The one rule of what an edit sends of a product's stock: what somebody has changed is what they
 * have counted, what nobody has touched must not undo a purchase that was made meanwhile. `tallas`
 * replaces the sizes of a ring, so it names the untouched ones too, and marks them.
 *
 * @param version Of the product; a server that sends none knows no marks.
 */
export function stockParts(
  { stock, tallas }: ProductStock,
  begun: Begun,
  version: number | undefined,
): StockParts {
  const isKept = (size: SizeStock) =>
    isAsBegun(begun.tallas.find(({ tamanio }) => tamanio === size.tamanio)?.stock, size.stock);
  const before = begun.tallas.filter((size) => size.stock !== '').length;
  const isUntouched = tallas?.length === before && tallas.every(isKept);
  const sizes = tallas?.map((size) =>
    version !== undefined && isKept(size) ? { ...size, sinCambio: true as const } : size,
  );
  return {
    stock: stock !== undefined && isAsBegun(begun.stock, stock) ? undefined : stock,
    tallas: isUntouched ? undefined : sizes,
  };
}

/**
 * A product of the list with the stock that was sent, until the list has been read again. It keeps
 * the version of before: when that reading fails, the server still refuses to overwrite a colleague.
 */
export function withStock(product: Product, { stock, tallas }: StockParts): Product {
  const set = tallas?.filter(({ sinCambio }) => !sinCambio);
  return {
    ...product,
    stock: stock ?? product.stock,
    tallas: product.tallas.map((size) => {
      const told = isUniqueSize(size.tamanio)
        ? stock
        : set?.find(({ tamanio }) => tamanio === size.tamanio)?.stock;
      return { ...size, stock: told ?? size.stock };
    }),
  };
}
