import { expect, test } from 'vitest';
import { PAYMENT_METHODS, PAYMENT_METHOD_LABELS, SHIPPING_METHOD } from './payment-methods.ts';
import { PROVINCES } from './provinces.ts';

test('the seven provinces', () => {
  expect(PROVINCES).toEqual([
    'San José',
    'Alajuela',
    'Heredia',
    'Cartago',
    'Limón',
    'Guanacaste',
    'Puntarenas',
  ]);
});

test('the two payment methods and their labels', () => {
  expect(PAYMENT_METHODS).toEqual(['sinpe', 'transferencia']);
  expect(PAYMENT_METHOD_LABELS).toEqual({
    sinpe: 'SINPE Móvil',
    transferencia: 'Transferencia bancaria',
  });
});

test('the only shipping method', () => {
  expect(SHIPPING_METHOD).toBe('Correos de Costa Rica (todo el país)');
});
