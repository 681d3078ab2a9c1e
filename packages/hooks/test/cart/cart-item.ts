import type { CartItem } from '../../src/storefront/cart/cart.types.ts';

/** So many pieces of a line, as a product page adds them. */
export function itemFor(line: number, precioUnitario: number, cantidad: number): CartItem {
  return {
    idProducto_talla: line,
    cantidad,
    precioUnitario,
    preview: {
      idProducto: line,
      productoNombre: `Pieza ${line}`,
      descripcion: '',
      tallaNombre: 'Única',
      image_url: null,
      stock: null,
    },
  };
}
