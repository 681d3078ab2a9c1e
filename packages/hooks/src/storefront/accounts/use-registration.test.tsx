import type { Shop } from '@filigrana/sdk';
import { act, cleanup } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { httpError } from '../../../test/fixtures.ts';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import { VirtualTime } from '../../../test/virtual-time.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { RegistrationField } from './registration.types.ts';
import { useRegistration } from './use-registration.ts';

const MARIA = { nombre: 'María Fernanda', primerApellido: 'Solano', segundoApellido: 'Quirós' };
const CONTACT = { correo: 'maria@correo.cr', telefono: '88112244', contrasena: 'Orosi-2026' };

beforeEach(() => sessionStorage.clear());

function start() {
  const lookupPerson = vi.fn<Shop['accounts']['lookupPerson']>(() => Promise.resolve(MARIA));
  const register = vi.fn<Shop['accounts']['register']>(() => Promise.resolve({ mensaje: null }));
  const clock = new VirtualTime();
  const { result } = renderHookWithShop(
    () => {
      const form = useRegistration();
      const { sentence } = useTexts();
      return { ...form, said: form.notice && sentence(form.notice) };
    },
    { shop: { accounts: { lookupPerson, register } }, clock },
  );
  const type = (fields: Partial<Record<RegistrationField, string>>) =>
    act(() => {
      for (const [field, value] of Object.entries(fields))
        result.current.change(field as RegistrationField, value);
    });
  const submit = () => act(() => result.current.submit());
  const pass = (ms: number) => act(() => clock.pass(ms));
  return { lookupPerson, register, type, submit, pass, now: () => result.current };
}

test('names the empty fields as the page does', () => {
  const { submit, now } = start();
  submit();
  expect(now().said).toBe(
    'Los siguientes campos están vacíos: Identificación, Nombre, Primer apellido, Segundo apellido, Correo electrónico, Teléfono, Contraseña',
  );
});

test('what was typed is there after a reload, the password excepted', async () => {
  start().type({ identificacion: '101110111', ...CONTACT });
  cleanup();
  const { now, pass } = start();
  expect(now().values).toMatchObject({ correo: CONTACT.correo, contrasena: '' });
  await pass(0);
  expect(now()).toMatchObject({ lookup: 'found', values: MARIA });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(CONTACT.contrasena);
});

test('nothing is left of it once the account is open', async () => {
  const { type, submit, pass } = start();
  type({ identificacion: '101110111', ...CONTACT });
  await pass(0);
  submit();
  await pass(2_000);
  cleanup();
  expect(start().now().values.correo).toBe('');
});

test('a passport of nine characters is named by hand, and need not have a second surname', async () => {
  const { lookupPerson, register, type, submit, pass, now } = start();
  lookupPerson.mockRejectedValue(httpError(404));
  submit();
  expect(now().errors.segundoApellido).toBeTruthy();
  type({ identificacion: 'AB1234567' });
  expect(now().errors.segundoApellido).toBeUndefined();
  await pass(0);
  expect(now()).toMatchObject({
    said: 'Número de identificación no encontrado',
    namesLocked: false,
  });
  type({ nombre: 'Ida', primerApellido: 'Nilsen', ...CONTACT });
  submit();
  await pass(0);
  expect(register).toHaveBeenCalledWith(
    expect.objectContaining({ nombre: 'Ida', primerApellido: 'Nilsen', segundoApellido: '' }),
  );
});
