import { describe, expect, test } from 'vitest';
import { openPlace, pickupTotals, pickupWords } from './pickup.ts';

const CART = { subtotal: 99.99, montoEnvio: 8, montoTotal: 107.99 };

describe('the amounts of a cart that is picked up', () => {
  test('have the fee of the place instead of the shipping, to the cent', () => {
    expect(pickupTotals(CART, { monto: 2.1 })).toEqual({
      subtotal: 99.99,
      montoEnvio: 2.1,
      montoTotal: 102.09,
    });
    expect(pickupTotals(CART, { monto: 0 })).toMatchObject({ montoEnvio: 0, montoTotal: 99.99 });
  });

  test("are the server's where it is sent", () => {
    expect(pickupTotals(CART, null)).toEqual(CART);
  });
});

test('orders can be placed for a place that is there and active', () => {
  const lugares = [
    { idLugar: 1, activo: false },
    { idLugar: 2, activo: true },
  ];
  expect([1, 2, 3].map((id) => openPlace(lugares, id)?.idLugar)).toEqual([undefined, 2, undefined]);
});

test('a place is called by its name and its hours', () => {
  expect(pickupWords({ nombre: ' Taller ', cuando: 'lunes a viernes 9–5 ' })).toBe(
    'Taller · lunes a viernes 9–5',
  );
});
