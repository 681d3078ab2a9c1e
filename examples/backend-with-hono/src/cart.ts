import { assertQuantity, assertTwoDecimals, cartTexts, HttpProblem } from '@filigrana/sdk/answers';
import { cartTotals, chargedPrice, lineSubtotal, mergeQuantities } from '@filigrana/sdk/domain';
import type { Handlers } from './contract.ts';
import {
  newCart,
  products,
  secret,
  sessions,
  SHIPPING_FEE,
  type Account,
  type Cart,
} from './shop.ts';

interface Sender {
  user: Account | null;
  body?: { sessionToken?: string | null } | undefined;
}

/** The cart of whoever calls; a login takes priority over the token of an anonymous session. */
function cartOf({ user, body }: Sender): Cart {
  const cart = user?.cart ?? sessions.get(body?.sessionToken ?? '');
  if (!cart) throw new HttpProblem('UNAUTHENTICATED');
  return cart;
}

/** A product-size with its product. @throws HttpProblem 404 when the shop has none. */
export function pieceOf(idProductoTalla: number) {
  for (const product of products) {
    const piece = product.tallas.find((one) => one.idProducto_talla === idProductoTalla);
    if (piece) return { product, piece };
  }
  throw new HttpProblem('NOT_FOUND');
}

/** A cart as it is today: prices, stock and shipping are the shop's. */
export function viewCart({ idCarrito, lines }: Cart) {
  const productos = [...lines].map(([idProductoTalla, cantidad]) => {
    const { product, piece } = pieceOf(idProductoTalla);
    const precioUnitario = chargedPrice(product);
    return {
      idCarritoProducto: idProductoTalla,
      idProducto_talla: idProductoTalla,
      idProducto: product.idProducto,
      productoNombre: product.nombreProducto,
      descripcion: product.descripcion,
      nombreMaterial: product.nombreMaterial,
      tallaNombre: piece.tamanio,
      cantidad,
      precioUnitario,
      subtotalProducto: lineSubtotal(precioUnitario, cantidad),
      image_url: product.image_url,
      stock: piece.stock,
      disponible: true,
    };
  });
  return { idCarrito, ...cartTotals(productos, SHIPPING_FEE), productos };
}

/** Moves what a visitor chose into an account's cart, as far as the stock goes. */
export function mergeCarts(sessionToken: string, { lines }: Cart): void {
  const visitors = sessions.get(sessionToken);
  if (!visitors) return;
  for (const [id, cantidad] of visitors.lines)
    lines.set(id, mergeQuantities(lines.get(id) ?? 0, cantidad, pieceOf(id).piece.stock));
  visitors.lines.clear();
}

function assertHolds({ lines }: Cart, idProductoTalla: number): void {
  if (!lines.has(idProductoTalla)) throw new HttpProblem('NOT_FOUND');
}

export const cartHandlers: Handlers = {
  createSession() {
    const sessionToken = secret();
    sessions.set(sessionToken, newCart());
    return { sessionToken };
  },
  getCart: (call) => ({ carrito: viewCart(cartOf(call)) }),
  addToCart(call) {
    const cart = cartOf(call);
    const { idProducto_talla: id, cantidad, precioUnitario } = call.body;
    assertTwoDecimals('precioUnitario', precioUnitario);
    const wanted = (cart.lines.get(id) ?? 0) + cantidad;
    assertQuantity(wanted, pieceOf(id).piece.stock);
    cart.lines.set(id, wanted);
    return { mensaje: cartTexts.added, carrito: viewCart(cart) };
  },
  changeCartQuantity(call) {
    const cart = cartOf(call);
    const { idProducto_talla: id, nuevaCantidad: cantidad } = call.body;
    assertHolds(cart, id);
    const { product, piece } = pieceOf(id);
    assertQuantity(cantidad, piece.stock);
    cart.lines.set(id, cantidad);
    const subtotalProducto = lineSubtotal(chargedPrice(product), cantidad);
    return { item: { cantidad, subtotalProducto }, carrito: viewCart(cart) };
  },
  removeFromCart(call) {
    const cart = cartOf(call);
    assertHolds(cart, call.body.idProducto_talla);
    cart.lines.delete(call.body.idProducto_talla);
    return { mensaje: cartTexts.removed };
  },
  emptyCart(call) {
    cartOf(call).lines.clear();
    return { mensaje: cartTexts.emptied };
  },
  setCartShipping(call) {
    cartOf(call);
    assertTwoDecimals('costoEnvio', call.body.costoEnvio);
    return { mensaje: cartTexts.shippingNoted };
  },
};
