import { expect, test } from 'vitest';
import type { CustomerStatus, Role } from '../entities.ts';
import {
  CUSTOMER_ACTIONS,
  customerActionFor,
  customerFits,
  customerLifecycle,
  readCustomerStatus,
  type CustomerAction,
} from './customers.ts';

const CELLS: [CustomerStatus, CustomerAction, CustomerStatus | null][] = [
  ['activo', 'bloquear', 'bloqueado'],
  ['activo', 'desbloquear', null],
  ['bloqueado', 'bloquear', null],
  ['bloqueado', 'desbloquear', 'activo'],
];

test.each(CELLS)('an account %s + %s → %s, by administrators only', (state, action, to) => {
  expect(customerLifecycle.next(action, state)).toBe(to);
  const people: (Role | null)[] = [null, 1, 2, 3];
  expect(people.map((role) => customerLifecycle.can(action, state, role))).toEqual([
    false,
    false,
    to !== null,
    false,
  ]);
});

test('an account starts active and is never finished', () => {
  expect(customerLifecycle.initial).toBe('activo');
  expect(customerLifecycle.finals).toEqual([]);
  expect(CUSTOMER_ACTIONS).toEqual(['bloquear', 'desbloquear']);
  expect(customerLifecycle.table.labels).toEqual({ activo: 'Activo', bloqueado: 'Bloqueado' });
});

test.each([
  ['activo', 'activo'],
  ['ACTIVO', 'activo'],
  ['bloqueado', 'bloqueado'],
  ['inactivo', 'bloqueado'],
  ['', 'bloqueado'],
  [null, 'bloqueado'],
])('the wire’s estado %j means %s', (text, state) => {
  expect(readCustomerStatus(text)).toBe(state);
});

test('an active account can be blocked and a blocked one unblocked', () => {
  expect(customerActionFor('activo')).toBe('bloquear');
  expect(customerActionFor('bloqueado')).toBe('desbloquear');
});

test.each([
  ['', true],
  ['SOLANO maría', true],
  ['sol quir', true],
  ['mari.sol@', true],
  ['solano mari.sol@correo.test', true],
  ['mari.sol', false],
  ['@correo.test', false],
  ['solano rojas', false],
  ['1-0234', true],
  ['solano 8888-12', true],
  ['8888 1234', true],
  ['+506 8888-1234', true],
  ['+50688881234', true],
  ['88881235', false],
  ['a1023', false],
])('%j finds María Solano Quirós of mari.sol@correo.test: %s', (typed, isFound) => {
  const customer = {
    ...{ fullName: 'María Solano Quirós', correo: 'Mari.Sol@correo.test' },
    ...{ identificacion: '102340567', telefono: '88881234' },
  };
  expect(customerFits(customer, typed)).toBe(isFound);
});

test.each([
  ['ab-1234', true],
  ['AB123456', true],
  ['123456', true],
  ['ab', false],
])('%j finds who has the passport AB123456: %s', (typed, isFound) => {
  const customer = { fullName: 'Ida Nilsen', correo: 'ida@correo.test', telefono: '88881234' };
  expect(customerFits({ ...customer, identificacion: 'AB123456' }, typed)).toBe(isFound);
});
