import { priceOfLine } from '../checkout/wanted-piece.ts';
import { forSale, holdOf } from '../holds/holds.ts';
import { cartTotals, isInactive, lineSubtotal, secondsLeft } from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import { materialOf, sizeOf } from '../catalog/product-view.ts';
import type { CartLineRow, CartOwner, CartRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';
import { findPiece } from './carts.ts';

type Schemas = components['schemas'];

/** A cart with no field left out, but for `version` in a shop without that extension, and what only holds tell. */
export type CartView = Required<Omit<Schemas['Cart'], 'version' | 'apartado'>> &
  Pick<Schemas['Cart'], 'version' | 'apartado'>;
type LineView = Required<Omit<Schemas['CartLine'], 'reservada' | 'nombreIngles'>> &
  Pick<Schemas['CartLine'], 'reservada' | 'nombreIngles'>;

/** What a client is shown of a cart: current prices, the configured fee, what is left of each. */
export function viewCart(world: World, cart: CartRow | undefined): CartView {
  const productos = (cart?.lines ?? []).flatMap((line) =>
    cart ? viewLine(world, cart.owner, line) : [],
  );
  const hold = cart && holdOf(world, cart.owner);
  return {
    idCarrito: cart?.idCarrito ?? null,
    ...cartTotals(productos, world.shippingFee.monto),
    ...(world.extensions.has('cartVersion') && { version: cart?.version ?? 0 }),
    productos,
    ...(hold && {
      apartado: {
        hasta: hold.hasta,
        segundos: secondsLeft(hold.hasta, world.now()),
        prolongado: hold.prolongado,
      },
    }),
  };
}

/** The line of a product-size; undefined without one. */
export function lineOf({ productos }: Pick<CartView, 'productos'>, idProductoTalla: number) {
  return productos.find((line) => line.idProducto_talla === idProductoTalla);
}

function viewLine(world: World, owner: CartOwner, line: CartLineRow): LineView[] {
  const found = findPiece(world, line.idProducto_talla);
  if (!found) return [];
  const { piece, product } = found;
  const { free, isReserved } = forSale(world, found, owner);
  const precioUnitario = priceOfLine(world, line, owner);
  return [
    {
      ...line,
      productoNombre: product.nombreProducto,
      ...(world.extensions.has('english') &&
        product.nombreIngles !== null && { nombreIngles: product.nombreIngles }),
      descripcion: product.descripcion,
      nombreMaterial: materialOf(world, product),
      tallaNombre: sizeOf(world, piece),
      precioUnitario,
      subtotalProducto: lineSubtotal(precioUnitario, line.cantidad),
      image_url: product.image_url,
      idProducto: product.idProducto,
      stock: free,
      disponible: !isInactive(product),
      ...(isReserved && { reservada: true }),
    },
  ];
}
