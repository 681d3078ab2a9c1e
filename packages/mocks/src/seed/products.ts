import { NO_DETAILS } from '@filigrana/sdk/domain';
import type { ProductView } from '../catalog/product-view.ts';
import { product, productSize } from '../fixtures/products.ts';
import { putSize } from '../products/put-size.ts';
import type { World } from '../world/world.ts';
import { seedPicture } from './pictures.ts';

/** The ready-made pieces, named after what they are good for in a test. */
export type PieceName = 'ring' | 'offer' | 'chain' | 'bracelet' | 'unique' | 'soldOut' | 'hidden';

const sizes = (stocks: Record<string, number>) =>
  Object.entries(stocks).map(([tamanio, stock]) => productSize({ tamanio, stock }));

const PIECES: Readonly<Record<PieceName, ProductView>> = {
  ring: product({
    nombreProducto: 'Anillo Trenza',
    descripcion: 'Tres hilos de plata 925 trenzados.',
    nombreIngles: 'Braid Ring',
    descripcionIngles: 'Three braided threads of 925 silver.',
    precio: 85,
    idCategoria: 1,
    destacado: 1,
    tallas: sizes({ 6: 3, 7: 2, 8: 0 }),
  }),
  offer: product({
    nombreProducto: 'Aretes Gota de Río',
    descripcion: 'Gotas de plata con turquesa.',
    precio: 60,
    precioEspecial: 45.5,
    idCategoria: 2,
    stock: 8,
    ficha: {
      largoMm: 24,
      anchoMm: 18,
      pesoG: 3.2,
      hechoPor: 'Ana',
      horas: 6,
      historia: 'Cada gota se lima a mano hasta que las dos pesan lo mismo.',
    },
  }),
  chain: product({ precio: 48, idPiedra: null, stock: 10 }),
  bracelet: product({
    nombreProducto: 'Pulsera Marea',
    descripcion: 'Eslabones bañados en oro con piedra sintética.',
    precio: 72.25,
    idCategoria: 4,
    idMaterial: 2,
    idPiedra: 2,
    stock: 4,
  }),
  unique: product({
    nombreProducto: 'Conjunto Amanecer',
    descripcion: 'Collar y aretes con granate; pieza única.',
    precio: 240,
    idCategoria: 5,
    destacado: 1,
    unico: 1,
    stock: 1,
  }),
  soldOut: product({
    nombreProducto: 'Aretes Brisa',
    descripcion: 'Argollas finas de plata.',
    precio: 35,
    idCategoria: 2,
    stock: 0,
  }),
  hidden: product({
    nombreProducto: 'Dije Colibrí',
    descripcion: 'Dije calado a mano.',
    precio: 55,
    estado: 0,
    stock: 0,
  }),
};

/** Puts the ready-made pieces on the shelf. @returns their ids. */
export function seedProducts(world: World): Record<PieceName, number> {
  const shelve = (piece: ProductView): number => {
    const idProducto = world.nextId('product');
    const { nombreProducto, descripcion, precio, precioEspecial } = piece;
    const { nombreIngles = null, descripcionIngles = null } = piece;
    const { idCategoria, idMaterial, idPiedra, destacado, unico, estado } = piece;
    world.products.push({
      idProducto,
      nombreProducto,
      descripcion,
      nombreIngles,
      descripcionIngles,
      precio,
      precioEspecial,
      image_url: seedPicture(world, nombreProducto),
      descripcionImagen: '',
      idCategoria,
      idMaterial,
      idPiedra,
      destacado,
      unico,
      estado,
      ficha: { ...NO_DETAILS, ...piece.ficha },
      video: null,
      version: 1,
    });
    for (const { tamanio, stock } of piece.tallas) {
      const size = world.lookups.sizes.find((known) => known.tamanio === tamanio);
      if (size) putSize(world, idProducto, size.idTalla, stock);
    }
    return idProducto;
  };
  return {
    ring: shelve(PIECES.ring),
    offer: shelve(PIECES.offer),
    chain: shelve(PIECES.chain),
    bracelet: shelve(PIECES.bracelet),
    unique: shelve(PIECES.unique),
    soldOut: shelve(PIECES.soldOut),
    hidden: shelve(PIECES.hidden),
  };
}
