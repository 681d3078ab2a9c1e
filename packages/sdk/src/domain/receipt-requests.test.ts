import { expect, test } from 'vitest';
import {
  doubtWords,
  isDoubt,
  listedRequest,
  requestDays,
  requestStatus,
} from './receipt-requests.ts';

test.each([
  ['no_se_lee', null, ['El comprobante que recibimos no se lee bien.'], true],
  [
    'monto_distinto',
    'Faltan $5.',
    ['El monto del comprobante no es el de tu pedido.', 'Faltan $5.'],
    true,
  ],
  ['otro', 'Falta el nombre.', ['Falta el nombre.'], true],
  ['otro', ' ', [' '], false],
  ['otro', null, [], false],
] as const)('%s with %o is told as %o', (motivo, texto, words, says) => {
  expect(doubtWords({ motivo, texto })).toEqual(words);
  expect(isDoubt({ motivo, texto })).toBe(says);
});

test.each([
  ['2026-03-16T10:00:00Z', 'pendiente', 'abierta'],
  [null, 'pendiente', 'recibida'],
  ['2026-03-16T10:00:00Z', 'cancelado', 'cerrada'],
  [null, 'confirmado', 'cerrada'],
] as const)('a request until %s of an order in %s is %s', (vence, state, status) =>
  expect(requestStatus(vence, state)).toBe(status),
);

test.each([
  ['2026-03-16T10:00:00Z', 'pendiente', { solicitud: 'abierta' }],
  [null, 'pendiente', { solicitud: 'recibida' }],
  [null, 'confirmado', {}],
] as const)('of a request until %s the list says of an order in %s %o', (vence, state, listed) =>
  expect(listedRequest(vence, state)).toEqual(listed),
);

test('the reminder comes when half of the time is over', () => {
  expect(requestDays(new Date('2026-03-14T10:00:00Z'), 48)).toEqual({
    recordar: '2026-03-15T10:00:00.000Z',
    vence: '2026-03-16T10:00:00.000Z',
  });
});
