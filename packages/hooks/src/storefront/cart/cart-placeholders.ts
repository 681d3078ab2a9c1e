import { notice } from '../texts/storefront-notice.ts';
import type { CartView } from './cart.types.ts';

const NOTHING = {
  lines: [],
  count: 0,
  subtotal: 0,
  montoEnvio: 0,
  montoTotal: 0,
  version: null,
  error: null,
};

/** Before the cart was read. */
export const LOADING_CART: CartView = { ...NOTHING, status: 'loading', isSettled: false };

/** It could not be read at all. */
export const UNREAD_CART: CartView = {
  ...LOADING_CART,
  status: 'error',
  error: notice('cart.loadFailed'),
};

/** The cart of somebody who has none yet. */
export const NO_CART: CartView = { ...NOTHING, status: 'empty', isSettled: true };

/** An account's cart after its session has run out: still there, and not to be seen. */
export const SESSION_OVER: CartView = {
  ...NO_CART,
  status: 'error',
  error: notice('cart.sessionOver'),
};
