import { expect, test } from 'vitest';
import type { Role } from '../entities.ts';
import { novedadLifecycle } from './novedades.ts';

test.each([
  ['Pendiente', 'Enviado'],
  ['Enviado', null],
] as const)('a novedad %s + enviar → %s, by administrators only', (state, to) => {
  expect(novedadLifecycle.next('enviar', state)).toBe(to);
  const people: (Role | null)[] = [null, 1, 2, 3];
  expect(people.map((role) => novedadLifecycle.can('enviar', state, role))).toEqual([
    false,
    false,
    to !== null,
    false,
  ]);
});

test('a novedad starts Pendiente, can only be sent, and is then finished', () => {
  expect(novedadLifecycle.initial).toBe('Pendiente');
  expect(novedadLifecycle.events).toEqual(['enviar']);
  expect(novedadLifecycle.finals).toEqual(['Enviado']);
  expect(novedadLifecycle.table.labels).toEqual({ Pendiente: 'Pendiente', Enviado: 'Enviado' });
  expect(novedadLifecycle.read('ENVIADO')).toBe('Enviado');
});
