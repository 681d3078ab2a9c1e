import type { Category, Material, Size, Stone } from '../entities.ts';
import type { Wire } from './wire.ts';

export function categories(wire: Wire): Category[] {
  return wire.list().map((row) => ({
    idCategoria: row.at('idCategoria').integer(),
    nombre: row.at('nombre').text(),
  }));
}

export function stones(wire: Wire): Stone[] {
  return wire.list().map((row) => ({
    idPiedra: row.at('idPiedra').integer(),
    nombre: row.at('nombre').text(),
  }));
}

export function materials(wire: Wire): Material[] {
  return wire.list().map((row) => ({
    idMaterial: row.at('idMaterial').integer(),
    nombre: row.at('nombre').text(),
  }));
}

export function sizes(wire: Wire): Size[] {
  return wire.list().map((row) => ({
    idTalla: row.at('idTalla').integer(),
    tamanio: row.at('tamanio').text(),
  }));
}
