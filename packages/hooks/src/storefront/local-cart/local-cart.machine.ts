import { fromTransition } from 'xstate';
import {
  EMPTY_LOCAL_CART,
  nextLocalCart,
  type LocalCart,
  type LocalCartEvent,
} from './local-cart.ts';

/**
 * The local cart as an actor: adds (the same `_id` adds up), increases, decreases (never below 1),
 * removes, empties and is replaced by the lines of the shop's cart. `useLocalCart` runs the same
 * transition without xstate.
 *
 * @example
 * const cart = createActor(localCartMachine).start();
 * cart.send({ type: 'localCart.increase', _id: 7 });
 */
export const localCartMachine = fromTransition<LocalCart, LocalCartEvent, never, undefined>(
  nextLocalCart,
  EMPTY_LOCAL_CART,
);
