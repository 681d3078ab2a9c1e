import { loginSchema, readForm, registrationSchema } from '@filigrana/sdk/schemas';
import { expect, test } from 'vitest';
import { httpError } from '../../../test/fixtures.ts';
import { notice, reportIssues, serverErrors } from './form-report.ts';

const issuesOf = (...[schema, input]: Parameters<typeof readForm>) => {
  const form = readForm(schema, input);
  return form.ok ? [] : form.issues;
};

test('says the first thing that is wrong in the words of the form, and each beside its field', () => {
  const issues = issuesOf(loginSchema, { correo: '', contrasena: '' });
  expect(reportIssues(issues, { REQUIRED: notice('profile.incomplete') })).toEqual({
    notice: { code: 'profile.incomplete' },
    errors: { correo: { code: 'field.required' }, contrasena: { code: 'field.required' } },
  });
});

test('has the usual sentences for what every form asks', () => {
  const issues = issuesOf(registrationSchema, {
    identificacion: '1-0111-0111',
    nombre: 'x'.repeat(121),
    primerApellido: 'Solano',
    segundoApellido: 'Quirós',
    correo: 'maria',
    telefono: '11111111',
    contrasena: 'maria',
  });
  expect(reportIssues(issues)).toEqual({
    notice: { code: 'field.identificationInvalid' },
    errors: {
      identificacion: { code: 'field.identificationInvalid' },
      nombre: { code: 'field.tooLong' },
      correo: { code: 'profile.emailInvalid' },
      telefono: { code: 'profile.phoneForbidden' },
      contrasena: { code: 'password.weak' },
    },
  });
});

test('has nothing to say when nothing is wrong', () => {
  expect(reportIssues([])).toEqual({ notice: null, errors: {} });
});

test('has a sentence even for a code that no form expects', () => {
  const { notice: said, errors } = reportIssues([{ field: 'x', code: 'INVALID' }]);
  expect([said, errors]).toEqual([{ code: 'field.invalid' }, { x: { code: 'field.invalid' } }]);
});

test('hands on what the server says about single fields', () => {
  const error = httpError(400, { fields: { correo: 'Debe ser un correo válido.' } });
  expect(serverErrors(error)).toEqual({
    correo: { code: 'field.invalid', said: 'Debe ser un correo válido.' },
  });
});

test('a current password that the server refuses is a wrong one, for own texts', () => {
  const error = httpError(400, { fields: { contrasenaActual: 'No es correcta.' } });
  expect(serverErrors(error).contrasenaActual).toMatchObject({
    ...{ code: 'password.wrong', said: 'No es correcta.' },
  });
});

test('hands on why a field was refused where the code says it, for own texts', () => {
  const why = { code: 'PASSWORD_COMMON', fields: { contrasena: 'Muy común.' } };
  expect(serverErrors(httpError(400, why)).contrasena).toMatchObject({ problem: why.code });
  const plain = { ...why, code: 'VALIDATION' };
  expect(serverErrors(httpError(400, plain)).contrasena?.problem).toBeUndefined();
});
