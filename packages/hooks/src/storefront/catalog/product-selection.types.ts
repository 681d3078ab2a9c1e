import type { BrowsingNotice } from '../texts/storefront-notice.ts';

/** A size button. */
export interface SizeChoice {
  /** The size, 5 to 12 for rings. */
  tamanio: string;
  /** Inner diameter in millimetres (called `cm` on the wire). */
  cm: number | null;
  /** Pieces left; null when not known before the size is chosen. */
  stock: number | null;
  /** It is the one that is chosen. */
  selected: boolean;
  /** There is none to be had. */
  soldOut: boolean;
  /** There is none to be had because somebody holds it: may be chosen, and waited for with `useWaiting`. */
  reserved: boolean;
}

/** How an attempt to add ended. `limited`: the server had fewer pieces, and the cart has those. */
export type AddResult = 'added' | 'limited' | 'refused';

/** What is chosen of a product, as the page shows it. */
export interface ProductSelectionView {
  /** True for pieces with sizes: nothing can be added before one is chosen. */
  needsSize: boolean;
  sizes: readonly SizeChoice[];
  /** Chosen size; null while none is. */
  tamanio: string | null;
  /** choosing: a size is needed · loading: its stock is on its way · ready · failed: try again. */
  status: 'choosing' | 'loading' | 'ready' | 'failed';
  /** Pieces left of what is chosen; null while unknown. */
  stock: number | null;
  /** At least 1, never above a known stock that has any. */
  cantidad: number;
  /** Also at the stock, where the plus button says so in `maxHint`. */
  canIncrease: boolean;
  /** More than one piece is chosen. */
  canDecrease: boolean;
  /** What is chosen is complete, there is enough of it, and nothing is on its way. */
  canAdd: boolean;
  /** What is chosen is on its way into the cart. */
  isAdding: boolean;
  /** 'Selecciona una talla para ver el stock.' while none is chosen, then for 3 s what was chosen. */
  sizeHint: BrowsingNotice | null;
  /** 'Has alcanzado la cantidad máxima disponible para este producto.' for 2.5 s. */
  maxHint: BrowsingNotice | null;
  /** 'Está tardando más de lo normal. Seguimos intentándolo.' while the way into the cart is long. */
  slowHint: BrowsingNotice | null;
  /** Why there is no stock to show (for example 'Combinación no encontrada'). */
  error: BrowsingNotice | null;
}

export interface ProductSelection extends ProductSelectionView {
  chooseSize(tamanio: string): void;
  increase(): void;
  decrease(): void;
  /** Sets the quantity, kept between 1 and the stock. */
  setQuantity(cantidad: number): void;
  /** Loads the stock again after a failure. */
  reload(): void;
  /** Puts it in the cart; says the outcome by toast. Never rejects. */
  add(): Promise<AddResult>;
}
