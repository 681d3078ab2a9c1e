import { describe, expect, test } from 'vitest';
import type { Role, SpecialOrderStatus } from '../entities.ts';
import {
  SPECIAL_ORDER_TARGETS,
  specialOrderEventTo,
  specialOrderLabel,
  specialOrderLifecycle,
  specialOrdersFitting,
  type SpecialOrderEvent,
} from './special-orders.ts';

const CELLS: [SpecialOrderStatus | null, SpecialOrderEvent, SpecialOrderStatus | null][] = [
  [null, 'aceptar', 'Aceptado'],
  [null, 'rechazar', 'Rechazado'],
  [null, 'enviar', null],
  ['Pendiente', 'aceptar', 'Aceptado'],
  ['Pendiente', 'rechazar', 'Rechazado'],
  ['Pendiente', 'enviar', null],
  ['En proceso', 'aceptar', 'Aceptado'],
  ['En proceso', 'rechazar', 'Rechazado'],
  ['En proceso', 'enviar', null],
  ['Aceptado', 'aceptar', null],
  ['Aceptado', 'rechazar', 'Rechazado'],
  ['Aceptado', 'enviar', 'Enviado'],
  ['Rechazado', 'aceptar', null],
  ['Rechazado', 'rechazar', null],
  ['Rechazado', 'enviar', null],
  ['Completado', 'aceptar', 'Aceptado'],
  ['Completado', 'rechazar', 'Rechazado'],
  ['Completado', 'enviar', null],
  ['Enviado', 'aceptar', null],
  ['Enviado', 'rechazar', null],
  ['Enviado', 'enviar', null],
];

describe('a special order', () => {
  test('has every state, the unset one included, and every event in the table below', () => {
    const { states, events } = specialOrderLifecycle;
    expect(CELLS).toHaveLength((states.length + 1) * events.length);
  });

  test.each(CELLS)('%s + %s → %s, by administrators only', (state, event, to) => {
    expect(specialOrderLifecycle.next(event, state)).toBe(to);
    const people: (Role | null)[] = [null, 1, 2, 3];
    expect(people.map((role) => specialOrderLifecycle.can(event, state, role))).toEqual([
      false,
      false,
      to !== null,
      false,
    ]);
  });

  test('starts Pendiente and is finished when Rechazado or Enviado', () => {
    expect(specialOrderLifecycle.initial).toBe('Pendiente');
    expect(specialOrderLifecycle.finals).toEqual(['Rechazado', 'Enviado']);
  });

  test.each([
    ['Pendiente', 'Pendiente'],
    ['En proceso', 'En proceso'],
    ['Aceptado', 'Aceptado'],
    ['Rechazado', 'Rechazado'],
    ['Completado', 'Completado'],
    ['Enviado', 'Enviado'],
    [null, 'Especial'],
  ] as const)('in state %s is labelled %s', (state, label) => {
    expect(specialOrderLabel(state)).toBe(label);
  });

  test.each([
    ['en PROCESO', 'En proceso'],
    ['aceptado', 'Aceptado'],
    ['', null],
    ['Especial', null],
  ])('reads %j as %s', (text, state) => {
    expect(specialOrderLifecycle.read(text)).toBe(state);
  });

  test('is taken to the asked state by the step that leads there', () => {
    expect(SPECIAL_ORDER_TARGETS).toEqual(['Aceptado', 'Rechazado', 'Enviado']);
    for (const target of SPECIAL_ORDER_TARGETS)
      expect(specialOrderLifecycle.table.steps[specialOrderEventTo(target)].to).toBe(target);
  });

  test.each([
    ['rojas aceptado', true],
    ['ACEPTADO ána', true],
    ['12', true],
    ['#12 ana', true],
    ['especial 12', true],
    ['Pedido especial N.º 12', true],
    ['especial 1', false],
    ['1', false],
    ['#120', false],
    ['rojas pendiente', false],
    ['', true],
  ])('of number, customer and state is found by %j: %s', (typed, isFound) => {
    const order = { idPedidoEspecial: 12, nombreUsuario: 'Ana Rojas', estado: 'Aceptado' as const };
    expect(specialOrdersFitting([order], typed)).toHaveLength(isFound ? 1 : 0);
  });

  test('is found by a name that is a letter off only where nothing has the very words', () => {
    const all = ['María Solano', 'Eva Solamo', 'Ana Rojas'].map((nombreUsuario, index) => ({
      idPedidoEspecial: index + 1,
      nombreUsuario,
      estado: 'Aceptado' as const,
    }));
    const found = (typed: string) =>
      specialOrdersFitting(all, typed).map(({ idPedidoEspecial }) => idPedidoEspecial);
    expect(found('Solno')).toEqual([1]);
    expect(found('solamo')).toEqual([2]);
    expect(found('solaro')).toEqual([1, 2]);
    expect(found('rochas')).toEqual([]);
  });
});
