import { assertTwoDecimals, cartTexts } from '@filigrana/sdk/answers';
import { cartChangeOf } from '@filigrana/sdk/domain';
import type { Call, HandlersOf } from '../http/call.ts';
import type { World } from '../world/world.ts';
import { lineOf, viewCart } from './cart-view.ts';
import { cartOwner, findCart } from './carts.ts';
import { addToCart, changeOnce, changeQuantity, emptyCart, removeFromCart } from './change-cart.ts';

type CartOperation =
  | 'getCart'
  | 'addToCart'
  | 'changeCartQuantity'
  | 'emptyCart'
  | 'removeFromCart'
  | 'setCartShipping';

/** The cart of an account or of an anonymous visitor. Prices and shipping are the shop's. */
export function cartHandlers(world: World): HandlersOf<'cart'> {
  const ownerOf = ({ user, body }: Pick<Call<CartOperation>, 'user' | 'body'>) =>
    cartOwner(world, user, body?.sessionToken);

  // Without versions, changes tell as little of the cart as they must.
  const isTold = world.extensions.has('cartVersion');

  return {
    getCart: (call) => ({ carrito: viewCart(world, findCart(world, ownerOf(call))) }),
    addToCart(call) {
      const owner = ownerOf(call);
      const { idProducto_talla, cantidad, precioUnitario } = call.body;
      assertTwoDecimals('precioUnitario', precioUnitario);
      const asked = cartChangeOf(`addToCart ${idProducto_talla} ${cantidad}`, call);
      const carrito = changeOnce(world, owner, asked, () =>
        addToCart(world, owner, { idProducto_talla, cantidad }),
      );
      const item = lineOf(carrito, idProducto_talla);
      return { mensaje: cartTexts.added, ...(item && { item }), carrito };
    },
    changeCartQuantity(call) {
      const owner = ownerOf(call);
      const { idProducto_talla, nuevaCantidad: cantidad } = call.body;
      const asked = cartChangeOf(`changeCartQuantity ${idProducto_talla} ${cantidad}`, call);
      const carrito = changeOnce(world, owner, asked, () =>
        changeQuantity(world, owner, { idProducto_talla, cantidad }),
      );
      const { productos, ...totals } = carrito;
      const line = lineOf(carrito, idProducto_talla);
      return {
        item: { cantidad: line?.cantidad ?? 0, subtotalProducto: line?.subtotalProducto ?? 0 },
        carrito: { ...totals, ...(isTold && { productos }) },
      };
    },
    emptyCart(call) {
      const owner = ownerOf(call);
      const asked = cartChangeOf('emptyCart', call);
      const carrito = changeOnce(world, owner, asked, () => emptyCart(world, owner));
      return { mensaje: cartTexts.emptied, ...(isTold && { carrito }) };
    },
    removeFromCart(call) {
      const owner = ownerOf(call);
      const { idProducto_talla } = call.body;
      const asked = cartChangeOf(`removeFromCart ${idProducto_talla}`, call);
      const carrito = changeOnce(world, owner, asked, () =>
        removeFromCart(world, owner, idProducto_talla),
      );
      return { mensaje: cartTexts.removed, ...(isTold && { carrito }) };
    },
    // What the visitor was shown changes nothing: the cart carries the configured fee.
    setCartShipping(call) {
      const carrito = viewCart(world, findCart(world, ownerOf(call)));
      assertTwoDecimals('costoEnvio', call.body.costoEnvio);
      return { mensaje: cartTexts.shippingNoted, ...(isTold && { carrito }) };
    },
  };
}
