import type {
  PieceDetails,
  Product,
  ProductPhoto,
  ProductSize,
  ProductSizeStock,
  ProductVideo,
} from '../entities.ts';
import type { ProductCreated, ProductUpdated } from '../results.ts';
import { confirmation, optional } from './confirmation.ts';
import { english } from './english.ts';
import { flag } from './flag.ts';
import { kept, text, told } from './told.ts';
import { version } from './version.ts';
import type { Wire } from './wire.ts';

/** Reads a product of any list or of the detail call. */
export function product(wire: Wire): Product {
  const sizes = wire.at('tallas');
  return {
    idProducto: wire.at('idProducto').integer(),
    nombreProducto: wire.at('nombreProducto', 'nombre').text(),
    descripcion: wire.at('descripcion').text(''),
    ...english(wire, 'nombreIngles'),
    ...english(wire, 'descripcionIngles'),
    precio: wire.at('precio').amount(null),
    precioEspecial: wire.at('precioEspecial').amount(null),
    image_url: wire.at('image_url', 'imagen_url').link(),
    idCategoria: wire.at('idCategoria').integer(),
    nombreCategoria: wire.at('nombreCategoria').text(),
    idMaterial: wire.at('idMaterial').integer(),
    nombreMaterial: wire.at('nombreMaterial').text(),
    idPiedra: wire.at('idPiedra').integer(null),
    nombrePiedra: wire.at('nombrePiedra').text(null),
    destacado: flag(wire.at('destacado'), 0),
    unico: flag(wire.at('unico'), 0),
    estado: flag(wire.at('estado'), 1),
    stock: wire.at('stock').integer(null),
    tallasDisponibles: wire.at('tallasDisponibles').text(''),
    tallas: sizes.missing ? [] : sizes.list().map(productSize),
    ...reserved(wire),
    ...told(wire, 'descripcionImagen', text),
    ...told(wire, 'fotos', productPhotos),
    ...kept(wire, 'video', productVideo),
    ...told(wire, 'ficha', details),
    ...told(wire, 'vistaPrevia', address),
    ...told(wire, 'vistaPreviaIngles', address),
    ...version(wire),
  };
}

const address = (field: Wire) => field.link() ?? undefined;

const details = (field: Wire): PieceDetails => ({
  largoMm: field.at('largoMm').decimal(null),
  anchoMm: field.at('anchoMm').decimal(null),
  pesoG: field.at('pesoG').decimal(null),
  hechoPor: field.at('hechoPor').text(null),
  horas: field.at('horas').integer(null),
  historia: field.at('historia').text(null),
});

export function productPhotos(wire: Wire): ProductPhoto[] {
  return wire.list().flatMap((row) => {
    const image_url = row.at('image_url').link();
    // One without an address has nothing to show.
    if (image_url === null) return [];
    const descripcion = row.at('descripcion').text('');
    return [{ idFoto: row.at('idFoto').integer(), image_url, descripcion }];
  });
}

/** @throws ApiError `contract` when it has no address. */
export function productVideo(wire: Wire): ProductVideo {
  return {
    video_url: wire.at('video_url').link() ?? wire.at('video_url').text(),
    tipo: wire.at('tipo').oneOf(['video/mp4', 'video/webm']),
    descripcion: wire.at('descripcion').text(''),
  };
}

function productSize(wire: Wire): ProductSize {
  const idTalla = wire.at('idTalla').integer(undefined);
  return {
    idProducto_talla: wire.at('idProducto_talla').integer(),
    tamanio: wire.at('tamanio').text(),
    cm: wire.at('cm').decimal(null),
    stock: wire.at('stock').integer(),
    ...reserved(wire),
    ...(idTalla === undefined ? {} : { idTalla }),
  };
}

const reserved = (wire: Wire) => told(wire, 'reservada', (field) => flag(field, 0));

export function products(wire: Wire): Product[] {
  return wire.list().map(product);
}

export function productSizeStock(wire: Wire): ProductSizeStock {
  return {
    idProducto_talla: wire.at('idProducto_talla').integer(),
    stock: wire.at('stock').integer(),
  };
}

export function productCreated(wire: Wire): ProductCreated {
  return { id: wire.at('id').integer(), image_url: wire.at('image_url', 'imagen_url').link() };
}

export function productUpdated(wire: Wire): ProductUpdated {
  const image_url = optional(wire, 'image_url', (field) => field.link());
  return { ...confirmation(wire), image_url };
}
