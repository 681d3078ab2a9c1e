import type { CatalogCounts, Product } from '@filigrana/sdk';

const NECKLACE: Product = {
  idProducto: 7,
  nombreProducto: 'Cadena Clásica',
  descripcion: 'Cadena de plata.',
  precio: 95,
  precioEspecial: null,
  image_url: 'http://shop.test/media/cadena.webp',
  idCategoria: 3,
  nombreCategoria: 'Cadenas y Dijes',
  idMaterial: 1,
  nombreMaterial: 'Plata',
  idPiedra: null,
  nombrePiedra: null,
  destacado: 0,
  unico: 0,
  estado: 1,
  stock: 3,
  tallasDisponibles: '',
  tallas: [{ idProducto_talla: 70, tamanio: 'Única', cm: null, stock: 3 }],
};

/** A piece without sizes, 3 in stock, as the server sends it and as the hooks have it. */
export function productWire(change: Partial<Product> = {}): Product {
  return { ...NECKLACE, ...change };
}

/** A ring in size 6 (2 left), 7 (1 left) and 8 (sold out). */
export function ringWire(change: Partial<Product> = {}): Product {
  return productWire({
    idProducto: 4,
    nombreProducto: 'Anillo Trenza',
    precio: 120,
    precioEspecial: 99.5,
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

/** What filters would show of a shop of three pieces. */
export function catalogCounts(change: Partial<CatalogCounts> = {}): CatalogCounts {
  return {
    ...{ total: 3, disponibles: 2, precioMinimo: 45, precioMaximo: 99.5 },
    ...{ largoMinimo: null, largoMaximo: null, anchoMinimo: null, anchoMaximo: null },
    ...{ pesoMinimo: null, pesoMaximo: null },
    categoria: [{ valor: 'Anillos', cantidad: 2 }],
    ...{ piedra: [], material: [], tamano: [] },
    ...change,
  };
}
