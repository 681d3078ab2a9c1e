import type { CartHold, Hold } from '../entities.ts';
import type { Wire } from './wire.ts';

export function cartHold(wire: Wire): CartHold {
  return { ...untilWhen(wire), segundos: wire.at('segundos').integer() };
}

function untilWhen(wire: Wire): Omit<CartHold, 'segundos'> {
  return { hasta: wire.at('hasta').date(), prolongado: wire.at('prolongado').yes(false) };
}

export function holds(wire: Wire): Hold[] {
  return wire.list().map((one) => ({
    ...untilWhen(one),
    idApartado: one.at('idApartado').integer(),
    cliente: one.at('cliente').text(null),
    desde: one.at('desde').date(),
    productos: one
      .at('productos')
      .list()
      .map((piece) => ({
        idProducto_talla: piece.at('idProducto_talla').integer(),
        productoNombre: piece.at('productoNombre').text(),
        tallaNombre: piece.at('tallaNombre').text(),
        cantidad: piece.at('cantidad').integer(),
        precioUnitario: piece.at('precioUnitario').amount(),
      })),
  }));
}
