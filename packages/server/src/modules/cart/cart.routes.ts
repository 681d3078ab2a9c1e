import { assertTwoDecimals, cartTexts } from '@filigrana/sdk/answers';
import { cartChangeOf } from '@filigrana/sdk/domain';
import type { Deps } from '../../deps.ts';
import type { Call, HandlersOf } from '../../http/operation-types.ts';
import { cartOwner, type CartOwner } from './cart-owner.ts';
import { lineOf } from './cart-view.ts';
import { addToCart, changeQuantity, emptyCart, removeFromCart, showCart } from './cart.service.ts';

type CartOperation =
  | 'getCart'
  | 'addToCart'
  | 'changeCartQuantity'
  | 'emptyCart'
  | 'removeFromCart'
  | 'setCartShipping';

/** The cart of an account or of an anonymous visitor. Prices and shipping are the server's. */
export function cartHandlers(deps: Deps): HandlersOf<'cart'> {
  const ownerOf = ({ user, body }: Pick<Call<CartOperation>, 'user' | 'body'>): CartOwner =>
    cartOwner(deps.sessionTokens, user, body?.sessionToken);

  return {
    getCart: async (call) => ({ carrito: await showCart(deps, ownerOf(call)) }),

    async addToCart(call) {
      const owner = ownerOf(call);
      const { idProducto_talla, cantidad, precioUnitario } = call.body;
      assertTwoDecimals('precioUnitario', precioUnitario);
      const asked = cartChangeOf(`addToCart ${idProducto_talla} ${cantidad}`, call);
      const carrito = await addToCart(deps, owner, { idProducto_talla, cantidad }, asked);
      const item = lineOf(carrito, idProducto_talla);
      return { mensaje: cartTexts.added, ...(item && { item }), carrito };
    },

    async changeCartQuantity(call) {
      const owner = ownerOf(call);
      const { idProducto_talla, nuevaCantidad: cantidad } = call.body;
      const asked = cartChangeOf(`changeCartQuantity ${idProducto_talla} ${cantidad}`, call);
      const carrito = await changeQuantity(deps, owner, { idProducto_talla, cantidad }, asked);
      const line = lineOf(carrito, idProducto_talla);
      const item = {
        cantidad: line?.cantidad ?? 0,
        subtotalProducto: line?.subtotalProducto ?? 0,
      };
      return { item, carrito };
    },

    async emptyCart(call) {
      const carrito = await emptyCart(deps, ownerOf(call), cartChangeOf('emptyCart', call));
      return { mensaje: cartTexts.emptied, carrito };
    },

    async removeFromCart(call) {
      const owner = ownerOf(call);
      const { idProducto_talla } = call.body;
      const asked = cartChangeOf(`removeFromCart ${idProducto_talla}`, call);
      const carrito = await removeFromCart(deps, owner, idProducto_talla, asked);
      return { mensaje: cartTexts.removed, carrito };
    },

    // What the visitor was shown changes nothing: the cart carries the configured fee.
    async setCartShipping(call) {
      const owner = ownerOf(call);
      assertTwoDecimals('costoEnvio', call.body.costoEnvio);
      return { mensaje: cartTexts.shippingNoted, carrito: await showCart(deps, owner) };
    },
  };
}
