import { expect, test } from 'vitest';
import { httpError, offline } from '../../../test/fixtures.ts';
import { CONTACT, startRegistration } from '../../../test/registration.tsx';

/** Somebody with a residence permit, whose names are typed. */
const RESIDENT = {
  identificacion: '155812345678',
  nombre: 'Rosa',
  primerApellido: 'Luna',
  segundoApellido: 'Paz',
  ...CONTACT,
};

test('names every empty field', () => {
  const { type, submit, now } = startRegistration();
  type({ ...RESIDENT, correo: '  ', contrasena: '' });
  submit();
  expect(now()).toMatchObject({
    notice: {
      code: 'registration.incomplete',
      params: { campos: 'Correo electrónico, Contraseña' },
    },
    errors: { correo: { code: 'field.required' }, contrasena: { code: 'field.required' } },
  });
  type({ correo: 'r' });
  expect(Object.keys(now().errors)).toEqual(['contrasena']);
});

test('asks for a strong password', () => {
  const { type, submit, now } = startRegistration();
  type({ ...RESIDENT, contrasena: 'orosi-2026' });
  submit();
  expect(now().notice).toEqual({ code: 'password.weak' });
});

test('a telephone of another country stays as it was typed, and opens no account', () => {
  const { accounts, type, submit, now } = startRegistration();
  type({ ...RESIDENT, telefono: '+1 415 555 2671' });
  expect(now().values.telefono).toBe('+1 415 555 2671');
  submit();
  expect(now().errors).toEqual({ telefono: { code: 'profile.phoneInvalid' } });
  expect(accounts.calls).toEqual([]);
  type({ telefono: '8811-2244' });
  expect(now().values.telefono).toBe('88112244');
});

test('sends everything trimmed, once, and takes the person to the profile 2 s later', async () => {
  const { accounts, type, submit, now, pass } = startRegistration();
  type(Object.fromEntries(Object.entries(RESIDENT).map(([key, value]) => [key, ` ${value} `])));
  submit();
  submit();
  expect(accounts.calls.map(({ args }) => args[0])).toEqual([RESIDENT]);
  accounts.last().resolve({ mensaje: null });
  await pass(1_999);
  expect(now()).toMatchObject({
    status: 'done',
    notice: { code: 'registration.done' },
    values: { nombre: ' Rosa ' },
    redirect: null,
  });
  await pass(1);
  expect(now().redirect).toBe('profile');
});

test('whoever has opened an account is logged in, and goes back to where she came from', async () => {
  const { accounts, logIn, type, submit, now, pass } = startRegistration({ hasOrigin: true });
  type(RESIDENT);
  submit();
  accounts.last().resolve({ mensaje: null });
  await pass(2_000);
  const { correo, contrasena } = RESIDENT;
  expect(logIn.mock.calls).toEqual([[{ correo, contrasena }]]);
  expect(now()).toMatchObject({ redirect: 'origin', isOpen: true });
});

test('an account that is open but lets nobody in leads to the login', async () => {
  const login = () => Promise.reject(offline());
  const { accounts, type, submit, now, pass } = startRegistration({ hasOrigin: true, login });
  type(RESIDENT);
  submit();
  accounts.last().resolve({ mensaje: null });
  await pass(2_000);
  expect(now()).toMatchObject({
    status: 'done',
    notice: { code: 'registration.done' },
    redirect: 'login',
    isOpen: true,
  });
});

test('says the server’s own sentence about a new account', async () => {
  const { accounts, type, submit, now, pass } = startRegistration();
  type(RESIDENT);
  submit();
  accounts.last().resolve({ mensaje: 'Bienvenida, Rosa' });
  await pass(0);
  expect(now().notice?.said).toBe('Bienvenida, Rosa');
});

test('takes somebody who has an account to the login 2 s later', async () => {
  const { accounts, type, submit, now, pass } = startRegistration();
  type(RESIDENT);
  submit();
  accounts.last().reject(httpError(409, { code: 'ALREADY_REGISTERED' }));
  await pass(1_999);
  expect(now()).toMatchObject({
    status: 'idle',
    notice: { code: 'registration.exists' },
    redirect: null,
  });
  await pass(1);
  expect(now().redirect).toBe('login');
  type({ identificacion: '155812345679' });
  expect(now()).toMatchObject({ redirect: null, notice: null });
});

test.each([
  [
    httpError(409, { code: 'EMAIL_IN_USE' }),
    {
      notice: { code: 'registration.emailInUse' },
      errors: { correo: { code: 'registration.emailInUse' } },
    },
  ],
  [httpError(404), { notice: { code: 'registration.unknownPerson' } }],
  [offline(), { notice: { code: 'registration.offline' }, errors: {} }],
  [httpError(500), { notice: { code: 'registration.failed' } }],
  [
    httpError(400, {
      serverMessage: 'Revisa los datos.',
      fields: { correo: 'Debe ser un correo.' },
    }),
    {
      notice: { code: 'registration.failed', said: 'Revisa los datos.' },
      errors: { correo: { code: 'field.invalid', said: 'Debe ser un correo.' } },
    },
  ],
])('keeps everything that was typed when the server answers %s', async (error, report) => {
  const { accounts, type, submit, now, pass } = startRegistration();
  type(RESIDENT);
  submit();
  accounts.last().reject(error);
  await pass(0);
  expect(now()).toMatchObject({ status: 'idle', ...report });
  expect(now().values).toEqual(RESIDENT);
  submit();
  expect(accounts.calls).toHaveLength(2);
});
