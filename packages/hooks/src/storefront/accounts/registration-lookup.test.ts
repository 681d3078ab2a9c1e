import type { Person } from '@filigrana/sdk';
import { expect, test } from 'vitest';
import { httpError, offline } from '../../../test/fixtures.ts';
import { CONTACT, startRegistration } from '../../../test/registration.tsx';

const MARIA: Person = {
  nombre: 'María Fernanda',
  primerApellido: 'Solano',
  segundoApellido: 'Quirós',
};
const NONE: Person = { nombre: '', primerApellido: '', segundoApellido: '' };

test('looks nobody up before there are 9 characters', () => {
  const { people, type, now } = startRegistration();
  type({ identificacion: '10111011' });
  expect(people.calls).toHaveLength(0);
  expect(now()).toMatchObject({ lookup: 'idle' });
  expect(now().namesLocked).toBe(false);
});

test('fills in the names of the roll at exactly 9 characters, and they cannot be typed', async () => {
  const { people, type, now, pass } = startRegistration();
  type({ identificacion: '101110111', ...CONTACT });
  expect(now()).toMatchObject({ lookup: 'loading' });
  expect(people.calls.map(({ args }) => args[0])).toEqual(['101110111']);
  people.last().resolve(MARIA);
  await pass(0);
  expect(now().values).toEqual({ identificacion: '101110111', ...MARIA, ...CONTACT });
  type({ nombre: 'Otra' });
  expect(now().values.nombre).toBe('María Fernanda');
  expect(now().namesLocked).toBe(true);
});

test('asks no more for names that the roll has filled in', async () => {
  const { people, type, submit, now, pass } = startRegistration();
  submit();
  await pass(0);
  expect(now().errors).toHaveProperty('nombre');
  type({ identificacion: '101110111' });
  people.last().resolve({ ...MARIA, segundoApellido: '' });
  await pass(0);
  expect(Object.keys(now().errors).sort()).toEqual([
    'contrasena',
    'correo',
    'segundoApellido',
    'telefono',
  ]);
  expect(now().notice).toBeNull();
});

test('ignores the answer about an identification that is no longer there', async () => {
  const { people, type, now, pass } = startRegistration();
  type({ identificacion: '101110111' });
  const late = people.last();
  type({ identificacion: '202220222' });
  late.resolve(MARIA);
  await pass(0);
  expect(now()).toMatchObject({ lookup: 'loading' });
  expect(now().values.nombre).toBe('');
  expect(people.calls[0]?.args[1]?.signal?.aborted).toBe(true);
  people.last().resolve({ ...NONE, nombre: 'José Pablo' });
  await pass(0);
  expect(now().values.nombre).toBe('José Pablo');
});

test('forgets the names of the roll with the identification that they belong to', async () => {
  const { people, type, pass, now } = startRegistration();
  type({ identificacion: '101110111' });
  people.last().resolve(MARIA);
  await pass(0);
  type({ identificacion: '10111011' });
  expect(now().values).toMatchObject(NONE);
});

test('never loses names typed by hand on the way past 9 characters', async () => {
  const { people, type, pass, now } = startRegistration();
  type({ nombre: 'Rosa', identificacion: '155812345' });
  expect(now().values.nombre).toBe('');
  people.last().reject(httpError(404));
  await pass(0);
  type({ identificacion: '155812345678' });
  expect(now().values.nombre).toBe('Rosa');
});

test('looks the same identification up once, blanks around it or not', () => {
  const { people, type } = startRegistration();
  type({ identificacion: '101110111' });
  type({ identificacion: ' 101110111 ' });
  expect(people.calls).toHaveLength(1);
});

test('lets a surname be typed that the roll does not have', async () => {
  const { people, type, now, pass } = startRegistration();
  type({ identificacion: '101110111' });
  people.last().resolve({ ...MARIA, segundoApellido: '' });
  await pass(0);
  type({ segundoApellido: 'Rojas', nombre: 'Otra' });
  expect(now().values).toMatchObject({ ...MARIA, segundoApellido: 'Rojas' });
  expect(now().namesLocked).toBe(false);
});

test('says that an identification was not found, and does not send the form with it', async () => {
  const { people, accounts, type, submit, now, pass } = startRegistration();
  type({ identificacion: '999999999', ...CONTACT });
  people.last().reject(httpError(404, { serverMessage: 'Otra cosa' }));
  await pass(0);
  const missing = { code: 'person.notFound' };
  expect(now()).toMatchObject({
    lookup: 'missing',
    notice: missing,
    errors: { identificacion: missing },
  });
  submit();
  expect(now()).toMatchObject({ notice: missing, errors: { identificacion: missing } });
  expect(accounts.calls).toHaveLength(0);
  type({ identificacion: '99999999' });
  expect(now()).toMatchObject({ notice: null, errors: {} });
});

test('says when nobody could be asked, and asks again when the form is sent', async () => {
  const { people, accounts, type, submit, now, pass } = startRegistration();
  type({ identificacion: '101110111', ...CONTACT });
  people.last().reject(offline());
  await pass(0);
  expect(now()).toMatchObject({ lookup: 'missing', notice: { code: 'registration.offline' } });
  submit();
  expect(people.calls).toHaveLength(2);
  expect(now()).toMatchObject({ lookup: 'loading', status: 'sending' });
  people.last().resolve(MARIA);
  await pass(0);
  expect(accounts.calls[0]?.args[0]).toMatchObject(MARIA);
});

test('gives the form back when the person cannot be looked up a second time', async () => {
  const { people, type, submit, now, pass } = startRegistration();
  type({ identificacion: '101110111', ...CONTACT });
  people.last().reject(offline());
  await pass(0);
  submit();
  people.last().reject(httpError(503, { serverMessage: 'Vuelve más tarde.' }));
  await pass(0);
  expect(now()).toMatchObject({
    lookup: 'missing',
    status: 'idle',
    notice: { code: 'person.notFound', said: 'Vuelve más tarde.' },
  });
});

test('waits for the lookup when the form is sent before it is over', async () => {
  const { people, accounts, type, submit, now, pass } = startRegistration();
  type({ identificacion: '101110111', ...CONTACT });
  submit();
  submit();
  expect(now().status).toBe('sending');
  people.last().resolve(MARIA);
  await pass(0);
  expect(accounts.calls.map(({ args }) => args[0])).toEqual([
    { identificacion: '101110111', ...MARIA, ...CONTACT },
  ]);
});

test('asks nobody any more once the page is left', () => {
  const { people, type, unmount } = startRegistration();
  type({ identificacion: '101110111' });
  unmount();
  expect(people.calls[0]?.args[1]?.signal?.aborted).toBe(true);
});
