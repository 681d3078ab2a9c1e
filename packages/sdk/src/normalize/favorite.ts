import type { Favorite } from '../entities.ts';
import type { Wire } from './wire.ts';

export function favorites(wire: Wire): Favorite[] {
  return wire.list().map((one) => ({
    idProducto: one.at('idProducto').integer(),
    fecha: one.at('fecha').date(),
  }));
}
