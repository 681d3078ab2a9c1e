import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal, type FakeShop } from '../../../test/fake-shop.ts';
import { staffMember } from '../../../test/backoffice/pieces.ts';
import { renderStaff } from '../../../test/backoffice/render-staff.tsx';
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

const DONE = { mensaje: null };

test('blocking says first what it does, and the row then shows it', async () => {
  const changeStatus = vi.fn(() => Promise.resolve(DONE));
  const list = vi
    .fn(() => Promise.resolve([staffMember({ estado: 'bloqueado' })]))
    .mockResolvedValueOnce([staffMember()]);
  visit({ list, changeStatus });
  const { getByRole, findByText } = await staffRow(/Gabriela/);
  fireEvent.click(getByRole('button', { name: 'Bloquear a Gabriela Mora Rojas' }));
  const question = screen.getByRole('alertdialog', { name: '¿Bloquear a Gabriela Mora Rojas?' });
  expect(changeStatus).not.toHaveBeenCalled();
  fireEvent.click(within(question).getByRole('button', { name: 'Bloquear' }));
  expect(await findByText('Bloqueado')).toBeTruthy();
  expect(changeStatus).toHaveBeenCalledExactlyOnceWith(9, { accion: 'bloquear' });
  expect(getByRole('button', { name: 'Desbloquear a Gabriela Mora Rojas' })).toBeTruthy();
});

test('a blocked account is let in again without a question', async () => {
  const changeStatus = vi.fn(() => Promise.resolve(DONE));
  visit({ list: () => Promise.resolve([staffMember({ estado: 'bloqueado' })]), changeStatus });
  const { getByRole } = await staffRow(/Gabriela/);
  fireEvent.click(getByRole('button', { name: /^Desbloquear/ }));
  expect(await screen.findByText('Cuenta desbloqueada')).toBeTruthy();
  expect(changeStatus).toHaveBeenCalledWith(9, { accion: 'desbloquear' });
});

test('an account is removed once that is confirmed; a refusal stays in the question', async () => {
  const remove = vi
    .fn(() => Promise.resolve(DONE))
    .mockRejectedValueOnce(refusal(409, { serverMessage: 'Es la única cuenta.' }));
  const list = vi.fn(() => Promise.resolve([] as ReturnType<typeof staffMember>[]));
  visit({ list: list.mockResolvedValueOnce([staffMember()]), remove });
  const { getByRole } = await staffRow(/Gabriela/);
  fireEvent.click(getByRole('button', { name: 'Eliminar a Gabriela Mora Rojas' }));
  const question = within(
    screen.getByRole('alertdialog', { name: '¿Eliminar la cuenta de Gabriela Mora Rojas?' }),
  );
  fireEvent.click(question.getByRole('button', { name: 'Eliminar' }));
  expect(await question.findByText(/Es la única cuenta/)).toBeTruthy();
  fireEvent.click(question.getByRole('button', { name: 'Eliminar' }));
  expect(await screen.findByText('Cuenta eliminada')).toBeTruthy();
  expect(await screen.findByText('Todavía no hay personal.')).toBeTruthy();
});

test('the own account can be neither blocked nor removed', async () => {
  visit({ list: () => Promise.resolve([staffMember({ idUsuario: 1, nombre: 'José', idRol: 2 })]) });
  const { getByText, queryByRole } = await staffRow(/José/);
  expect(getByText('Activo')).toBeTruthy();
  expect(queryByRole('button', { name: /Bloquear|Eliminar/ })).toBeNull();
});

test('where accounts cannot be blocked nothing is shown of it', async () => {
  visit({ list: () => Promise.resolve([staffMember({ estado: null })]) });
  const { queryByRole } = await staffRow(/Gabriela/);
  expect(queryByRole('button', { name: /Bloquear|Eliminar/ })).toBeNull();
  expect(screen.queryByRole('columnheader', { name: 'Estado' })).toBeNull();
});
