import { expect, test } from 'vitest';
import { orderSummary, pieceName } from './order-summary.ts';

test('a piece with a size is named with it, a piece without one is not', () => {
  expect(pieceName({ productoNombre: 'Anillo Trenza', tallaNombre: '7' })).toBe(
    'Anillo Trenza (talla 7)',
  );
  expect(pieceName({ productoNombre: 'Cadena Clásica', tallaNombre: 'Única' })).toBe(
    'Cadena Clásica',
  );
});

test('the summary of an order names every line with its quantity', () => {
  const lines = [
    { productoNombre: 'Anillo Trenza', tallaNombre: '7', cantidad: 1 },
    { productoNombre: 'Cadena Clásica', tallaNombre: 'Única', cantidad: 2 },
  ];
  expect(orderSummary(lines)).toBe('1 × Anillo Trenza (talla 7), 2 × Cadena Clásica');
});
