import { UNIQUE_SIZE } from '../domain/sizes.ts';
import type { Cart, CartLine, QuantityChange } from '../entities.ts';
import type { CartChanged } from '../results.ts';
import { confirmation, optional } from './confirmation.ts';
import { cartHold } from './hold.ts';
import { text, told } from './told.ts';
import type { Wire } from './wire.ts';

/** Reads the whole cart of `POST /api/carrito/obtener`, wrapped in `carrito` or bare. */
export function cart(wire: Wire): Cart {
  const inner = wire.unwrap('carrito');
  return { ...totals(inner), productos: lines(inner.at('productos')) };
}

function totals(wire: Wire): Omit<Cart, 'productos'> {
  return {
    idCarrito: wire.at('idCarrito').integer(null),
    subtotal: wire.at('subtotal').amount(),
    montoEnvio: wire.at('montoEnvio').amount(),
    montoTotal: wire.at('montoTotal').amount(),
    version: wire.at('version').integer(null),
    ...told(wire, 'apartado', cartHold),
  };
}

function lines(wire: Wire): CartLine[] {
  return wire.list().map(cartLine);
}

function cartLine(wire: Wire): CartLine {
  return {
    idCarritoProducto: wire.at('idCarritoProducto').integer(),
    idProducto_talla: wire.at('idProducto_talla').integer(),
    idProducto: wire.at('idProducto').integer(null),
    productoNombre: wire.at('productoNombre', 'nombre').text(),
    ...told(wire, 'nombreIngles', text),
    descripcion: wire.at('descripcion').text(''),
    nombreMaterial: wire.at('nombreMaterial').text(null),
    tallaNombre: wire.at('tallaNombre', 'talla').text(UNIQUE_SIZE),
    cantidad: wire.at('cantidad').integer(),
    precioUnitario: wire.at('precioUnitario').amount(),
    subtotalProducto: wire.at('subtotalProducto').amount(),
    image_url: wire.at('image_url', 'imagen_url').link(),
    stock: wire.at('stock').integer(null),
    disponible: wire.at('disponible').yes(true),
    ...told(wire, 'reservada', (field) => field.yes(false)),
  };
}

export function quantityChange(wire: Wire): QuantityChange {
  const item = wire.at('item');
  const carrito = wire.at('carrito');
  return {
    item: {
      cantidad: item.at('cantidad').integer(),
      subtotalProducto: item.at('subtotalProducto').amount(),
    },
    carrito: { ...totals(carrito), productos: optional(carrito, 'productos', lines) },
  };
}

export function cartChanged(wire: Wire): CartChanged {
  return { ...confirmation(wire), carrito: optional(wire, 'carrito', cart) };
}
