import { describe, expect, test } from 'vitest';
import { orderLine } from '../../../test/storefront/orders.ts';
import { orderTitle, shippingOf } from './order-words.ts';

describe('what an order is called', () => {
  const title = (...productos: Parameters<typeof orderLine>[]) =>
    orderTitle({
      resumen: 'Resumen del servidor',
      productos: productos.map((line) => orderLine(...line)),
    });

  test('its one piece by name', () => {
    expect(title(['Brazalete Tres Hilos'])).toBe('Brazalete Tres Hilos');
  });
  test('its one piece and how many of it', () => {
    expect(title(['Argollas', { cantidad: 2 }])).toBe('Argollas (2)');
  });
  test('how many pieces it holds when they are different', () => {
    expect(title(['Anillo'], ['Argollas', { cantidad: 2 }])).toBe('3 productos');
  });
  test('the summary of the server when the pieces are not known', () => {
    expect(title()).toBe('Resumen del servidor');
  });
});

test('the delivery costs what is left of the total, to the cent', () => {
  const lines = [
    orderLine('a', { subtotalProducto: 0.1 }),
    orderLine('b', { subtotalProducto: 0.2 }),
  ];
  expect(shippingOf(8.3, lines)).toBe(8);
});
