import { describe, expect, it } from 'vitest';
import { product } from './product.ts';
import { user } from './user.ts';
import {
  CART_LINE,
  type Fields,
  LINE,
  PRODUCT,
  SPECIAL,
  STAFF,
  USER,
  read,
  readCartLine,
  readLine,
  readSpecial,
  readStaff,
} from '../../test/samples.ts';

/** Every spelling of the specification: entity, base, canonical name, the other names, values. */
const SPELLINGS: [string, (value: Fields) => unknown, Fields, string, string[], unknown][] = [
  ['Product', (value) => read(product, value), PRODUCT, 'nombreProducto', ['nombre'], 'Aro'],
  [
    'Product',
    (value) => read(product, value),
    PRODUCT,
    'image_url',
    ['imagen_url'],
    '/media/a.webp',
  ],
  ['User', (value) => read(user, value), USER, 'idUsuario', ['id'], 7],
  ['User', (value) => read(user, value), USER, 'rol', ['idRol'], 3],
  ['OrderLine', readLine, LINE, 'productoNombre', ['nombre'], 'Aro'],
  ['OrderLine', readLine, LINE, 'tallaNombre', ['talla'], '8'],
  ['OrderLine', readLine, LINE, 'subtotalProducto', ['subtotal', 'precio'], 12.5],
  ['OrderLine', readLine, LINE, 'image_url', ['imagen_url'], '/media/a.webp'],
  ['CartLine', readCartLine, CART_LINE, 'productoNombre', ['nombre'], 'Aro'],
  ['CartLine', readCartLine, CART_LINE, 'tallaNombre', ['talla'], '8'],
  ['SpecialOrder', readSpecial, SPECIAL, 'nombrePieza', ['pieza'], 'Aretes'],
  ['SpecialOrder', readSpecial, SPECIAL, 'nombrePiedra', ['tipoPiedra'], 'Sintética'],
  ['SpecialOrder', readSpecial, SPECIAL, 'nombreMaterial', ['tipoMaterial'], 'Plata'],
  ['StaffMember', readStaff, STAFF, 'idUsuario', ['id'], 8],
  ['StaffMember', readStaff, STAFF, 'idRol', ['rol'], 2],
];

describe('every spelling of a field', () => {
  const rows = SPELLINGS.flatMap(([entity, reader, base, canonical, others, value]) =>
    [canonical, ...others].map((name) => ({
      entity,
      reader,
      base,
      canonical,
      others,
      name,
      value,
    })),
  );

  it.each(rows)('$entity: $name is $canonical', ({ reader, base, canonical, name, value }) => {
    const { [canonical]: _dropped, ...rest } = base;
    expect(reader({ ...rest, [name]: value })).toMatchObject({ [canonical]: value });
  });

  it.each(rows.filter(({ name, canonical }) => name !== canonical))(
    '$entity: $canonical goes before $name, and null before neither',
    ({ reader, base, canonical, name, value }) => {
      const other = typeof value === 'number' ? 1 : 'otra';
      expect(reader({ ...base, [canonical]: value, [name]: other })).toMatchObject({
        [canonical]: value,
      });
      expect(reader({ ...base, [canonical]: null, [name]: value })).toMatchObject({
        [canonical]: value,
      });
    },
  );
});
