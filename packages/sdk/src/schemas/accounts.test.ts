import { describe, expect, test } from 'vitest';
import {
  customerProfileSchema,
  loginSchema,
  readForm,
  registrationSchema,
  resetPasswordSchema,
  resetRequestSchema,
  passwordResetSchema,
  staffAccountSchema,
  staffProfileSchema,
  staffRoleSchema,
} from './index.ts';
import { wrong } from '../../test/wrong.ts';

const person = {
  identificacion: '101110111',
  nombre: 'María Fernanda',
  primerApellido: 'Solano',
  segundoApellido: 'Quirós',
  correo: 'maria@correo.cr',
  telefono: '88112233',
  contrasena: 'Demo-Cliente-1',
};
const FIELDS = Object.keys(person) as (keyof typeof person)[];

const BLOCKED = [
  '12345678',
  '87654321',
  '00000000',
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => String(digit).repeat(8)),
];
const BAD_PHONES = ['8811223', '881122334', '8811-2233', 'abcdefgh'];
const BAD_EMAILS = ['ana', 'ana@correo', 'ana@@correo.cr', 'ana lucia@correo.cr'];
const WEAK = ['Abc1#', 'abcdef1#', 'ABCDEF1#', 'Abcdefg#', 'Abcdefg1'];

describe('login', () => {
  test('takes the code of a second step, which most people have none of', () => {
    const values = { correo: 'a@b.cr', contrasena: 'x' };
    const read = (codigo?: string) => readForm(loginSchema, { ...values, codigo });
    expect(read(' 123 456 ')).toEqual({ ok: true, values: { ...values, codigo: '123 456' } });
    for (const none of [undefined, '', '  ']) expect(read(none)).toEqual({ ok: true, values });
    expect(wrong(loginSchema, { ...values, codigo: '1'.repeat(33) })).toEqual(['codigo TOO_LONG']);
  });

  test('needs both e-mail and password', () => {
    expect(wrong(loginSchema, { correo: '', contrasena: '' })).toEqual([
      'correo REQUIRED',
      'contrasena REQUIRED',
    ]);
  });

  test('leaves it to the server whether they are right', () => {
    expect(wrong(loginSchema, { correo: 'ana', contrasena: 'x' })).toEqual([]);
  });
});

describe.each([
  ['registration', registrationSchema, {}],
  ['a staff account', staffAccountSchema, { idRol: 2 }],
] as const)('%s', (_name, schema, more) => {
  const form = { ...person, ...more };

  test('is accepted when complete, and comes out trimmed', () => {
    const padded = Object.fromEntries(FIELDS.map((field) => [field, `  ${person[field]} `]));
    expect(readForm(schema, { ...padded, ...more })).toEqual({ ok: true, values: form });
  });

  test('asks a passport for one surname, and a cédula for both', () => {
    const one = { ...form, identificacion: 'AB1234567', segundoApellido: ' ' };
    expect(readForm(schema, one)).toEqual({ ok: true, values: { ...one, segundoApellido: '' } });
    expect(wrong(schema, { ...one, primerApellido: '' })).toEqual(['primerApellido REQUIRED']);
    for (const identificacion of ['101110111', ''])
      expect(wrong(schema, { ...one, identificacion })).toContain('segundoApellido REQUIRED');
  });

  test.each(FIELDS)('names %s when it is empty or blank', (field) => {
    expect(wrong(schema, { ...form, [field]: '' })).toEqual([`${field} REQUIRED`]);
    expect(wrong(schema, { ...form, [field]: '   ' })).toEqual([`${field} REQUIRED`]);
  });

  test('names every empty field, in the order of the form', () => {
    const empty = Object.fromEntries(FIELDS.map((field) => [field, '']));
    expect(wrong(schema, { ...form, ...empty })).toEqual(FIELDS.map((f) => `${f} REQUIRED`));
  });

  test.each(WEAK)('refuses the weak password %s', (contrasena) => {
    expect(wrong(schema, { ...form, contrasena })).toEqual(['contrasena PASSWORD_WEAK']);
  });

  test.each(BLOCKED)('refuses the telephone %s', (telefono) => {
    expect(wrong(schema, { ...form, telefono })).toEqual(['telefono PHONE_NOT_ALLOWED']);
  });

  test.each(BAD_PHONES)('finds no telephone in %s', (telefono) => {
    expect(wrong(schema, { ...form, telefono })).toEqual(['telefono PHONE_INVALID']);
  });

  test.each(BAD_EMAILS)('finds no e-mail in %s', (correo) => {
    expect(wrong(schema, { ...form, correo })).toEqual(['correo EMAIL_INVALID']);
  });

  test('refuses an identification with other characters', () => {
    expect(wrong(schema, { ...form, identificacion: '1-0111-0111' })).toEqual([
      'identificacion IDENTIFICATION_INVALID',
    ]);
  });

  test('takes names of 120 characters and no more', () => {
    expect(wrong(schema, { ...form, nombre: 'ñ'.repeat(120) })).toEqual([]);
    expect(wrong(schema, { ...form, nombre: 'ñ'.repeat(121) })).toEqual(['nombre TOO_LONG']);
  });

  test('takes passwords of 128 characters and no more', () => {
    const contrasena = `Aa1#${'x'.repeat(124)}`;
    expect(wrong(schema, { ...form, contrasena })).toEqual([]);
    expect(wrong(schema, { ...form, contrasena: `${contrasena}x` })).toEqual([
      'contrasena TOO_LONG',
    ]);
  });
});

describe('a staff role', () => {
  test.each([
    [2, 2],
    [3, 3],
    ['2', 2],
    ['3', 3],
  ])('%j is role %i', (idRol, role) => {
    expect(readForm(staffRoleSchema, { idRol })).toEqual({ ok: true, values: { idRol: role } });
  });

  test.each([
    ['', 'REQUIRED'],
    [null, 'REQUIRED'],
    [1, 'ROLE_INVALID'],
    ['1', 'ROLE_INVALID'],
    [4, 'ROLE_INVALID'],
    ['admin', 'ROLE_INVALID'],
    [{}, 'ROLE_INVALID'],
  ])('%j is none: %s', (idRol, code) => {
    expect(wrong(staffRoleSchema, { idRol })).toEqual([`idRol ${code}`]);
    expect(wrong(staffAccountSchema, { ...person, idRol })).toEqual([`idRol ${code}`]);
  });
});

describe.each([
  ['a customer’s profile', customerProfileSchema],
  ['a staff profile', staffProfileSchema],
])('%s', (_name, schema) => {
  test('needs e-mail and telephone', () => {
    expect(wrong(schema, { ...person, correo: '', telefono: '' })).toEqual([
      'correo REQUIRED',
      'telefono REQUIRED',
    ]);
  });

  test.each(BLOCKED)('refuses the telephone %s before it looks at the e-mail', (telefono) => {
    expect(wrong(schema, { ...person, telefono, correo: 'ana' })).toEqual([
      'telefono PHONE_NOT_ALLOWED',
      'correo EMAIL_INVALID',
    ]);
  });

  test.each(BAD_PHONES)('complains of the e-mail before the telephone %s', (telefono) => {
    expect(wrong(schema, { ...person, telefono, correo: 'ana' })).toEqual([
      'correo EMAIL_INVALID',
      'telefono PHONE_INVALID',
    ]);
  });
});

test('a customer with one surname can edit the profile', () => {
  for (const segundoApellido of ['', null])
    expect(wrong(customerProfileSchema, { ...person, segundoApellido })).toEqual([]);
});

describe('asking for a reset link', () => {
  test.each([
    ['', ['correo REQUIRED']],
    ['ana', ['correo EMAIL_INVALID']],
    ['ana@correo.cr', []],
  ])('with %j', (correo, issues) => {
    expect(wrong(resetRequestSchema, { correo })).toEqual(issues);
  });
});

describe('resetting the password', () => {
  const both = (contrasena: string) => ({
    nuevaContrasena: contrasena,
    confirmacion: contrasena,
  });

  test('needs both fields', () => {
    expect(wrong(resetPasswordSchema, both(''))).toEqual([
      'nuevaContrasena REQUIRED',
      'confirmacion REQUIRED',
    ]);
  });

  test('needs them alike, and says so before it looks at their strength', () => {
    const form = { nuevaContrasena: 'debil', confirmacion: 'otra' };
    expect(wrong(resetPasswordSchema, form)).toEqual([
      'confirmacion PASSWORDS_DIFFER',
      'nuevaContrasena PASSWORD_WEAK',
    ]);
  });

  test.each(WEAK)('refuses the weak password %s', (contrasena) => {
    expect(wrong(resetPasswordSchema, both(contrasena))).toEqual(['nuevaContrasena PASSWORD_WEAK']);
  });

  test('refuses the example password', () => {
    expect(wrong(resetPasswordSchema, both('Filigrana#2026'))).toEqual([
      'nuevaContrasena PASSWORD_FORBIDDEN',
    ]);
    expect(wrong(resetPasswordSchema, both(' Filigrana#2026 '))).toEqual([
      'nuevaContrasena PASSWORD_FORBIDDEN',
    ]);
    expect(wrong(resetPasswordSchema, both('Filigrana#2027'))).toEqual([]);
  });

  test('is the same on the server’s side, with the token of the link', () => {
    const body = { token: 'abc', nuevaContrasena: 'Filigrana#2026' };
    expect(wrong(passwordResetSchema, body)).toEqual(['nuevaContrasena PASSWORD_FORBIDDEN']);
    expect(wrong(passwordResetSchema, { ...body, nuevaContrasena: 'debil' })).toEqual([
      'nuevaContrasena PASSWORD_WEAK',
    ]);
    expect(wrong(passwordResetSchema, { ...body, token: '', nuevaContrasena: 'Abcdef1#' })).toEqual(
      ['token REQUIRED'],
    );
  });
});
