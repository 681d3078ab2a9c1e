import { expect } from 'vitest';
import { httpError, offline, user } from '../../../test/fixtures.ts';
import { describeWalk } from '../../../test/walk.ts';
import { provideCloseAccount } from '../personal-data/close-account.machine.ts';
import { provideLogin } from './login.machine.ts';
import { provideMailedLink } from './mailed-link.machine.ts';
import { provideRecovery } from './recovery.machine.ts';
import { provideRegistration } from './registration.machine.ts';
import { namesLocked, registrationValues } from './registration.rules.ts';
import type { RegistrationField } from './registration.types.ts';
import { provideResetPassword } from './reset-password.machine.ts';

const CREDENTIALS = { correo: 'cliente@filigrana.test', contrasena: 'Plata-925-fina' };
const REFUSED = httpError(500);

describeWalk('the login', {
  provide: (ask) => provideLogin({ login: () => ask('login') }),
  events: [
    { type: 'login.submit', values: CREDENTIALS },
    { type: 'login.submit', values: { correo: '', contrasena: '' } },
  ],
  answers: {
    login: [
      { done: { token: 't', usuario: user() } },
      { fail: httpError(401) },
      { fail: httpError(401, { code: 'SECOND_STEP_REQUIRED', serverMessage: 'El código.' }) },
      { fail: httpError(401, { code: 'SECOND_STEP_WRONG', serverMessage: 'No es ese.' }) },
      { fail: httpError(403, { code: 'ACCOUNT_BLOCKED' }) },
      { fail: httpError(429, { code: 'RATE_LIMITED', serverMessage: 'Espera 30 s.' }) },
      { fail: REFUSED },
      { fail: offline() },
    ],
  },
  key: ({ notice, errors, needsCode, usuario }) => ({ notice, errors, needsCode, usuario }),
  home: ({ value }) => value === 'sending',
  see({ value, context: { values, usuario, notice, errors, needsCode } }) {
    // Nobody is told that a code is wrong without being asked for one.
    if (errors.codigo) expect(needsCode).toBe(true);
    // A password is kept for as long as it is being sent, and shown to nobody.
    expect(values.contrasena !== '').toBe(value === 'sending');
    expect(usuario !== null && value !== 'idle' && value !== 'sending').toBe(
      value === 'done' || value === 'leaving',
    );
    if (value === 'sending') expect(notice).toBeNull();
    if (value === 'done') expect(notice).toMatchObject({ code: 'login.done' });
    if (Object.keys(errors).length > 0) expect(notice).not.toBeNull();
  },
});

describeWalk('the recovery', {
  provide: (ask) => provideRecovery({ request: () => ask('request') }),
  events: [
    { type: 'recovery.submit', values: { correo: 'cliente@filigrana.test' } },
    { type: 'recovery.submit', values: { correo: 'no es un correo' } },
    { type: 'recovery.submit', values: { correo: '' } },
  ],
  answers: {
    request: [
      { done: { mensaje: null } },
      { fail: httpError(404, { code: 'EMAIL_NOT_FOUND' }) },
      { fail: httpError(404) },
      { fail: REFUSED },
      { fail: offline() },
    ],
  },
  key: ({ notice, errors, left }) => ({ notice, errors, left }),
  home: ({ value }) => value === 'idle',
  see({ value, context: { notice, left } }) {
    expect(left).toBeGreaterThanOrEqual(0);
    // Two links at most: with none left nothing is ever on its way.
    if (left === 0) expect(value).not.toBe('sending');
    if (value === 'sending') expect(notice).toBeNull();
    if (value === 'sent') expect(notice).toMatchObject({ code: 'recovery.sent' });
    if (value === 'idle' && left < 2) expect(notice).not.toBeNull();
  },
});

describeWalk('closing the account', {
  provide: (ask) => provideCloseAccount({ close: () => ask('close') }),
  events: [
    { type: 'closing.submit', values: { contrasenaActual: 'Plata-925-fina' } },
    { type: 'closing.submit', values: { contrasenaActual: ' ' } },
  ],
  answers: {
    close: [
      { done: { mensaje: 'Tu cuenta está cerrada.' } },
      { fail: httpError(400, { fields: { contrasenaActual: 'No es correcta.' } }) },
      { fail: httpError(401) },
      { fail: httpError(404) },
      { fail: httpError(409, { code: 'INVALID_STATE', serverMessage: 'Tienes pedidos.' }) },
      { fail: offline() },
    ],
  },
  key: ({ notice, errors, isUnsupported, isLoggedOut }) => ({
    notice,
    errors,
    isUnsupported,
    isLoggedOut,
  }),
  home: ({ value }) => value === 'editing',
  see({ value, context: { contrasenaActual, notice, isUnsupported, isLoggedOut } }) {
    // A password is kept for as long as it is being sent, and shown to nobody.
    expect(contrasenaActual !== '').toBe(value === 'sending');
    if (value !== 'editing') expect(notice).toBeNull();
    if (isUnsupported || isLoggedOut) expect(notice).not.toBeNull();
  },
});

const PERSON = {
  identificacion: '101110111',
  nombre: 'María',
  primerApellido: 'Solano',
  segundoApellido: 'Quirós',
};
const change = (field: RegistrationField, value: string) =>
  ({ type: 'registration.change', field, value }) as const;
const REST = {
  correo: 'cliente@filigrana.test',
  telefono: '88112233',
  contrasena: 'Plata-925-fina',
} as const;

describeWalk('the registration', {
  provide: (ask) =>
    provideRegistration({ lookup: () => ask('lookup'), register: () => ask('register') }),
  events: [
    change('identificacion', PERSON.identificacion),
    change('identificacion', '1011'),
    ...Object.entries(REST).map(([field, value]) => change(field as keyof typeof REST, value)),
    { type: 'registration.submit' },
  ],
  answers: {
    lookup: [
      { done: PERSON },
      { fail: httpError(404) },
      { fail: httpError(404, { code: 'LOOKUP_OFF' }) },
      { fail: offline() },
    ],
    register: [
      { done: { mensaje: 'Cuenta creada.' } },
      { fail: httpError(409, { code: 'ALREADY_REGISTERED' }) },
      { fail: httpError(409, { code: 'EMAIL_IN_USE' }) },
      { fail: REFUSED },
    ],
  },
  key: ({ typed, person, problem, notice, errors }) => ({
    typed,
    person,
    problem: problem?.code,
    notice: notice?.code,
    errors: Object.keys(errors),
  }),
  home: ({ value }) => value.form === 'editing',
  see({ value, context }) {
    const { person, problem, notice, accepted, typed } = context;
    expect(accepted !== null).toBe(value.form === 'sending');
    expect(person !== null).toBe(value.lookup === 'found');
    if (value.lookup === 'missing' || value.lookup === 'failed') expect(problem).not.toBeNull();
    if (value.lookup === 'found' || value.lookup === 'idle') expect(problem).toBeNull();
    if (value.form === 'registered') expect(notice).toMatchObject({ code: 'registration.done' });
    if (value.form === 'exists') expect(notice).toMatchObject({ code: 'registration.exists' });
    // Names of the roll cannot be typed over; until they are known their fields are empty.
    const { nombre } = registrationValues(context);
    if (value.lookup === 'found') expect(nombre).toBe(PERSON.nombre);
    const isLookedUp = typed.identificacion.trim().length === 9;
    expect(namesLocked(context)).toBe(isLookedUp && value.lookup !== 'typed');
    if (value.lookup === 'typed') expect(problem).toBeNull();
  },
});

const PASSWORD = { nuevaContrasena: 'Plata-925-fina', confirmacion: 'Plata-925-fina' };

describeWalk('the password reset', {
  provide: (ask) =>
    provideResetPassword({ verify: () => ask('verify'), reset: () => ask('reset') }),
  inputs: [{ token: 'first' }],
  events: [
    { type: 'reset.submit', values: PASSWORD },
    { type: 'reset.submit', values: { ...PASSWORD, confirmacion: 'otra' } },
    { type: 'reset.open', token: 'second' },
  ],
  answers: {
    verify: [
      { done: { valido: true, mensaje: null } },
      { done: { valido: false, mensaje: null } },
      { fail: httpError(410) },
      { fail: offline() },
    ],
    reset: [
      { done: { mensaje: null } },
      { fail: httpError(404) },
      { fail: httpError(400, { fields: { nuevaContrasena: 'Contraseña débil' } }) },
      { fail: offline() },
    ],
  },
  key: ({ token, notice, errors }) => ({ token, notice: notice?.code, errors }),
  see({ value, context: { notice, nuevaContrasena } }) {
    expect(nuevaContrasena !== '').toBe(value === 'sending');
    if (value === 'invalid') expect(notice).toMatchObject({ code: 'reset.linkInvalid' });
    if (value === 'done') expect(notice).toMatchObject({ code: 'reset.done' });
    if (value === 'checking' || value === 'sending') expect(notice).toBeNull();
  },
});

describeWalk('the link of a letter', {
  provide: (ask) => provideMailedLink(() => ask('send')),
  inputs: [{ token: 'first' }],
  events: [{ type: 'link.press' }, { type: 'link.open', token: 'second' }],
  answers: {
    send: [
      { done: { mensaje: 'Hecho.' } },
      { fail: httpError(404) },
      { fail: REFUSED },
      { fail: offline() },
    ],
  },
  key: ({ token, said, error }) => ({ token, said, error: error?.message }),
  see({ value, context: { said, error } }) {
    expect(said !== null).toBe(value === 'done');
    if (value === 'sending' || value === 'done') expect(error).toBeNull();
  },
});
