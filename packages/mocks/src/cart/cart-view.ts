import { cartTotals, chargedPrice, isInactive, lineSubtotal } from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import { materialOf, sizeOf } from '../catalog/product-view.ts';
import type { CartLineRow, CartRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';
import { buyable, findPiece } from './carts.ts';

type Schemas = components['schemas'];

/** A cart with no field left out, but for `version` in a shop without that extension. */
export type CartView = Required<Omit<Schemas['Cart'], 'version'>> &
  Pick<Schemas['Cart'], 'version'>;

/** What a client is shown of a cart: current prices, the configured fee, what is left of each. */
export function viewCart(world: World, cart: CartRow | undefined): CartView {
  const productos = (cart?.lines ?? []).flatMap((line) => viewLine(world, line));
  return {
    idCarrito: cart?.idCarrito ?? null,
    ...cartTotals(productos, world.shippingFee.monto),
    ...(world.extensions.has('cartVersion') && { version: cart?.version ?? 0 }),
    productos,
  };
}

/** The line of a product-size; undefined without one. */
export function lineOf({ productos }: Pick<CartView, 'productos'>, idProductoTalla: number) {
  return productos.find((line) => line.idProducto_talla === idProductoTalla);
}

function viewLine(world: World, line: CartLineRow): Required<Schemas['CartLine']>[] {
  const found = findPiece(world, line.idProducto_talla);
  if (!found) return [];
  const { piece, product } = found;
  const precioUnitario = chargedPrice(product);
  return [
    {
      ...line,
      productoNombre: product.nombreProducto,
      descripcion: product.descripcion,
      nombreMaterial: materialOf(world, product),
      tallaNombre: sizeOf(world, piece),
      precioUnitario,
      subtotalProducto: lineSubtotal(precioUnitario, line.cantidad),
      image_url: product.image_url,
      idProducto: product.idProducto,
      stock: buyable(found),
      disponible: !isInactive(product),
    },
  ];
}
