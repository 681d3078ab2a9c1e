import { cartTotals, chargedPrice, lineSubtotal } from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import { sizeOf } from '../catalog/product-view.ts';
import type { CartLineRow, CartRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';
import { buyable, findPiece } from './carts.ts';

type Schemas = components['schemas'];

/** What a client is shown of a cart: current prices, the configured fee, what is left of each. */
export function viewCart(world: World, cart: CartRow | undefined): Required<Schemas['Cart']> {
  const productos = (cart?.lines ?? []).flatMap((line) => viewLine(world, line));
  return {
    idCarrito: cart?.idCarrito ?? null,
    ...cartTotals(productos, world.shippingFee),
    version: cart?.version ?? 0,
    productos,
  };
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
      tallaNombre: sizeOf(world, piece),
      precioUnitario,
      subtotalProducto: lineSubtotal(precioUnitario, line.cantidad),
      image_url: product.image_url,
      idProducto: product.idProducto,
      stock: buyable(found),
      disponible: product.estado === 1,
    },
  ];
}
