import type { Cart, CartLine } from '@filigrana/sdk';
import { cartTotals, lineSubtotal } from '@filigrana/sdk/domain';

/** A line of the server's cart; `price` in USD. */
export function cartLine(
  productoNombre: string,
  change: Partial<CartLine> & { id: number; price?: number },
): CartLine {
  const { id, price = 100, cantidad = 1, ...rest } = change;
  return {
    idCarritoProducto: 100 + id,
    idProducto_talla: id,
    idProducto: id,
    productoNombre,
    descripcion: '',
    nombreMaterial: 'Plata',
    tallaNombre: 'Única',
    cantidad,
    precioUnitario: price,
    subtotalProducto: lineSubtotal(price, cantidad),
    image_url: null,
    stock: 5,
    disponible: true,
    ...rest,
  };
}

/** A cart with the default shipping fee. */
export const cartOf = (...productos: CartLine[]): Cart => ({
  idCarrito: 3,
  ...cartTotals(productos, 8),
  productos,
  version: 1,
});
