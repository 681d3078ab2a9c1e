import { expect, test } from 'vitest';
import { remadeFields } from './special-order-form.ts';

const ring = {
  productoNombre: 'Anillo Trenza',
  tallaNombre: '7',
  cantidad: 2,
  categoria: 'Anillos',
  piedra: 'Natural',
  material: 'Plata',
};

test.each([
  ['a ring with its size', ring, { talla: '7', tipoPiedra: 'Natural' }],
  ['no size of other pieces', { ...ring, tallaNombre: 'Única' }, { talla: null }],
  ['that there is no stone', { ...ring, piedra: null }, { tipoPiedra: 'Sin piedra' }],
])('what is made anew says %s', (_case, piece, said) => {
  expect(remadeFields(piece, 12)).toMatchObject(said);
});

test('what is made anew names its order and its piece, within what a description may hold', () => {
  expect(remadeFields(ring, 12).descripcion).toBe(
    'Del pedido n.º 12: 2 × Anillo Trenza (talla 7).',
  );
  const long = { ...ring, productoNombre: 'x'.repeat(120), cantidad: 999 };
  expect(remadeFields(long, 2_147_483_647).descripcion.length).toBeLessThanOrEqual(180);
});
