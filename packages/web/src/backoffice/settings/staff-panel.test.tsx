import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal, type FakeShop } from '../../shared/testing/fake-shop.test.kit.ts';
import { staffMember } from '../testing/pieces.test.kit.ts';
import { renderStaff } from '../testing/render-staff.test.kit.tsx';
import { hasUnsaved } from '../shared/unsaved.ts';
import { StaffPanel } from './staff-panel.tsx';

/** A shop with one manager, and what the test changes of it. */
function visit(staff: FakeShop['staff'] = {}) {
  const list = () => Promise.resolve([staffMember()]);
  return renderStaff(<StaffPanel />, { shop: { staff: { list, ...staff } } });
}

const staffRow = async (name: RegExp) => within(await screen.findByRole('row', { name }));

test('a role counts once it is saved; an unchanged one cannot be saved', async () => {
  const changeRole = vi.fn(() => Promise.resolve({ mensaje: null }));
  const list = vi
    .fn(() => Promise.resolve([staffMember({ idRol: 2 })]))
    .mockResolvedValueOnce([staffMember()]);
  visit({ list, changeRole });
  const { getByRole } = await staffRow(/Gabriela/);
  const save = getByRole<HTMLButtonElement>('button', { name: /^Guardar/ });
  expect(save.disabled).toBe(true);
  fireEvent.change(getByRole('combobox'), { target: { value: '2' } });
  expect(changeRole).not.toHaveBeenCalled();
  fireEvent.click(save);
  expect(await screen.findByText('Rol actualizado')).toBeTruthy();
  expect(changeRole).toHaveBeenCalledWith(9, { idRol: 2 });
  await waitFor(() => expect(save.disabled).toBe(true));
});

test.each([
  [refusal(500), 'No se pudo actualizar el rol'],
  [
    refusal(409, { serverMessage: 'Debe quedar un administrador.' }),
    'Debe quedar un administrador.',
  ],
])('a role that cannot be changed is told: %s', async (error, text) => {
  visit({ changeRole: () => Promise.reject(error) });
  const { getByRole } = await staffRow(/Gabriela/);
  fireEvent.change(getByRole('combobox'), { target: { value: '2' } });
  fireEvent.click(getByRole('button', { name: /^Guardar/ }));
  expect(await screen.findByText('No se pudo actualizar')).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
});

test('giving up one’s own role is asked first', async () => {
  const changeRole = vi.fn();
  visit({
    list: () => Promise.resolve([staffMember({ idUsuario: 1, nombre: 'José', idRol: 2 })]),
    changeRole,
  });
  const { getByRole } = await staffRow(/José/);
  fireEvent.change(getByRole('combobox'), { target: { value: '3' } });
  fireEvent.click(getByRole('button', { name: /^Guardar/ }));
  expect(screen.getByRole('alertdialog', { name: '¿Cambiar tu propio rol?' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(changeRole).not.toHaveBeenCalled();
});

test('staff that cannot be read is told with its status, and read again on demand', async () => {
  const list = vi
    .fn(() => Promise.resolve([staffMember()]))
    .mockRejectedValueOnce(refusal(503, { serverMessage: 'Sin base de datos.' }));
  visit({ list });
  expect(await screen.findByText('Error 503: Sin base de datos.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Recargar personal' }));
  expect(await staffRow(/Gabriela/)).toBeTruthy();
});

test('a role that is chosen and not saved is guarded', async () => {
  visit();
  const { getByRole } = await staffRow(/Gabriela/);
  expect(hasUnsaved()).toBe(false);
  fireEvent.change(getByRole('combobox'), { target: { value: '2' } });
  expect(hasUnsaved()).toBe(true);
  fireEvent.change(getByRole('combobox'), { target: { value: '3' } });
  expect(hasUnsaved()).toBe(false);
});
