import { describe, expect, test } from 'vitest';
import { NO_DETAILS } from './piece-details.ts';
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

  test('the range holds both its ends, counted in whole cents of the price charged', () => {
    const priced = [19.99, 20, 20.01].map((precio) => piece(`De ${precio}`, { precio }));
    const shelf = [...priced, piece('Rebajado', { precio: 90, precioEspecial: 20 })].map(
      catalogEntry,
    );
    const within = (precioMinimo: number, precioMaximo: number) =>
      names(filterEntries(shelf, { precioMinimo, precioMaximo }));
    expect(within(20, 20)).toEqual(['De 20', 'Rebajado']);
    expect(within(19.99, 20)).toEqual(['De 19.99', 'De 20', 'Rebajado']);
    expect(names(filterEntries(shelf, { precioMinimo: 20.01 }))).toEqual(['De 20.01']);
    expect(filterEntries(shelf, { precioMaximo: 0 })).toEqual([]);
  });

  test('a range of a measure holds both its ends, and no piece of which it is not known', () => {
    const long = (largoMm: number) => piece(`De ${largoMm}`, { ficha: { ...NO_DETAILS, largoMm } });
    const shelf = [long(39.9), long(40), long(45), long(45.1), piece('Sin medida', {})].map(
      catalogEntry,
    );
    expect(names(filterEntries(shelf, { largoMinimo: 40, largoMaximo: 45 }))).toEqual([
      'De 40',
      'De 45',
    ]);
    expect(names(filterEntries(shelf, { largoMinimo: 45, pesoMaximo: 3 }))).toEqual([]);
    expect(filterEntries(shelf, { largoMinimo: 0 })).toHaveLength(5);
  });

  test('only what can be bought now leaves out what is sold and what carts hold', () => {
    const none = { stock: 0, tallasDisponibles: '' };
    const shelf = [
      piece('Vendida', { ...none, unico: 1 }),
      piece('Reservada', { ...none, unico: 1, reservada: 1 }),
      piece('Agotada', none),
      piece('Anillo sin tallas', { stock: null, tallasDisponibles: '' }),
      piece('Quién sabe', { stock: null, tallasDisponibles: null }),
      piece('Hay', { stock: 2, tallasDisponibles: '' }),
    ].map(catalogEntry);
    expect(names(filterEntries(shelf, { disponibles: true }))).toEqual(['Quién sabe', 'Hay']);
    expect(filterEntries(shelf, { disponibles: false })).toHaveLength(6);
  });

  test('the newest come first, names from A to Z as Spanish has them, and what is sold last', () => {
    const sold = { unico: 1, stock: 0, tallasDisponibles: '' };
    const shelf = [
      piece('Ópalo', { idProducto: 3 }),
      piece('Aro 10', { idProducto: 9, ...sold }),
      piece('Ñandú', { idProducto: 5 }),
      piece('nube', { idProducto: 12 }),
      piece('aro 9', { idProducto: 1 }),
    ].map(catalogEntry);
    const ordered = (query: object) => names(filterEntries(shelf, query));
    expect(ordered({ orden: 'nuevos' })).toEqual(['nube', 'Ñandú', 'Ópalo', 'aro 9', 'Aro 10']);
    expect(ordered({ orden: 'nombre' })).toEqual(['aro 9', 'nube', 'Ñandú', 'Ópalo', 'Aro 10']);
    expect(ordered({ orden: 'nombre', precio: 'asc' })).toEqual(ordered({}));
  });
});
