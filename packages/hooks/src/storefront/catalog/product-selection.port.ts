import type { ProductSizeStock } from '@filigrana/sdk';
import type { CartItem, CartOutcome } from '../cart/cart.types.ts';

/** A product in one size, 'Única' for pieces without sizes. */
export interface SelectionChoice {
  idProducto: number;
  tamanio: string;
}

/** Everything that the selection machine needs of the world. */
export interface ProductSelectionPort {
  /** The id and stock of a product in one size. */
  find(choice: SelectionChoice, signal: AbortSignal): Promise<ProductSizeStock>;
  /** Puts it in the cart and says how that ended. */
  add(item: CartItem): Promise<CartOutcome>;
}
