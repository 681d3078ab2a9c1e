/**
 * How many pieces there are, how many may be bought, and why somebody cannot have what they chose:
 * pages, hooks, mocks and server ask here. Only what has to be one statement of SQL says it again (the
 * server's `takeStock` and its list of sold-out pieces).
 */
import type { Product, ProductSize, ProductSizeStock } from '../entities.ts';
import { QUANTITY_MAX } from './limits.ts';
import { hasSizes, isRing, isUniqueSize, parseSizes } from './sizes.ts';

type SizeStock = Pick<ProductSize, 'tamanio' | 'stock'>;

/** A product as the SDK hands it on, or as servers and mocks send it. */
type Stocked = Pick<Product, 'idCategoria' | 'stock'> & {
  tallas: readonly SizeStock[];
  tallasDisponibles: string | null;
};

/**
 * All pieces of a product, over all its sizes; null when the server did not say.
 * Source: specification §3 (`stock`, `tallas`).
 *
 * @returns Pieces, or null.
 */
export function totalStock(product: Stocked): number | null {
  if (product.tallas.length > 0 && (product.stock === null || hasSizes(product)))
    return product.tallas.reduce((sum, size) => sum + size.stock, 0);
  return product.stock;
}

/**
 * Pieces of a product in one size ('Única' for pieces without sizes); 0 for a size it does not
 * come in, null when the server did not say.
 *
 * @returns Pieces, or null.
 */
export function stockOfSize(product: Stocked, tamanio: string): number | null {
  if (isUniqueSize(tamanio)) return hasSizes(product) ? 0 : totalStock(product);
  if (product.tallas.length > 0)
    return product.tallas.find((size) => size.tamanio === tamanio)?.stock ?? 0;
  return parseSizes(product.tallasDisponibles).includes(tamanio) ? null : 0;
}

/**
 * Whether nothing is left ('Agotado!!'). A piece whose stock the server did not say counts as
 * left: the purchase decides. Source: specification §2.16, stock admin.
 */
export function isSoldOut(product: Stocked): boolean {
  const stock = totalStock(product);
  if (stock !== null) return stock <= 0;
  return isRing(product) && parseSizes(product.tallasDisponibles).length === 0;
}

/**
 * Whether a piece was one of a kind and is sold ('Vendida'). One that somebody holds is not.
 *
 * @example isSold({ ...ring, unico: 0 }) // false
 */
export function isSold(product: Stocked & Pick<Product, 'unico' | 'reservada'>): boolean {
  return product.unico === 1 && product.reservada !== 1 && isSoldOut(product);
}

/** What is sold goes last; the rest keeps its order. */
export function soldLast<Item>(items: readonly Item[], isGone: (item: Item) => boolean): Item[] {
  return [...items.filter((item) => !isGone(item)), ...items.filter(isGone)];
}

/** Whether a piece that is one of a kind would have more than one in stock. */
export function isOverUnique(unico: 0 | 1 | undefined, stocks: readonly number[]): boolean {
  return unico === 1 && stocks.reduce((sum, stock) => sum + stock, 0) > 1;
}

/**
 * Whether the piece is taken out of the shop ('Desactivado!!', 'No Disponible').
 * Source: specification §2.16 ("badges … when estado is 0").
 */
export function isInactive(product: Pick<Product, 'estado'>): boolean {
  return product.estado === 0;
}

/**
 * Whether a change of category empties the stock fields: leaving the rings does, because stock per
 * size means nothing elsewhere.
 * Source: specification §5, "Changing the category away from rings clears size stocks and stock".
 *
 * @example categoryChangeClearsStock(1, 2) // true
 */
export function categoryChangeClearsStock(from: number | null, to: number | null): boolean {
  return from !== to && from !== null && isRing({ idCategoria: from });
}

/**
 * What a product tells of its stock beside its sizes: all pieces (null for a ring, whose sizes tell),
 * and the names of the sizes that have any.
 * Source: specification §3 (`stock`, `tallasDisponibles`).
 *
 * @example stockSummary({ idCategoria: 1 }, [{ tamanio: '6', stock: 0 }, { tamanio: '7', stock: 2 }])
 *   // { stock: null, tallasDisponibles: '7' }
 */
export function stockSummary(
  product: Pick<Product, 'idCategoria'>,
  tallas: readonly SizeStock[],
): Pick<Product, 'stock' | 'tallasDisponibles'> {
  const available = tallas.filter(({ tamanio, stock }) => stock > 0 && !isUniqueSize(tamanio));
  return {
    stock: isRing(product) ? null : tallas.reduce((sum, { stock }) => sum + stock, 0),
    tallasDisponibles: available.map(({ tamanio }) => tamanio).join(','),
  };
}

/**
 * Pieces of one size that can be bought: none of a product that is taken out of the shop, whatever
 * the shelf holds. Source: decisions (a cart's lines of products that are no longer sold).
 *
 * @example buyableStock({ estado: 0, stock: 3 }) // 0
 */
export function buyableStock(piece: Pick<Product, 'estado'> & { stock: number }): number {
  return isInactive(piece) ? 0 : piece.stock;
}

/** Fewest pieces of a line. Source: specification §5 ("minus never goes below 1"). */
export const QUANTITY_MIN = 1;

/**
 * Most pieces that one line of a cart may hold: the stock, and never more than `QUANTITY_MAX`.
 * Source: specification §2.8 ("maximum the available stock"); contract, `CartAddition`.
 *
 * @param stock Pieces left; null when the server did not say.
 * @example maxQuantity(3) // 3
 */
export function maxQuantity(stock: number | null): number {
  return Math.max(0, Math.min(Math.floor(stock ?? QUANTITY_MAX) || 0, QUANTITY_MAX));
}

/**
 * The quantity that can be had: a whole number from 1 to the most that a line may hold. Without
 * stock it is 0.
 * Source: specification §2.8 ("minimum 1, maximum the available stock"), §4 ("clamped to stock").
 *
 * @param wanted Pieces; a fraction is cut off, and what is not a number counts as 1.
 * @param stock Pieces left; null when the server did not say.
 * @example clampQuantity(7, 3) // 3
 */
export function clampQuantity(wanted: number, stock: number | null): number {
  const whole = Number.isNaN(wanted) ? QUANTITY_MIN : Math.trunc(wanted);
  return Math.min(Math.max(whole, QUANTITY_MIN), maxQuantity(stock));
}

/**
 * One piece less, never below 1. Source: specification §4 (local cart, Decrease), §5.
 *
 * @example decreaseQuantity(1) // 1
 */
export function decreaseQuantity(quantity: number): number {
  return clampQuantity(quantity - 1, null);
}

/**
 * The quantity of a line when an anonymous cart joins an account's: both together, clamped to stock.
 * Source: decisions, "Login with a session token".
 *
 * @example mergeQuantities(2, 3, 4) // 4
 */
export function mergeQuantities(own: number, anonymous: number, stock: number): number {
  return clampQuantity(own + anonymous, stock);
}

/** Why a line of a cart cannot hold so many pieces. */
export type QuantityProblem = 'QUANTITY_INVALID' | 'STOCK_EXCEEDED';

/**
 * Why a line cannot hold that many pieces, or null when it can: a whole number from 1, not above the
 * stock, nor above `QUANTITY_MAX`. Source: specification §5, product page; decisions, "More than the stock".
 *
 * @param cantidad Pieces that the line is to hold.
 * @param stock Pieces left; null when the server did not say.
 * @example quantityProblem(4, 3) // 'STOCK_EXCEEDED'
 */
export function quantityProblem(cantidad: number, stock: number | null): QuantityProblem | null {
  if (!Number.isInteger(cantidad) || cantidad < QUANTITY_MIN) return 'QUANTITY_INVALID';
  if (stock !== null && cantidad > stock) return 'STOCK_EXCEEDED';
  return cantidad > QUANTITY_MAX ? 'QUANTITY_INVALID' : null;
}

/** Why a choice on the product page cannot go into the cart. */
export type ChoiceProblem =
  | 'SIZE_REQUIRED'
  | 'COMBINATION_NOT_FOUND'
  | 'SIZE_NOT_CONFIGURED'
  | QuantityProblem;

/** What is chosen on the product page. */
export interface ProductChoice {
  /** Chosen size; null when none is. */
  tamanio: string | null;
  /** What the product-size call answered for it; null when there is none. */
  combination: ProductSizeStock | null;
  /** Pieces. */
  cantidad: number;
}

/**
 * Why a choice cannot be added to the cart, or null when it can: a piece with sizes needs one, the
 * product and size need to exist together, and there have to be that many pieces.
 * Source: specification §5, product page.
 *
 * @param product The piece, with the sizes that it comes in.
 * @param choice What was chosen of it.
 * @example choiceProblem(ring, { tamanio: null, combination: null, cantidad: 1 }) // 'SIZE_REQUIRED'
 */
export function choiceProblem(
  product: Pick<Product, 'idCategoria' | 'tallas'>,
  { tamanio, combination, cantidad }: ProductChoice,
): ChoiceProblem | null {
  const sized = hasSizes(product);
  if (sized && tamanio === null) return 'SIZE_REQUIRED';
  if (combination === null) return sized ? 'COMBINATION_NOT_FOUND' : 'SIZE_NOT_CONFIGURED';
  return quantityProblem(cantidad, combination.stock);
}
