import type { Product } from '@filigrana/sdk';

/** A pair of earrings, 3 in stock. */
export function piece(change: Partial<Product> = {}): Product {
  return {
    idProducto: 7,
    nombreProducto: 'Topos Lucero',
    descripcion: 'Un par de topos con circones.',
    precio: 42,
    precioEspecial: null,
    image_url: '/media/topos.webp',
    idCategoria: 2,
    nombreCategoria: 'Aretes',
    idMaterial: 1,
    nombreMaterial: 'Plata',
    idPiedra: 1,
    nombrePiedra: 'Natural',
    destacado: 0,
    unico: 0,
    estado: 1,
    stock: 3,
    tallasDisponibles: '',
    tallas: [],
    ...change,
  };
}

/** A ring on offer: 2 left in size 6, 1 in size 7, none in size 8. */
export function ring(change: Partial<Product> = {}): Product {
  return piece({
    idProducto: 4,
    nombreProducto: 'Anillo Trenza',
    precio: 165,
    precioEspecial: 139,
    idCategoria: 1,
    nombreCategoria: 'Anillos',
    stock: null,
    tallasDisponibles: '6,7',
    tallas: [
      { idProducto_talla: 40, tamanio: '6', cm: 16.5, stock: 2 },
      { idProducto_talla: 41, tamanio: '7', cm: 17.3, stock: 1 },
      { idProducto_talla: 42, tamanio: '8', cm: 18.1, stock: 0 },
    ],
    ...change,
  });
}
