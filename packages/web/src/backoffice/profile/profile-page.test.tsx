import type { Dashboard, Role } from '@filigrana/sdk';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { refusal, type FakeShop } from '../../../test/fake-shop.ts';
import { UnsavedGate } from '../shared/unsaved-gate.tsx';
import { renderStaff } from '../../../test/backoffice/render-staff.tsx';
import { staff } from '../../../test/backoffice/staff.ts';
import ProfilePage from './profile-page.tsx';

afterEach(() => vi.restoreAllMocks());

const NOTHING: Dashboard = {
  pedidosPendientes: 0,
  pedidosPorEnviar: 0,
  especialesSinRespuesta: 0,
  piezasAgotadas: [],
  ventasPorSemana: [],
  alertas: [],
};

function visit(
  role: Role = 2,
  accounts: FakeShop['accounts'] = {},
  dashboard: FakeShop['dashboard'] = { get: () => Promise.resolve(NOTHING) },
) {
  const staffProfile = () => Promise.resolve(staff({ rol: role }));
  const page = (
    <UnsavedGate>
      <ProfilePage />
    </UnsavedGate>
  );
  return renderStaff(page, { role, shop: { accounts: { staffProfile, ...accounts }, dashboard } });
}

test.each([
  [2, 'Perfil de Administrador'],
  [3, 'Perfil de Manager'],
] as const)('role %i is titled %s', async (role, title) => {
  visit(role);
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
});

test('a manager finds her work above her account, an administrator the day of the shop', async () => {
  visit(3);
  const work = await screen.findByRole('link', { name: /^Productos/ });
  expect(work.getAttribute('href')).toBe('/admin/productos');
  cleanup();
  visit(2);
  await screen.findByText('Pedidos por revisar');
  expect(screen.queryByRole('region', { name: 'Tu trabajo' })).toBeNull();
});

test('the account waits until what stands above it has its height', async () => {
  let answer: (dashboard: Dashboard) => void = () => undefined;
  const get = () => new Promise<Dashboard>((resolve) => (answer = resolve));
  visit(2, {}, { get });
  await screen.findByText('Pedidos por revisar');
  await waitFor(() => expect(screen.queryByText('Cargando perfil…')).toBeNull());
  expect(screen.queryByText('José Pablo')).toBeNull();
  act(() => answer(NOTHING));
  expect(await screen.findByText('José Pablo')).toBeTruthy();
});

test('everything the shop knows of the account is shown', async () => {
  visit();
  const name = await screen.findByText('José Pablo');
  const data = name.closest('dl') as HTMLElement;
  const shown = [...data.children].map(({ children }) =>
    [...children].map(({ textContent }) => textContent),
  );
  expect(shown).toEqual([
    ['Identificación', '202220222'],
    ['Nombre', 'José Pablo'],
    ['Primer apellido', 'Vargas'],
    ['Segundo apellido', 'Mora'],
    ['Correo', 'admin@filigrana.test'],
    ['Teléfono', '87124450'],
  ]);
});

test('the password is changed where links to reset it are asked for', async () => {
  visit();
  const link = await screen.findByRole('link', { name: 'Cambiar contraseña' });
  expect(link.getAttribute('href')).toBe('/clientes/recuperacion/solicitar');
});

test("'Cerrar sesión' forgets everything and loads the login page anew", async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const { session } = visit();
  fireEvent.click(await screen.findByRole('button', { name: 'Cerrar sesión' }));
  expect(session.read()).toEqual({ token: null, usuario: null, sessionToken: null });
  expect(assign).toHaveBeenCalledWith('/clientes/login');
});

test('a customer is told that this is not theirs', () => {
  visit(1);
  expect(screen.getByText('No tienes permisos para acceder a este perfil.')).toBeTruthy();
  expect(screen.queryByRole('heading')).toBeNull();
});

test('a profile that cannot be loaded says why and can be read again', async () => {
  const staffProfile = vi.fn(() => Promise.resolve(staff())).mockRejectedValueOnce(refusal(500));
  visit(2, { staffProfile });
  expect(await screen.findByText('No se pudo obtener la información del perfil.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('José Pablo')).toBeTruthy();
});

describe('editing', () => {
  const edit = async (values: { correo?: string; telefono?: string }) => {
    fireEvent.click(await screen.findByRole('button', { name: 'Editar perfil' }));
    const form = within(screen.getByRole('form', { name: 'Editar perfil' }));
    const { correo, telefono } = values;
    if (correo !== undefined)
      fireEvent.change(form.getByLabelText('Correo'), { target: { value: correo } });
    if (telefono !== undefined)
      fireEvent.change(form.getByLabelText('Teléfono'), { target: { value: telefono } });
    fireEvent.click(form.getByRole('button', { name: 'Guardar cambios' }));
    return form;
  };

  test('only e-mail and telephone can be edited', async () => {
    visit();
    const { getAllByRole } = await edit({});
    expect(getAllByRole('textbox')).toHaveLength(2);
  });

  test.each([
    [{ correo: '' }, 'Campos incompletos'],
    [{ correo: 'malo' }, 'Correo inválido'],
    [{ telefono: '1234567' }, 'Teléfono inválido'],
    [{ telefono: '11111111' }, 'Teléfono no permitido'],
    [{}, 'Sin cambios'],
  ])('%j is answered with: %s', async (values, said) => {
    const updateStaffProfile = vi.fn();
    visit(2, { updateStaffProfile });
    await edit(values);
    expect(await screen.findAllByText(said)).not.toHaveLength(0);
    expect(updateStaffProfile).not.toHaveBeenCalled();
  });

  test('the telephone takes digits only, eight of them', async () => {
    visit();
    const { getByLabelText } = await edit({ telefono: '8812-34567' });
    expect((getByLabelText('Teléfono') as HTMLInputElement).value).toBe('88123456');
  });

  test('what is saved is shown at once, and the form closes', async () => {
    const after = staff({ telefono: '88123456' });
    const staffProfile = vi.fn(() => Promise.resolve(after)).mockResolvedValueOnce(staff());
    const updateStaffProfile = vi.fn(() => Promise.resolve({ mensaje: null, usuario: after }));
    visit(2, { staffProfile, updateStaffProfile });
    await edit({ telefono: '88123456' });
    expect(await screen.findByText('Perfil actualizado')).toBeTruthy();
    expect(updateStaffProfile).toHaveBeenCalledWith({
      correo: 'admin@filigrana.test',
      telefono: '88123456',
    });
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect(screen.getByText('8812')).toBeTruthy();
  });

  test('a refusal keeps the form and what was typed', async () => {
    visit(2, { updateStaffProfile: () => Promise.reject(refusal(500)) });
    const { getByLabelText, findByText } = await edit({ telefono: '88123456' });
    expect(await findByText('No se pudo actualizar el perfil.')).toBeTruthy();
    expect((getByLabelText('Teléfono') as HTMLInputElement).value).toBe('88123456');
  });

  test("'Editar perfil' pressed again closes the form, after a question when something was typed", async () => {
    visit();
    const button = await screen.findByRole('button', { name: 'Editar perfil' });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(screen.queryByRole('form')).toBeNull();

    fireEvent.click(button);
    const field = screen.getByLabelText<HTMLInputElement>('Teléfono');
    fireEvent.change(field, { target: { value: '88123456' } });
    fireEvent.click(button);
    const question = () => screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' });
    fireEvent.click(within(await question()).getByRole('button', { name: 'Seguir editando' }));
    expect(screen.getByLabelText<HTMLInputElement>('Teléfono').value).toBe('88123456');

    fireEvent.click(button);
    fireEvent.click(within(await question()).getByRole('button', { name: 'Descartar cambios' }));
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

test('another e-mail asks for the current password, where the shop wants it', async () => {
  const updateStaffProfile = vi
    .fn(() => Promise.resolve({ mensaje: null, usuario: null }))
    .mockRejectedValueOnce(
      refusal(400, { fields: { contrasenaActual: 'La contraseña actual no es correcta.' } }),
    );
  const staffProfile = () => Promise.resolve(staff({ rol: 2, correoPideContrasena: true }));
  visit(2, { staffProfile, updateStaffProfile });
  fireEvent.click(await screen.findByRole('button', { name: 'Editar perfil' }));
  expect(screen.queryByLabelText('Contraseña actual')).toBeNull();
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type('Correo', 'nueva@filigrana.test');
  type('Contraseña actual', 'no-es');
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  save();
  expect(await screen.findByText('La contraseña actual no es correcta.')).toBeTruthy();
  type('Contraseña actual', 'Demo-Admin-1');
  save();
  expect(await screen.findByText('Perfil actualizado')).toBeTruthy();
  expect(updateStaffProfile).toHaveBeenLastCalledWith({
    correo: 'nueva@filigrana.test',
    telefono: '87124450',
    contrasenaActual: 'Demo-Admin-1',
  });
});
