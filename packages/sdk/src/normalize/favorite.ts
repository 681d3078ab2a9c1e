import type { Favorite, SavedLine } from '../entities.ts';
import type { Wire } from './wire.ts';

export function favorites(wire: Wire): Favorite[] {
  return wire.list().map((one) => ({
    idProducto: one.at('idProducto').integer(),
    fecha: one.at('fecha').date(),
  }));
}

export function savedLines(wire: Wire): SavedLine[] {
  return wire.list().map((one) => ({
    idProducto: one.at('idProducto').integer(),
    idProducto_talla: one.at('idProducto_talla').integer(),
    cantidad: one.at('cantidad').integer(),
  }));
}
