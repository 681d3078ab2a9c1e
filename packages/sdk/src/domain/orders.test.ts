import { describe, expect, test } from 'vitest';
import type { OrderStatus, Role } from '../entities.ts';
import {
  HOLDING_ORDER_STATES,
  INITIAL_PAYMENT_STATUS,
  PAYMENT_STATUS_LABELS,
  orderLifecycle,
  orderNumber,
  type OrderEvent,
} from './orders.ts';

const CELLS: [OrderStatus, OrderEvent, OrderStatus | null][] = [
  ['pendiente', 'aceptar', 'confirmado'],
  ['pendiente', 'rechazar', 'cancelado'],
  ['pendiente', 'enviar', null],
  ['confirmado', 'aceptar', null],
  ['confirmado', 'rechazar', null],
  ['confirmado', 'enviar', 'enviado'],
  ['enviado', 'aceptar', null],
  ['enviado', 'rechazar', null],
  ['enviado', 'enviar', null],
  ['cancelado', 'aceptar', null],
  ['cancelado', 'rechazar', null],
  ['cancelado', 'enviar', null],
];

describe('a regular order', () => {
  test('has every state and event in the table below', () => {
    expect(CELLS).toHaveLength(orderLifecycle.states.length * orderLifecycle.events.length);
  });

  test.each(CELLS)('%s + %s → %s, by administrators only', (state, event, to) => {
    expect(orderLifecycle.next(event, state)).toBe(to);
    const people: (Role | null)[] = [null, 1, 2, 3];
    expect(people.map((role) => orderLifecycle.can(event, state, role))).toEqual([
      false,
      false,
      to !== null,
      false,
    ]);
  });

  test('starts pendiente with a pending payment', () => {
    expect(orderLifecycle.initial).toBe('pendiente');
    expect(INITIAL_PAYMENT_STATUS).toBe('pendiente');
  });

  test('is finished when sent or cancelled', () => {
    expect(orderLifecycle.finals).toEqual(['enviado', 'cancelado']);
  });

  test('verifies the payment on accepting, refuses it on rejecting, leaves it on sending', () => {
    const { aceptar, rechazar, enviar } = orderLifecycle.table.steps;
    expect(aceptar.estadoPago).toBe('verificado');
    expect(rechazar.estadoPago).toBe('rechazado');
    expect(enviar.estadoPago).toBeUndefined();
  });

  test('gives its stock back on rejecting only', () => {
    const { aceptar, rechazar, enviar } = orderLifecycle.table.steps;
    expect([aceptar, rechazar, enviar].map((step) => step.returnsStock)).toEqual([
      false,
      true,
      false,
    ]);
  });

  test.each([
    ['PENDIENTE', 'pendiente'],
    ['Confirmado', 'confirmado'],
    ['enviado', 'enviado'],
    ['CanceLado', 'cancelado'],
    ['perdido', null],
  ])('reads %j as %s', (text, state) => {
    expect(orderLifecycle.read(text)).toBe(state);
  });

  test('is shown with capital letters', () => {
    expect(orderLifecycle.table.labels).toEqual({
      pendiente: 'Pendiente',
      confirmado: 'Confirmado',
      enviado: 'Enviado',
      cancelado: 'Cancelado',
    });
    expect(PAYMENT_STATUS_LABELS).toEqual({
      pendiente: 'Pendiente',
      verificado: 'Verificado',
      rechazado: 'Rechazado',
    });
  });

  test('holds its products until it is sent or cancelled', () => {
    expect(HOLDING_ORDER_STATES).toEqual(['pendiente', 'confirmado']);
  });

  test('offers accept and reject when pending, send when confirmed, nothing else', () => {
    expect(orderLifecycle.open('pendiente', 2)).toEqual(['aceptar', 'rechazar']);
    expect(orderLifecycle.open('confirmado', 2)).toEqual(['enviar']);
    expect(orderLifecycle.open('enviado', 2)).toEqual([]);
    expect(orderLifecycle.open('pendiente', 3)).toEqual([]);
  });
});

test.each([
  ['7', 7],
  ['#7', 7],
  ['N.º 7', 7],
  ['n° 7', 7],
  ['n.º7', 7],
  ['No. 7', 7],
  ['Pedido 7', 7],
  ['pedido n.º 7', 7],
  ['pedido especial #7', 7],
  [' especial  7 ', 7],
  ['#', null],
  ['pedido', null],
  ['7a', null],
  ['ana 7', null],
  ['1234567890', null],
  ['', null],
])('what was typed, %j, means the order %s', (typed, number) => {
  expect(orderNumber(typed)).toBe(number);
});
