import { expect, test } from 'vitest';
import type { CustomerStatus, Role } from '../entities.ts';
import {
  CUSTOMER_ACTIONS,
  customerActionFor,
  customerFits,
  customerLifecycle,
  customersFitting,
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

const CUSTOMERS = [
  ['María Rodríguez', '102340567', '88881234'],
  ['Luis Solano Mora', '103330333', '70001122'],
  ['Solana Vega', '104440444', '60001122'],
  ['Ana de la O', '105550555', '61112233'],
].map(([name = '', identificacion = '', telefono = '']) => ({
  ...{ name, identificacion, telefono },
  correo: `${name.split(' ')[0]}@correo.test`,
}));

const namesFound = (typed: string) =>
  customersFitting(CUSTOMERS, typed, ({ name, ...others }) => ({ ...others, fullName: name })).map(
    ({ name }) => name,
  );

test.each([
  ['a wrong letter', 'Rodríguec', 'María Rodríguez'],
  ['a missing letter', 'Rodrigez', 'María Rodríguez'],
  ['a letter too many', 'Rodrigguez', 'María Rodríguez'],
  ['two neighbours swapped', 'Rodrigeuz', 'María Rodríguez'],
  ['a wrong first letter', 'Bega', 'Solana Vega'],
  ['a letter too many in a short name', 'Anna', 'Ana de la O'],
  ['a beginning with a wrong letter', 'rodrij', 'María Rodríguez'],
  ['a beginning with a missing letter', 'rodigu', 'María Rodríguez'],
  ['a beginning with a letter too many', 'rodrrigu', 'María Rodríguez'],
  ['an error in each of two words', 'rodrigez marai', 'María Rodríguez'],
  ['an error beside a word that fits', 'rodrigez mar', 'María Rodríguez'],
  ['an error beside an e-mail', 'rodrigez maria@', 'María Rodríguez'],
  ['an error beside a telephone number', 'rodrigez 8888-12', 'María Rodríguez'],
])('%s still finds the customer: %j', (_, typed, name) => {
  expect(namesFound(typed)).toEqual([name]);
});

test.each([
  ['two letters are wrong', 'Rodrijes'],
  ['a word has fewer than four letters', 'Anq'],
  ['a beginning has fewer than six letters', 'rodrj'],
  ['another word finds nobody', 'rodrigez quirós'],
  ['a number is wrong', '88881235'],
  ['a word with a digit is wrong', 'rodrigez1'],
  ['an e-mail is wrong', 'marai@'],
])('nobody is found where %s: %j', (_, typed) => {
  expect(namesFound(typed)).toEqual([]);
});

test('whoever has the very words is found alone', () => {
  expect(namesFound('solano')).toEqual(['Luis Solano Mora']);
  expect(namesFound('solan')).toEqual(['Luis Solano Mora', 'Solana Vega']);
  expect(namesFound('solamo')).toEqual(['Luis Solano Mora']);
  expect(namesFound('solane')).toEqual(['Luis Solano Mora', 'Solana Vega']);
});

test('a blank text finds all customers, in their order', () => {
  expect(namesFound(' ')).toEqual(CUSTOMERS.map(({ name }) => name));
  expect(customersFitting([], 'rodrigez', () => ({ ...CUSTOMERS[0]!, fullName: '' }))).toEqual([]);
});
