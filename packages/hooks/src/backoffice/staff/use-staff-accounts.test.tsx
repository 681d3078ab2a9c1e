import type { Person } from '@filigrana/sdk';
import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { FakeShop } from '../../../test/fake-shop.ts';
import { httpError, loggedIn, offline } from '../../../test/fixtures.ts';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import { useToasts } from '../../shared/toasts/use-toasts.ts';
import { useStaffAccounts } from './use-staff-accounts.ts';

const MARIA: Person = {
  nombre: 'María Fernanda',
  primerApellido: 'Solano',
  segundoApellido: 'Quirós',
};
const found = () => Promise.resolve(MARIA);

function start(
  staff: NonNullable<FakeShop['staff']> = {},
  lookupPerson: () => Promise<Person> = found,
) {
  const lookup = vi.fn(lookupPerson);
  const { result } = renderHookWithShop(
    () => ({ ...useStaffAccounts(), toast: useToasts().toast }),
    { shop: { staff, accounts: { lookupPerson: lookup } }, session: loggedIn({ rol: 2 }) },
  );
  const form = () => result.current;
  const identify = (identificacion: string) =>
    act(() => form().set('identificacion', identificacion));
  const fillIn = () =>
    act(() => {
      form().set('correo', 'maria@filigrana.test');
      form().set('telefono', '+506 8833-1207');
      form().set('contrasena', 'Clave-Nueva-1');
      form().set('idRol', 3);
    });
  return { fillIn, form, identify, lookup };
}

test('at 9 characters the roll fills the names, which are read-only then', async () => {
  const { form, identify, lookup } = start();
  expect(form().namesLocked).toBe(true);
  identify('10111011');
  expect(form()).toMatchObject({ lookup: 'idle', namesLocked: false });
  identify('101110111');
  expect(form()).toMatchObject({ lookup: 'loading', namesLocked: true });
  await waitFor(() => expect(form().values).toMatchObject(MARIA));
  expect(form()).toMatchObject({ lookup: 'found', namesLocked: true });
  expect(lookup).toHaveBeenCalledOnce();
});

test('another identification takes the names of the first person away', async () => {
  const { form, identify } = start();
  identify('101110111');
  await waitFor(() => expect(form().values.nombre).toBe('María Fernanda'));
  identify('1011101');
  expect(form().values).toMatchObject({ nombre: '', primerApellido: '', segundoApellido: '' });
  expect(form().namesLocked).toBe(false);
});

test('names that were typed by hand stay, and nobody is looked up', () => {
  const { form, identify, lookup } = start();
  identify('AB123456');
  act(() => form().set('nombre', 'Esteban'));
  identify('AB1234567');
  expect(form()).toMatchObject({ namesLocked: false, values: { nombre: 'Esteban' } });
  expect(lookup).not.toHaveBeenCalled();
});

test('names that are typed while the roll is asked are not written over', async () => {
  const { form, identify } = start();
  identify('101110111');
  act(() => form().set('nombre', 'Esteban'));
  await waitFor(() => expect(form().lookup).toBe('found'));
  expect(form()).toMatchObject({ namesLocked: false, values: { nombre: 'Esteban' } });
});

test.each([
  [httpError(404), 'missing', 'person.notFound'],
  [offline(), 'failed', 'connection.failed'],
])('whom the roll does not tell is named by hand', async (error, lookup, code) => {
  const { form, identify } = start({}, () => Promise.reject(error));
  identify('999999999');
  await waitFor(() =>
    expect(form()).toMatchObject({ lookup, lookupNotice: { code }, namesLocked: false }),
  );
  act(() => form().set('nombre', 'Esteban'));
  expect(form()).toMatchObject({ lookup, values: { nombre: 'Esteban' } });
});

test.each([
  [2, 'createAdministrator'],
  [3, 'createManager'],
] as const)(
  'role %i is opened by its own call, and the form is empty then',
  async (idRol, call) => {
    const create = vi.fn(() => Promise.resolve({ mensaje: null, idUsuario: 5 }));
    const { fillIn, form, identify } = start({ [call]: create });
    identify('101110111');
    await waitFor(() => expect(form().lookup).toBe('found'));
    fillIn();
    act(() => form().set('idRol', idRol));
    act(() => form().submit());
    await waitFor(() => expect(form().toast?.title).toBe('Cuenta creada'));
    expect(create).toHaveBeenCalledExactlyOnceWith({
      identificacion: '101110111',
      ...MARIA,
      correo: 'maria@filigrana.test',
      telefono: '88331207',
      contrasena: 'Clave-Nueva-1',
    });
    await waitFor(() =>
      expect(form()).toMatchObject({ lookup: 'idle', values: { contrasena: '' } }),
    );
  },
);

test('everything is needed, the role too', () => {
  const { form } = start();
  act(() => form().submit());
  expect(form().toast?.description).toBe('Todos los campos son obligatorios.');
  expect(Object.keys(form().errors)).toContain('idRol');
});

test('an account that cannot be opened keeps what was typed and marks what is in use', async () => {
  const serverMessage = 'Ese correo ya está en uso por otra cuenta.';
  const createManager = () =>
    Promise.reject(httpError(409, { code: 'EMAIL_IN_USE', serverMessage }));
  const { fillIn, form, identify } = start({ createManager });
  identify('101110111');
  await waitFor(() => expect(form().lookup).toBe('found'));
  fillIn();
  act(() => form().submit());
  await waitFor(() =>
    expect(form().toast).toMatchObject({
      title: 'Error al crear cuenta',
      description: serverMessage,
    }),
  );
  expect(form().errors.correo?.said).toBe(serverMessage);
  expect(form().values).toMatchObject({ ...MARIA, contrasena: 'Clave-Nueva-1' });
});

test('a failure without words is said in ours', async () => {
  const { fillIn, form, identify } = start({ createManager: () => Promise.reject(httpError(500)) });
  identify('101110111');
  await waitFor(() => expect(form().lookup).toBe('found'));
  fillIn();
  act(() => form().submit());
  await waitFor(() => expect(form().toast?.description).toBe('No se pudo crear la cuenta'));
});
