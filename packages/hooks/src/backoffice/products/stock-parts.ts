import type { Product } from '@filigrana/sdk';
import { isUniqueSize } from '@filigrana/sdk/domain';
import type { ProductStock, SizeStock } from '@filigrana/sdk/schemas';
import type { FieldVersions, Joins } from '../../shared/forms/form-conflict.ts';
import type { SizeStockText } from './product-form.types.ts';

/** The stock fields as an edit found them. */
interface Begun {
  stock: string;
  tallas: readonly SizeStockText[];
}

/** What is sent of an edit's stock. */
export interface StockParts {
  stock: number | undefined;
  /** The pieces that the edit found, beside a `stock`: others by now refuse it. */
  stockVisto?: number | undefined;
  /** Every size that the ring is to have; `sinCambio` leaves the pieces of a size as they are. */
  tallas: (SizeStock & { sinCambio?: true; stockVisto?: number })[] | undefined;
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
  const begunAs = ({ tamanio }: SizeStock) =>
    begun.tallas.find((size) => size.tamanio === tamanio)?.stock;
  const before = begun.tallas.filter((size) => size.stock !== '').length;
  const isUntouched =
    tallas?.length === before && tallas.every((size) => isAsBegun(begunAs(size), size.stock));
  const sizes = tallas?.map((size) => {
    if (version === undefined) return size;
    if (isAsBegun(begunAs(size), size.stock)) return { ...size, sinCambio: true as const };
    return { ...size, ...seen(begunAs(size)) };
  });
  const isKept = stock === undefined || isAsBegun(begun.stock, stock);
  return {
    ...(isKept ? { stock: undefined } : { stock, ...(version !== undefined && seen(begun.stock)) }),
    tallas: isUntouched ? undefined : sizes,
  };
}

const seen = (begun: string | undefined) =>
  begun === undefined || begun === '' ? {} : { stockVisto: Number(begun) };

/** Tells one stock of a product from another of the same version: sales change it too. */
export function stockStateOf({ version, stock, tallas }: Product): string {
  return JSON.stringify([version, stock, tallas.map((size) => [size.tamanio, size.stock])]);
}

/** Pieces as counted, less those that were sold meanwhile; undefined where that is no stock. */
function lessSold({ base, mine, theirs }: FieldVersions<string>): string | undefined {
  if (mine === base || theirs === base) return mine === base ? theirs : mine;
  const left = Number(mine) - (Number(base) - Number(theirs));
  return [base, mine, theirs].includes('') || !(left >= 0) ? undefined : String(left);
}

/** What was counted and what was sold meanwhile, put together. */
export const stockJoins: Joins<Begun> = {
  stock: lessSold,
  tallas({ base, mine, theirs }) {
    const textIn = (sizes: readonly SizeStockText[], tamanio: string) =>
      sizes.find((size) => size.tamanio === tamanio)?.stock ?? '';
    const joined = mine.map(({ tamanio, stock }) => ({
      tamanio,
      stock: lessSold({
        base: textIn(base, tamanio),
        mine: stock,
        theirs: textIn(theirs, tamanio),
      }),
    }));
    const isWhole = (size: (typeof joined)[number]): size is SizeStockText =>
      size.stock !== undefined;
    return joined.every(isWhole) ? joined : undefined;
  },
};

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
