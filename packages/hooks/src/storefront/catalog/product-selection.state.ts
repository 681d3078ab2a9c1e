import type { ApiError, Product, ProductSizeStock } from '@filigrana/sdk';
import {
  QUANTITY_MAX,
  QUANTITY_MIN,
  UNIQUE_SIZE,
  chargedPrice,
  choiceProblem,
  clampQuantity,
  hasSizes,
} from '@filigrana/sdk/domain';
import type { CartItem } from '../cart/cart.types.ts';
import { notice, type StorefrontNotice } from '../texts/storefront-notice.ts';

/** What the selection machine remembers. */
export interface ProductSelectionContext {
  readonly product: Product;
  /** Chosen size; null while none is, and for pieces without sizes. */
  readonly tamanio: string | null;
  /** What the product-size call answered for the choice. */
  readonly combination: ProductSizeStock | null;
  readonly cantidad: number;
  /** Why there is no combination. */
  readonly error: StorefrontNotice | null;
}

export function initialSelection(product: Product): ProductSelectionContext {
  return { product, tamanio: null, combination: null, cantidad: QUANTITY_MIN, error: null };
}

/** Most pieces that can be chosen now. */
export function mostOf({ combination }: ProductSelectionContext): number {
  return Math.min(combination?.stock ?? QUANTITY_MAX, QUANTITY_MAX);
}

/** The quantity, kept between 1 and the stock; 1 also while nothing is left. */
export function keepQuantity(context: ProductSelectionContext, wanted: number): number {
  return Math.max(clampQuantity(wanted, mostOf(context)), QUANTITY_MIN);
}

/** What is known now of the stock of the choice. */
export function withCombination(
  context: ProductSelectionContext,
  combination: ProductSizeStock,
): ProductSelectionContext {
  const known = { ...context, combination, error: null };
  return { ...known, cantidad: keepQuantity(known, context.cantidad) };
}

/** The same product, read again. */
export function withProduct(
  context: ProductSelectionContext,
  product: Product,
): ProductSelectionContext {
  const next = { ...context, product };
  const size = product.tallas.find(
    ({ idProducto_talla }) => idProducto_talla === context.combination?.idProducto_talla,
  );
  return size ? withCombination(next, { ...size }) : next;
}

/** Why the stock of a choice could not be found out. */
export function missingCombination({ product }: ProductSelectionContext, error: ApiError) {
  if (error.status !== 404) return notice('connection.failed');
  return notice(hasSizes(product) ? 'product.combinationMissing' : 'product.noValidSize');
}

/** What goes into the cart; null when nothing can: `refusal` says why. */
export function itemOf(context: ProductSelectionContext): CartItem | null {
  const { product, combination, tamanio, cantidad } = context;
  const precioUnitario = priceOf(product);
  if (combination === null || precioUnitario === null) return null;
  if (choiceProblem(product, context) !== null) return null;
  return {
    idProducto_talla: combination.idProducto_talla,
    cantidad,
    precioUnitario,
    preview: {
      idProducto: product.idProducto,
      productoNombre: product.nombreProducto,
      descripcion: product.descripcion,
      tallaNombre: tamanio ?? UNIQUE_SIZE,
      image_url: product.image_url,
      stock: combination.stock,
    },
  };
}

/** What is said when somebody adds what cannot be added. */
export function refusal(context: ProductSelectionContext): StorefrontNotice {
  if (context.error !== null) return context.error;
  switch (choiceProblem(context.product, context)) {
    case 'SIZE_REQUIRED':
      return notice('product.sizeRequired');
    case 'STOCK_EXCEEDED':
      return notice('product.maxReached');
    case 'COMBINATION_NOT_FOUND':
    case 'SIZE_NOT_CONFIGURED':
    case 'QUANTITY_INVALID':
    case null:
      return notice('cart.addFailed');
  }
}

/** A piece without any price cannot be sold. */
function priceOf(product: Product): number | null {
  try {
    return chargedPrice(product);
  } catch {
    // RangeError: neither precio nor precioEspecial.
    return null;
  }
}
