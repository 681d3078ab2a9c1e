import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal, type FakeShop } from '../../../test/fake-shop.ts';
import { renderStaff } from '../../../test/backoffice/render-staff.tsx';
import { hasUnsaved } from '../shared/unsaved.ts';
import { AccountPanel } from './account-panel.tsx';

const PERSON = { nombre: 'Ana Lucia', primerApellido: 'Rojas', segundoApellido: 'Castro' };
const lookupPerson = () => Promise.resolve(PERSON);

const visit = (shop: FakeShop = {}) =>
  renderStaff(<AccountPanel />, { shop: { accounts: { lookupPerson }, ...shop } });

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const create = () => fireEvent.click(screen.getByRole('button', { name: 'Crear cuenta' }));

/** Everything that an account needs. */
async function fill(role: '2' | '3') {
  type('Identificación', '303330333');
  await screen.findByText('Datos encontrados.');
  type('Rol', role);
  type('Teléfono', '88331207');
  type('Correo', 'ana@filigrana.test');
  type('Contraseña', 'Abcdef1!');
}

test('the person is looked up at 9 characters and fills the names, which cannot be typed', async () => {
  const lookup = vi.fn(lookupPerson);
  visit({ accounts: { lookupPerson: lookup } });
  type('Identificación', '30333033');
  expect(lookup).not.toHaveBeenCalled();
  type('Identificación', '303330333');
  expect(await screen.findByText('Datos encontrados.')).toBeTruthy();
  const names = ['Nombre', 'Primer apellido', 'Segundo apellido'];
  expect(names.map((label) => field(label).value)).toEqual(['Ana Lucia', 'Rojas', 'Castro']);
  expect(names.every((label) => field(label).readOnly)).toBe(true);
});

test('somebody who is not on the roll is named by hand', async () => {
  visit({ accounts: { lookupPerson: () => Promise.reject(refusal(404)) } });
  type('Identificación', '999999999');
  expect(await screen.findByText(/Número de identificación no encontrado/)).toBeTruthy();
  expect(field('Nombre').readOnly).toBe(false);
});

test('everything is required, the role too', async () => {
  visit();
  create();
  expect(await screen.findByText('Campos incompletos')).toBeTruthy();
  for (const label of ['Identificación', 'Rol', 'Teléfono', 'Correo', 'Contraseña'])
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement?.id).toBe(field('Identificación').id);
});

test.each([
  ['2', 'createAdministrator'],
  ['3', 'createManager'],
] as const)('role %s asks the server for %s', async (role, operation) => {
  const call = vi.fn(() => Promise.resolve({ mensaje: null, idUsuario: 12 }));
  visit({ staff: { [operation]: call } });
  await fill(role);
  create();
  expect(await screen.findByText('Cuenta creada')).toBeTruthy();
  expect(call).toHaveBeenCalledWith(
    expect.objectContaining({ identificacion: '303330333', correo: 'ana@filigrana.test' }),
  );
  expect(field('Identificación').value).toBe('');
});

test.each([
  [refusal(500), 'No se pudo crear la cuenta'],
  [refusal(409, { serverMessage: 'Ese correo ya está en uso.' }), 'Ese correo ya está en uso.'],
])('an account that cannot be made says why and keeps what was typed: %s', async (error, text) => {
  visit({ staff: { createManager: () => Promise.reject(error) } });
  await fill('3');
  create();
  expect(await screen.findByText('Error al crear cuenta')).toBeTruthy();
  expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  expect(field('Correo').value).toBe('ana@filigrana.test');
});

test('a weak password is refused beside its field', async () => {
  visit();
  await fill('3');
  type('Contraseña', 'abc');
  create();
  expect((await screen.findAllByText(/La contraseña debe tener al menos 8/)).length).toBe(2);
  expect(field('Contraseña').getAttribute('aria-invalid')).toBe('true');
});

test('what is typed is guarded until the account is made', async () => {
  visit({ staff: { createManager: () => Promise.resolve({ mensaje: null, idUsuario: 12 }) } });
  expect(hasUnsaved()).toBe(false);
  await fill('3');
  expect(hasUnsaved()).toBe(true);
  create();
  await screen.findByText('Cuenta creada');
  await waitFor(() => expect(hasUnsaved()).toBe(false));
});
