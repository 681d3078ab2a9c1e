import type { ApiError, Product, ProductSizeStock } from '@filigrana/sdk';
import {
  QUANTITY_MIN,
  UNIQUE_SIZE,
  bySize,
  chargedPrice,
  choiceProblem,
  clampQuantity,
  diameterOf,
  hasSizes,
  isUniqueSize,
  maxQuantity,
  parseSizes,
  stockOfSize,
  totalStock,
} from '@filigrana/sdk/domain';
import type { CartItem } from '../cart/cart.types.ts';
import { notice, type BrowsingNotice } from '../texts/storefront-notice.ts';
import type { ProductSelectionView, SizeChoice } from './product-selection.types.ts';

/** What is chosen of a product, and what is known and shown of it. */
export interface Selection extends Pick<
  ProductSelectionView,
  'tamanio' | 'cantidad' | 'status' | 'error' | 'isAdding'
> {
  readonly product: Product;
  /** What the product-size call answered for the choice, and until then what the product says of it. */
  readonly combination: ProductSizeStock | null;
  readonly isSizeHintShown: boolean;
  readonly isMaxHintShown: boolean;
  readonly isSlowHintShown: boolean;
}

/** What the product itself tells of a choice, until the server has been asked; null where it tells nothing. */
export function toldOf({ tallas }: Product, tamanio: string | null): ProductSizeStock | null {
  const size = tallas.find((each) =>
    tamanio === null ? isUniqueSize(each.tamanio) : each.tamanio === tamanio,
  );
  return size ? { idProducto_talla: size.idProducto_talla, stock: size.stock } : null;
}

/** Before anything is chosen: what a server renders. */
export const initialSelection = (product: Product): Selection => ({
  product,
  tamanio: null,
  combination: hasSizes(product) ? null : toldOf(product, null),
  cantidad: QUANTITY_MIN,
  status: hasSizes(product) ? 'choosing' : 'loading',
  error: null,
  isAdding: false,
  isSizeHintShown: false,
  isMaxHintShown: false,
  isSlowHintShown: false,
});

/** Most pieces that can be chosen now. */
export const mostOf = ({ combination }: Selection) => maxQuantity(combination?.stock ?? null);

/** The quantity is kept between 1 and the stock; it is 1 also while nothing is left. */
export const withQuantity = (selection: Selection, wanted: number): Selection => ({
  ...selection,
  cantidad: Math.max(clampQuantity(wanted, mostOf(selection)), QUANTITY_MIN),
});

/** What is known now of the stock of the choice. */
export const withCombination = (selection: Selection, combination: ProductSizeStock): Selection =>
  withQuantity({ ...selection, combination, status: 'ready', error: null }, selection.cantidad);

/** The same product, read again. */
export function withProduct(selection: Selection, product: Product): Selection {
  const known = selection.combination?.idProducto_talla;
  const size = product.tallas.find(({ idProducto_talla }) => idProducto_talla === known);
  const next = { ...selection, product };
  return size ? withCombination(next, size) : next;
}

/** Why the stock of a choice could not be found out. */
export function stockFailure(product: Product, error: ApiError): BrowsingNotice {
  if (error.status !== 404) return notice('connection.failed');
  return notice(hasSizes(product) ? 'product.combinationMissing' : 'product.noValidSize');
}

/** What goes into the cart; null when nothing can: `refusal` says why. */
export function itemOf(selection: Selection): CartItem | null {
  const { product, combination, tamanio, cantidad } = selection;
  const precioUnitario = priceOf(product);
  if (combination === null || precioUnitario === null) return null;
  if (choiceProblem(product, selection) !== null) return null;
  const { idProducto, nombreProducto: productoNombre, image_url } = product;
  const { descripcion, nombreMaterial } = product;
  const { idProducto_talla, stock } = combination;
  const tallaNombre = tamanio ?? UNIQUE_SIZE;
  const described = { productoNombre, descripcion, nombreMaterial, tallaNombre, image_url };
  const preview = { ...described, idProducto, stock };
  return { idProducto_talla, cantidad, precioUnitario, preview };
}

/** What is said when somebody adds what cannot be added. */
export function refusal(selection: Selection): BrowsingNotice {
  if (selection.error !== null) return selection.error;
  const problem = choiceProblem(selection.product, selection);
  if (problem === 'SIZE_REQUIRED') return notice('product.sizeRequired');
  return notice(problem === 'STOCK_EXCEEDED' ? 'product.maxReached' : 'cart.addFailed');
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

/** Before the product itself is there. */
export const NO_SELECTION: ProductSelectionView = {
  needsSize: false,
  sizes: [],
  tamanio: null,
  status: 'loading',
  stock: null,
  cantidad: QUANTITY_MIN,
  canIncrease: false,
  canDecrease: false,
  canAdd: false,
  isAdding: false,
  sizeHint: null,
  maxHint: null,
  slowHint: null,
  error: null,
};

export function selectionView(selection: Selection): ProductSelectionView {
  const { product, tamanio, combination, cantidad, status, error, isAdding } = selection;
  return {
    tamanio,
    cantidad,
    status,
    error,
    isAdding,
    needsSize: hasSizes(product),
    sizes: sizeChoices(selection),
    stock: shownStock(selection),
    canIncrease: combination !== null && combination.stock > 0,
    canDecrease: cantidad > QUANTITY_MIN,
    canAdd: !isAdding && itemOf(selection) !== null,
    sizeHint: sizeHint(selection),
    maxHint: selection.isMaxHintShown ? notice('product.maxReached') : null,
    slowHint: selection.isSlowHintShown ? notice('product.stillAdding') : null,
  };
}

/** Until the server has told, what the product itself says of its stock. */
function shownStock({ product, tamanio, combination }: Selection): number | null {
  if (combination !== null) return combination.stock;
  if (tamanio !== null) return stockOfSize(product, tamanio);
  return hasSizes(product) ? null : totalStock(product);
}

function sizeChoices(selection: Selection): SizeChoice[] {
  const { product } = selection;
  const known = product.tallas.filter(({ tamanio }) => !isUniqueSize(tamanio));
  const names = known.map(({ tamanio }) => tamanio).sort(bySize);
  return (names.length > 0 ? names : parseSizes(product.tallasDisponibles)).map((tamanio) => {
    const selected = tamanio === selection.tamanio;
    const stock = selected ? shownStock(selection) : stockOfSize(product, tamanio);
    const cm = known.find((size) => size.tamanio === tamanio)?.cm ?? diameterOf(tamanio);
    const soldOut = stock === 0;
    return {
      ...{ tamanio, cm, stock, selected, soldOut },
      reserved: soldOut && isSizeReserved(product, tamanio),
    };
  });
}

/** Whether somebody holds what is left of a size. */
const isSizeReserved = ({ tallas }: Product, tamanio: string) =>
  tallas.some((size) => size.tamanio === tamanio && size.reservada === 1);

function sizeHint(selection: Selection): BrowsingNotice | null {
  const { status, tamanio: talla, combination, isSizeHintShown } = selection;
  if (status === 'choosing') {
    const isGone = sizeChoices(selection).every(({ soldOut, reserved }) => soldOut && !reserved);
    return isGone ? null : notice('product.selectSize');
  }
  if (!isSizeHintShown || talla === null || combination === null) return null;
  const { stock: n } = combination;
  if (n === 0)
    return isSizeReserved(selection.product, talla)
      ? null
      : notice('product.sizeSoldOut', { talla });
  return n === 1
    ? notice('product.sizeSelectedLast', { talla })
    : notice('product.sizeSelected', { talla, n });
}
