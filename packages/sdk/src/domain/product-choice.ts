import type { Product, ProductSizeStock } from '../entities.ts';
import { hasSizes } from './sizes.ts';

/** Why a choice on the product page cannot go into the cart. */
export type ChoiceProblem =
  | 'SIZE_REQUIRED'
  | 'COMBINATION_NOT_FOUND'
  | 'SIZE_NOT_CONFIGURED'
  | 'QUANTITY_INVALID'
  | 'STOCK_EXCEEDED';

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
 * product and size need to exist together, and the quantity is a whole number from 1 to the stock.
 * Source: specification §5, product page.
 *
 * @example choiceProblem(ring, { tamanio: null, combination: null, cantidad: 1 }) // 'SIZE_REQUIRED'
 */
export function choiceProblem(
  product: Pick<Product, 'idCategoria' | 'tallas'>,
  choice: ProductChoice,
): ChoiceProblem | null {
  const sized = hasSizes(product);
  if (sized && choice.tamanio === null) return 'SIZE_REQUIRED';
  if (choice.combination === null) return sized ? 'COMBINATION_NOT_FOUND' : 'SIZE_NOT_CONFIGURED';
  if (!Number.isInteger(choice.cantidad) || choice.cantidad < 1) return 'QUANTITY_INVALID';
  return choice.cantidad > choice.combination.stock ? 'STOCK_EXCEEDED' : null;
}
