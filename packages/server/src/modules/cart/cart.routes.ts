import { assertTwoDecimals, cartTexts } from '@filigrana/sdk/contract';
import type { Deps } from '../../deps.ts';
import type { Call, Handlers } from '../../http/operation-types.ts';
import { cartOwner, type CartOwner } from './cart-owner.ts';
import { addToCart, changeQuantity, emptyCart, removeFromCart, showCart } from './cart.service.ts';

type CartOperation =
  | 'getCart'
  | 'addToCart'
  | 'changeCartQuantity'
  | 'emptyCart'
  | 'removeFromCart'
  | 'setCartShipping';

/** The cart of an account or of an anonymous visitor. Prices and shipping are the server's. */
export function cartHandlers(deps: Deps): Handlers<CartOperation> {
  const ownerOf = ({ user, body }: Pick<Call<CartOperation>, 'user' | 'body'>): CartOwner =>
    cartOwner(deps.sessionTokens, user, body?.sessionToken);

  return {
    getCart: async (call) => ({ carrito: await showCart(deps, ownerOf(call)) }),

    async addToCart(call) {
      const owner = ownerOf(call);
      const { idProducto_talla, cantidad, precioUnitario } = call.body;
      assertTwoDecimals('precioUnitario', precioUnitario);
      const added = await addToCart(deps, owner, { idProducto_talla, cantidad });
      return { mensaje: cartTexts.added, ...added };
    },

    changeCartQuantity(call) {
      const { idProducto_talla, nuevaCantidad } = call.body;
      return changeQuantity(deps, ownerOf(call), { idProducto_talla, cantidad: nuevaCantidad });
    },

    async emptyCart(call) {
      await emptyCart(deps, ownerOf(call));
      return { mensaje: cartTexts.emptied };
    },

    async removeFromCart(call) {
      await removeFromCart(deps, ownerOf(call), call.body.idProducto_talla);
      return { mensaje: cartTexts.removed };
    },

    // What the visitor was shown changes nothing: the cart carries the configured fee.
    setCartShipping(call) {
      ownerOf(call);
      assertTwoDecimals('costoEnvio', call.body.costoEnvio);
      return { mensaje: cartTexts.shippingNoted };
    },
  };
}
