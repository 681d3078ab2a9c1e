import { expect, test } from 'vitest';
import { assertShownTotal } from './purchase.ts';

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
