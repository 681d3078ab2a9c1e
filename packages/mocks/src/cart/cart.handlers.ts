import { assertTwoDecimals, cartTexts } from '@filigrana/sdk/contract';
import type { Call, Handlers } from '../http/call.ts';
import type { World } from '../world/world.ts';
import { viewCart } from './cart-view.ts';
import { cartOwner, findCart } from './carts.ts';
import { addToCart, changeQuantity, emptyCart, removeFromCart } from './change-cart.ts';

type CartOperation =
  | 'getCart'
  | 'addToCart'
  | 'changeCartQuantity'
  | 'emptyCart'
  | 'removeFromCart'
  | 'setCartShipping';

/** The cart of an account or of an anonymous visitor. Prices and shipping are the shop's. */
export function cartHandlers(world: World): Handlers<CartOperation> {
  const ownerOf = ({ user, body }: Pick<Call<CartOperation>, 'user' | 'body'>) =>
    cartOwner(world, user, body?.sessionToken);

  return {
    getCart: (call) => ({ carrito: viewCart(world, findCart(world, ownerOf(call))) }),
    addToCart(call) {
      const owner = ownerOf(call);
      const { idProducto_talla, cantidad, precioUnitario } = call.body;
      assertTwoDecimals('precioUnitario', precioUnitario);
      const added = addToCart(world, owner, { idProducto_talla, cantidad });
      return { mensaje: cartTexts.added, ...added };
    },
    changeCartQuantity(call) {
      const { idProducto_talla, nuevaCantidad } = call.body;
      return changeQuantity(world, ownerOf(call), { idProducto_talla, cantidad: nuevaCantidad });
    },
    emptyCart(call) {
      emptyCart(world, ownerOf(call));
      return { mensaje: cartTexts.emptied };
    },
    removeFromCart(call) {
      removeFromCart(world, ownerOf(call), call.body.idProducto_talla);
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
