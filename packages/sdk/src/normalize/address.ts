import type { Address } from '../entities.ts';
import type { Wire } from './wire.ts';

export function addresses(wire: Wire): Address[] {
  return wire.list().map((row) => ({
    idDireccion: row.at('idDireccion').integer(),
    nombre: row.at('nombre').text(),
    provincia: row.at('provincia').text(),
    canton: row.at('canton').text(),
    distrito: row.at('distrito').text(),
    direccionExacta: row.at('direccionExacta').text(),
    preferida: row.at('preferida').yes(false),
  }));
}
