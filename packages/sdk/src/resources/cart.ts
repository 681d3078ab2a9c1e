import type { AnonymousSession } from '../client/anonymous-session.ts';
import type { Exchange } from '../client/answer.ts';
import type { Api, Call, CallInit } from '../client/call.ts';
import type { CallOptions, CartWriteOptions } from '../client/options.ts';
import type { Cart, QuantityChange } from '../entities.ts';
import type {
  CartAddition,
  CartLineReference,
  CartQuantityChange,
  CartShipping,
} from '../inputs.ts';
import { cart, cartChanged, quantityChange } from '../normalize/cart.ts';
import type { CartChanged } from '../results.ts';

/** What a change says beside what it changes. */
interface Named {
  sessionToken?: string;
  version?: number;
}

interface Change<Fields, T> extends Pick<Call<T>, 'operation' | 'read'> {
  fields: Fields;
  send: (init: CallInit & { body: Fields & Named }) => Promise<Exchange>;
  options: CartWriteOptions | undefined;
}

/**
 * The cart of the account when there is a login, else of the anonymous session. Changes create that
 * session when there is neither, so they also fail as `shop.session.ensure()` does. A change that
 * names its `version` is refused with 409 `VERSION_CONFLICT` once the cart has another one.
 */
export function cartResource({ client, call, session }: Api, anonymous: AnonymousSession) {
  /** Names the cart: nothing with a login, whose token says it. */
  const owner = (): Named => {
    const { token, sessionToken } = session.read();
    return token !== null || sessionToken === null ? {} : { sessionToken };
  };

  /** One change of the cart, with whose cart it is and for which state of it. */
  const change = async <Fields, T>({ fields, send, options, ...rest }: Change<Fields, T>) => {
    await anonymous.ensure(options);
    const version = options?.version;
    const isNamed = version != null;
    return call({
      ...rest,
      bearer: true,
      send: (init) =>
        send({ ...init, body: { ...fields, ...owner(), ...(isNamed && { version }) } }),
      readCart: cart,
      // Without a version a key promises nothing: such a change is not sent twice.
      options: isNamed ? options : { ...options, idempotencyKey: undefined },
    });
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
          client.POST(
            '/api/carrito/obtener',
            token === null ? { ...init, body: { sessionToken } } : init,
          ),
        read: cart,
        options,
      });
    },

    /** Adds pieces. 409 `STOCK_EXCEEDED` with `stock` when there are not enough. */
    add: (fields: CartAddition, options?: CartWriteOptions): Promise<CartChanged> =>
      change({
        operation: 'addToCart',
        fields,
        send: (init) => client.POST('/api/carrito/agregar', init),
        read: cartChanged,
        options,
      }),

    /** Sets the quantity of a line. 409 `STOCK_EXCEEDED` with `stock` when there are not enough. */
    changeQuantity: (
      fields: CartQuantityChange,
      options?: CartWriteOptions,
    ): Promise<QuantityChange> =>
      change({
        operation: 'changeCartQuantity',
        fields,
        send: (init) => client.PUT('/api/carrito/cantidad', init),
        read: quantityChange,
        options,
      }),

    /** Removes every line. */
    empty: (options?: CartWriteOptions): Promise<CartChanged> =>
      change({
        operation: 'emptyCart',
        fields: {},
        send: (init) => client.DELETE('/api/carrito/vaciar', init),
        read: cartChanged,
        options,
      }),

    /** Removes one line, however many pieces it holds. */
    remove: (fields: CartLineReference, options?: CartWriteOptions): Promise<CartChanged> =>
      change({
        operation: 'removeFromCart',
        fields,
        send: (init) => client.DELETE('/api/carrito/producto', init),
        read: cartChanged,
        options,
      }),

    /** Tells the server the shipping that was shown; the cart carries the server's fee. */
    setShipping: (fields: CartShipping, options?: CallOptions): Promise<CartChanged> =>
      change({
        operation: 'setCartShipping',
        fields,
        send: (init) => client.PUT('/api/carrito/envio', init),
        read: cartChanged,
        options,
      }),
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
