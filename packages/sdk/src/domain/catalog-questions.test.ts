import { describe, expect, test } from 'vitest';
import { catalogEntry, filterEntries } from './catalog-questions.ts';

const piece = (nombreProducto: string, more: object = {}) => ({
  nombreProducto,
  descripcion: 'Hecha a mano\nen Heredia',
  nombreCategoria: 'Anillos',
  nombreMaterial: 'Plata',
  nombrePiedra: 'Natural' as string | null,
  precio: 50 as number | null,
  precioEspecial: null as number | null,
  tallasDisponibles: '6,7',
  ...more,
});
const entries = [
  piece('Anillo Sol', { precio: 90, nombreMaterial: 'Plata bañada en oro' }),
  piece('Anillo Luna', { precio: 120, precioEspecial: 60, tallasDisponibles: '12' }),
  piece('Cadena Río', { nombreCategoria: 'Cadenas y Dijes', nombrePiedra: null }),
].map(catalogEntry);
const names = (products: { nombreProducto: string }[]) =>
  products.map(({ nombreProducto }) => nombreProducto);

describe('filters', () => {
  test('values of one key are alternatives, and keys combine', () => {
    expect(names(filterEntries(entries, { tamano: ['7', '12'] }))).toHaveLength(3);
    expect(names(filterEntries(entries, { tamano: ['7', '12'], categoria: ['Anillos'] }))).toEqual([
      'Anillo Sol',
      'Anillo Luna',
    ]);
  });

  test('names are compared without case or accents, and silver is not gold-plated silver', () => {
    expect(names(filterEntries(entries, { material: ['PLATA BANADA EN ORO'] }))).toEqual([
      'Anillo Sol',
    ]);
    expect(names(filterEntries(entries, { material: ['plata'] }))).not.toContain('Anillo Sol');
  });

  test('a piece without a stone matches no stone, and blank values do not filter', () => {
    expect(names(filterEntries(entries, { piedra: ['natural'] }))).not.toContain('Cadena Río');
    expect(filterEntries(entries, { piedra: [' '] })).toHaveLength(3);
  });

  test('the order is by the price charged', () => {
    expect(names(filterEntries(entries, { precio: 'asc' }))).toEqual([
      'Cadena Río',
      'Anillo Luna',
      'Anillo Sol',
    ]);
  });
});
