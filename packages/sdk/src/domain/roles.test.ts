import { describe, expect, test } from 'vitest';
import type { Role } from '../entities.ts';
import {
  ROLE,
  ROLE_NAMES,
  SCREEN_ROLES,
  STAFF_ROLES,
  isStaff,
  mayOpen,
  roleOf,
  type GuardedScreen,
} from './roles.ts';

test('the three roles have their numbers and names', () => {
  expect(ROLE).toEqual({ cliente: 1, administrador: 2, manager: 3 });
  expect(ROLE_NAMES).toEqual({ 1: 'Cliente', 2: 'Administrador', 3: 'Manager' });
  expect(STAFF_ROLES).toEqual([2, 3]);
});

describe('the role of an account', () => {
  test.each([
    [{ rol: 1 }, 1],
    [{ rol: 2 }, 2],
    [{ rol: 3 }, 3],
    [{ idRol: 2 }, 2],
    [{ rol: '3' }, 3],
    [{ rol: 1, idRol: 2 }, 1],
    [{ rol: null, idRol: 2 }, 2],
    [{ rol: undefined, idRol: '1' }, 1],
    [{ rol: 4 }, null],
    [{ rol: 0 }, null],
    [{ rol: 1.5 }, null],
    [{ rol: '' }, null],
    [{ rol: 'admin' }, null],
    [{ rol: true }, null],
    [{}, null],
    [null, null],
    [undefined, null],
  ])('%j has the role %s', (holder, role) => {
    expect(roleOf(holder)).toBe(role);
  });
});

/** Screen, then whether it opens to nobody, clients, administrators and managers. */
const OPENS: [GuardedScreen, boolean, boolean, boolean, boolean][] = [
  ['customerProfile', false, true, false, false],
  ['checkout', false, true, false, false],
  ['staffProfile', false, false, true, true],
  ['managerProfile', false, false, false, true],
  ['products', false, false, true, true],
  ['stock', false, false, true, false],
  ['orders', false, false, true, false],
  ['specialOrders', false, false, true, false],
  ['customers', false, false, true, false],
  ['faqs', false, false, true, false],
  ['novedades', false, false, true, false],
  ['settings', false, false, true, false],
  ['activity', false, false, true, false],
];

describe('guarded screens', () => {
  test('are all in the table below', () => {
    expect(Object.keys(SCREEN_ROLES)).toEqual(OPENS.map(([screen]) => screen));
  });

  test.each(OPENS)(
    '%s opens to nobody %s, clients %s, administrators %s, managers %s',
    (screen, ...opens) => {
      const people: (Role | null)[] = [null, 1, 2, 3];
      expect(people.map((role) => mayOpen(screen, role))).toEqual(opens);
    },
  );
});

test.each([
  [null, false],
  [1, false],
  [2, true],
  [3, true],
] as const)('role %s is staff: %s', (role, staff) => {
  expect(isStaff(role)).toBe(staff);
});
