import { expect, test } from 'vitest';
import { assertShownTotal, notEnough } from './purchase.ts';

test.each([null, 101.5])('a total of 101.5 goes with what was shown: %s', (shown) => {
  expect(() => assertShownTotal(shown, 101.5)).not.toThrow();
});

test('another total than the shown one is refused with the one of today, to the cent', () => {
  expect(() => assertShownTotal(101.5, 101.51)).toThrow(
    expect.objectContaining({
      status: 409,
      body: {
        error: 'El total de tu pedido cambió a $101.51 USD. Revísalo antes de confirmar.',
        code: 'TOTAL_CHANGED',
        montoTotal: 101.51,
      },
    }),
  );
});

test.each([
  ['too few', { estado: 1, stock: 2 }, 'No hay suficientes unidades de Anillo (talla 7).', 2],
  ['all held', { estado: 1, stock: 0, isReserved: true }, 'Alguien está comprando Anillo', 0],
  ['taken out of the shop', { estado: 0, stock: 2 }, 'Anillo (talla 7) ya no está disponible', 0],
  ['deleted', undefined, 'Anillo (talla 7) ya no está disponible', 0],
] as const)('a piece that is %s is refused by its name', (_why, left, sentence, stock) => {
  expect(notEnough({ productoNombre: 'Anillo', tallaNombre: '7' }, left).body).toEqual({
    code: 'STOCK_EXCEEDED',
    error: expect.stringContaining(sentence) as string,
    stock,
  });
});
