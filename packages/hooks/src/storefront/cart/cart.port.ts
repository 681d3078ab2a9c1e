import type { Cart, QuantityChange } from '@filigrana/sdk';
import type { CartCommand } from './cart.commands.ts';

/** What a command brought back: the whole cart, one line with the amounts, or just success. */
export type CartAnswer =
  | { readonly kind: 'cart'; readonly cart: Cart }
  | { readonly kind: 'line'; readonly line: number; readonly change: QuantityChange }
  | { readonly kind: 'done' };

/** Everything that the cart machine needs of the world. Rejections are `ApiError`s. */
export interface CartPort {
  read(signal: AbortSignal): Promise<Cart>;
  send(command: CartCommand, signal: AbortSignal): Promise<CartAnswer>;
  /**
   * Asks for the right to change the cart, which only one tab has at a time, and calls back when it
   * is granted. Returns the way to give it back or to stop asking.
   */
  lock(granted: () => void): () => void;
}
