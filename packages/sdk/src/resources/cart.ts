import type { AnonymousSession } from '../client/anonymous-session.ts';
import type { Api } from '../client/call.ts';
import type { CallOptions } from '../client/options.ts';
import type { Cart, QuantityChange } from '../entities.ts';
import type {
  CartAddition,
  CartLineReference,
  CartQuantityChange,
  CartShipping,
} from '../inputs.ts';
import { cart, cartAdded, quantityChange } from '../normalize/cart.ts';
import { confirmation } from '../normalize/confirmation.ts';
import type { CartAdded, Confirmation } from '../results.ts';

/**
 * The cart of the account when there is a login, else of the anonymous session. Changes create that
 * session when there is neither, so they also fail as `shop.session.ensure()` does.
 */
export function cartResource({ client, call, session }: Api, anonymous: AnonymousSession) {
  /** Names the cart: nothing with a login, whose token says it. */
  const owner = (): { sessionToken?: string } => {
    const { token, sessionToken } = session.read();
    return token !== null || sessionToken === null ? {} : { sessionToken };
  };

  return {
    /** The whole cart. Somebody without login and session has none: the empty cart, without a call. */
    get: async (options?: CallOptions): Promise<Cart> => {
      const { token, sessionToken } = session.read();
      if (token === null && sessionToken === null) return emptyCart();
      return call({
        operation: 'getCart',
        bearer: true,
        readOnly: true,
        send: (init) =>
          token === null
            ? client.POST('/api/carrito/obtener', { ...init, body: { sessionToken } })
            : client.POST('/api/carrito/obtener', init),
        read: cart,
        options,
      });
    },

    /** Adds pieces. 409 `STOCK_EXCEEDED` with `stock` when there are not enough. */
    add: async (addition: CartAddition, options?: CallOptions): Promise<CartAdded> => {
      await anonymous.ensure(options);
      return call({
        operation: 'addToCart',
        bearer: true,
        send: (init) =>
          client.POST('/api/carrito/agregar', { ...init, body: { ...addition, ...owner() } }),
        read: cartAdded,
        options,
      });
    },

    /** Sets the quantity of a line. 409 `STOCK_EXCEEDED` with `stock` when there are not enough. */
    changeQuantity: async (
      change: CartQuantityChange,
      options?: CallOptions,
    ): Promise<QuantityChange> => {
      await anonymous.ensure(options);
      return call({
        operation: 'changeCartQuantity',
        bearer: true,
        send: (init) =>
          client.PUT('/api/carrito/cantidad', { ...init, body: { ...change, ...owner() } }),
        read: quantityChange,
        options,
      });
    },

    /** Removes every line. */
    empty: async (options?: CallOptions): Promise<Confirmation> => {
      await anonymous.ensure(options);
      return call({
        operation: 'emptyCart',
        bearer: true,
        send: (init) => client.DELETE('/api/carrito/vaciar', { ...init, body: owner() }),
        read: confirmation,
        options,
      });
    },

    /** Removes one line, however many pieces it holds. */
    remove: async (line: CartLineReference, options?: CallOptions): Promise<Confirmation> => {
      await anonymous.ensure(options);
      return call({
        operation: 'removeFromCart',
        bearer: true,
        send: (init) =>
          client.DELETE('/api/carrito/producto', { ...init, body: { ...line, ...owner() } }),
        read: confirmation,
        options,
      });
    },

    /** Tells the server the shipping that was shown; the cart carries the server's fee. */
    setShipping: async (shipping: CartShipping, options?: CallOptions): Promise<Confirmation> => {
      await anonymous.ensure(options);
      return call({
        operation: 'setCartShipping',
        bearer: true,
        send: (init) =>
          client.PUT('/api/carrito/envio', { ...init, body: { ...shipping, ...owner() } }),
        read: confirmation,
        options,
      });
    },
  };
}

function emptyCart(): Cart {
  return {
    idCarrito: null,
    subtotal: 0,
    montoEnvio: 0,
    montoTotal: 0,
    productos: [],
    version: null,
  };
}
