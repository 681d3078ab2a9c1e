import type { Product } from '@filigrana/sdk';
import {
  bySize,
  diameterOf,
  hasSizes,
  isUniqueSize,
  parseSizes,
  stockOfSize,
  totalStock,
} from '@filigrana/sdk/domain';
import { notice, type StorefrontNotice } from '../texts/storefront-notice.ts';
import {
  initialSelection,
  itemOf,
  type ProductSelectionContext,
} from './product-selection.state.ts';
import type { ProductSelectionView, SizeChoice } from './product-selection.types.ts';

/** Where the machine is, as far as the page shows it. */
export interface SelectionState {
  readonly context: ProductSelectionContext;
  readonly status: ProductSelectionView['status'];
  readonly isSizeHintShown: boolean;
  readonly isMaxHintShown: boolean;
  readonly isAdding: boolean;
  readonly isSlow: boolean;
}

/** Before the product itself is there. */
export const NO_SELECTION: ProductSelectionView = {
  needsSize: false,
  sizes: [],
  tamanio: null,
  status: 'loading',
  stock: null,
  cantidad: 1,
  canIncrease: false,
  canDecrease: false,
  canAdd: false,
  isAdding: false,
  sizeHint: null,
  maxHint: null,
  slowHint: null,
  error: null,
};

/** What a product shows before anything is chosen: what a server renders. */
export function initialSelectionView(product: Product): ProductSelectionView {
  return selectionView({
    context: initialSelection(product),
    status: hasSizes(product) ? 'choosing' : 'loading',
    isSizeHintShown: false,
    isMaxHintShown: false,
    isAdding: false,
    isSlow: false,
  });
}

export function selectionView(state: SelectionState): ProductSelectionView {
  const { context, status, isAdding } = state;
  const { product, tamanio, combination, cantidad } = context;
  const isReady = status === 'ready' && combination !== null;
  return {
    needsSize: hasSizes(product),
    sizes: sizeChoices(context),
    tamanio,
    status,
    stock: shownStock(context),
    cantidad,
    canIncrease: isReady && combination.stock > 0,
    canDecrease: cantidad > 1,
    canAdd: isReady && !isAdding && itemOf(context) !== null,
    isAdding,
    sizeHint: sizeHint(state),
    maxHint: state.isMaxHintShown ? notice('product.maxReached') : null,
    slowHint: state.isSlow ? notice('product.stillAdding') : null,
    error: status === 'failed' ? context.error : null,
  };
}

/** Until the server has told, what the product itself says of its stock. */
function shownStock({ product, tamanio, combination }: ProductSelectionContext): number | null {
  if (combination !== null) return combination.stock;
  if (tamanio !== null) return stockOfSize(product, tamanio);
  return hasSizes(product) ? null : totalStock(product);
}

function sizeChoices(context: ProductSelectionContext): SizeChoice[] {
  const { product } = context;
  const known = product.tallas.filter(({ tamanio }) => !isUniqueSize(tamanio));
  const names = known.map(({ tamanio }) => tamanio).sort(bySize);
  return (names.length > 0 ? names : parseSizes(product.tallasDisponibles)).map((tamanio) => {
    const selected = tamanio === context.tamanio;
    const stock = selected ? shownStock(context) : stockOfSize(product, tamanio);
    const cm = known.find((size) => size.tamanio === tamanio)?.cm ?? diameterOf(tamanio);
    return { tamanio, cm, stock, selected, soldOut: stock === 0 };
  });
}

function sizeHint({ context, status, isSizeHintShown }: SelectionState): StorefrontNotice | null {
  if (status === 'choosing') return notice('product.selectSize');
  const { tamanio: talla, combination } = context;
  if (!isSizeHintShown || talla === null || combination === null) return null;
  const { stock: n } = combination;
  if (n === 0) return notice('product.sizeSoldOut', { talla });
  return n === 1
    ? notice('product.sizeSelectedLast', { talla })
    : notice('product.sizeSelected', { talla, n });
}
