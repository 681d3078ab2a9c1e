import type { AnonymousSession } from '../client/anonymous-session.ts';
import type { Api, Habits } from '../client/call.ts';
import type { CallOptions, CartWriteOptions } from '../client/options.ts';
import type { Cart } from '../entities.ts';
import type { CartReference, CartShipping } from '../inputs.ts';
import { cart, cartChanged, quantityChange } from '../normalize/cart.ts';
import * as operations from '../operations.gen.ts';
import type { CartChanged } from '../results.ts';

/** What was pressed counts, even where its page is left at once. */
const CHANGE: Habits = { readCart: cart, init: { keepalive: true } };

/**
 * The cart of the account when there is a login, else of the anonymous session. Changes create that
 * session when there is neither, so they also fail as `shop.session.ensure()` does. A change that
 * names its `version` is refused with 409 `VERSION_CONFLICT` once the cart has another one.
 */
export function cartResource({ caller, session }: Api, anonymous: AnonymousSession) {
  /** Names the cart: nothing with a login, whose token says it. */
  const owner = (): CartReference => {
    const { token, sessionToken } = session.read();
    return token !== null || sessionToken === null ? {} : { sessionToken };
  };

  /** A change of the cart, with whose cart it is and for which state of it. */
  const change =
    <Fields extends object, T, Options extends CallOptions = CartWriteOptions>(
      send: (body: Fields, options?: CartWriteOptions) => Promise<T>,
    ) =>
    async (fields: Fields, options?: Options): Promise<T> => {
      await anonymous.ensure(options);
      const { version }: CartWriteOptions = options ?? {};
      const isNamed = version != null;
      return send(
        { ...fields, ...owner(), ...(isNamed && { version }) },
        // Without a version a key promises nothing: such a change is not sent twice.
        isNamed ? options : { ...options, idempotencyKey: undefined },
      );
    };

  const get = caller(operations.getCart, cart);
  const empty = change(caller(operations.emptyCart, cartChanged, CHANGE));

  return {
    /** The whole cart. Somebody without login and session has none: the empty cart, without a call. */
    get: async (options?: CallOptions): Promise<Cart> => {
      const { token, sessionToken } = session.read();
      if (token === null && sessionToken === null) return emptyCart();
      return get(token === null ? owner() : undefined, options);
    },

    /** Adds pieces. 409 `STOCK_EXCEEDED` with `stock` when there are not enough. */
    add: change(caller(operations.addToCart, cartChanged, CHANGE)),

    /** Sets the quantity of a line. 409 `STOCK_EXCEEDED` with `stock` when there are not enough. */
    changeQuantity: change(caller(operations.changeCartQuantity, quantityChange, CHANGE)),

    /** Removes every line. */
    empty: (options?: CartWriteOptions) => empty({}, options),

    /** Removes one line, however many pieces it holds. */
    remove: change(caller(operations.removeFromCart, cartChanged, CHANGE)),

    /** Tells the server the shipping that was shown; the cart carries the server's fee. */
    setShipping: change<CartShipping, CartChanged, CallOptions>(
      caller(operations.setCartShipping, cartChanged, CHANGE),
    ),
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
