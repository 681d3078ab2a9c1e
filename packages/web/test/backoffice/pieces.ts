import type { Category, Material, Novedad, Product, StaffMember, Stone } from '@filigrana/sdk';
import type { FakeShop } from '../fake-shop.ts';
import { piece } from '../storefront/products.ts';

export { piece };

/** A ring in size 6 (2 left) and 10 (sold out). */
export function ring(change: Partial<Product> = {}): Product {
  return piece({
    idProducto: 4,
    nombreProducto: 'Anillo Trenza',
    idCategoria: 1,
    nombreCategoria: 'Anillos',
    stock: null,
    tallasDisponibles: '6',
    tallas: [
      { idProducto_talla: 40, tamanio: '6', cm: 16.5, stock: 2 },
      { idProducto_talla: 41, tamanio: '10', cm: 19.8, stock: 0 },
    ],
    ...change,
  });
}

/** So many pieces, numbered from 1. */
export const pieces = (count: number): Product[] =>
  Array.from({ length: count }, (_, index) =>
    piece({ idProducto: index + 1, nombreProducto: `Pieza ${index + 1}` }),
  );

const CATEGORIES: Category[] = [
  { idCategoria: 1, nombre: 'Anillos' },
  { idCategoria: 2, nombre: 'Aretes' },
];
const MATERIALS: Material[] = [{ idMaterial: 1, nombre: 'Plata' }];
const STONES: Stone[] = [{ idPiedra: 1, nombre: 'Natural' }];

/** The lists that the product form chooses from. */
export const lookups: NonNullable<FakeShop['lookups']> = {
  categories: () => Promise.resolve(CATEGORIES),
  materials: () => Promise.resolve(MATERIALS),
  stones: () => Promise.resolve(STONES),
};

export function novedad(change: Partial<Novedad> = {}): Novedad {
  return {
    idNovedad: 3,
    asunto: 'Piezas nuevas',
    descripcion: 'Seis piezas en plata.',
    estado: 'Pendiente',
    referenciaURL: null,
    fecha: '2026-11-12T18:00:00Z',
    fechaActualizacion: null,
    ...change,
  };
}

export function staffMember(change: Partial<StaffMember> = {}): StaffMember {
  return {
    idUsuario: 9,
    identificacion: '303330333',
    nombre: 'Gabriela',
    primerApellido: 'Mora',
    segundoApellido: 'Rojas',
    correo: 'gabriela@filigrana.test',
    telefono: '88331207',
    idRol: 3,
    estado: 'activo',
    ...change,
  };
}

export const picture = (name = 'foto.png', type = 'image/png'): File =>
  new File(['imagen'], name, { type });
