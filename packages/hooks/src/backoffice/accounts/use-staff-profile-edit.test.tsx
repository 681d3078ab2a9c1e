import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { FakeShop } from '../../../test/fake-shop.ts';
import { httpError, loggedIn, user } from '../../../test/fixtures.ts';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import { useToasts } from '../../shared/toasts/use-toasts.ts';
import { useStaffProfile } from './use-staff-profile.ts';
import { useStaffProfileEdit } from './use-staff-profile-edit.ts';

const ADMIN = user({ rol: 2, correo: 'admin@filigrana.test', telefono: '88112233' });

async function open(accounts: NonNullable<FakeShop['accounts']> = {}) {
  const staffProfile = vi.fn(() => Promise.resolve(ADMIN));
  const { result, session } = renderHookWithShop(
    () => {
      const profile = useStaffProfile();
      return {
        profile,
        form: useStaffProfileEdit(profile.usuario),
        toast: useToasts().toast,
      };
    },
    { shop: { accounts: { staffProfile, ...accounts } }, session: loggedIn(ADMIN) },
  );
  await waitFor(() => expect(result.current.profile.status).toBe('ready'));
  const page = () => result.current;
  const type = (change: { correo?: string; telefono?: string }) =>
    act(() => {
      if (change.correo !== undefined) page().form.set('correo', change.correo);
      if (change.telefono !== undefined) page().form.set('telefono', change.telefono);
    });
  const submit = () => act(() => page().form.submit());
  return { page, session, staffProfile, submit, type };
}

test.each([
  [{}, 'Sin cambios'],
  [{ correo: ' admin@filigrana.test ' }, 'Sin cambios'],
  [{ correo: '' }, 'Campos incompletos'],
  [{ telefono: '12345678' }, 'Teléfono no permitido'],
  [{ telefono: '55555555' }, 'Teléfono no permitido'],
  [{ correo: 'admin' }, 'Correo inválido'],
  [{ telefono: '8811223' }, 'Teléfono inválido'],
])('typing %j is not sent: %s', async (change, title) => {
  const { page, submit, type } = await open();
  type(change);
  submit();
  expect(page().toast?.title).toBe(title);
  expect(page().form.status).toBe('idle');
});

test('the telephone takes digits, eight at most', async () => {
  const { page, type } = await open();
  type({ telefono: '8899-0011 22' });
  expect(page().form.values.telefono).toBe('88990011');
});

test('a change is sent, shown by the profile and remembered by the session', async () => {
  const changed = { correo: 'nueva@filigrana.test', telefono: '88990011' };
  const updateStaffProfile = vi.fn(() => Promise.resolve({ mensaje: null, usuario: null }));
  const { page, session, staffProfile, submit, type } = await open({ updateStaffProfile });
  staffProfile.mockResolvedValue({ ...ADMIN, ...changed });
  type(changed);
  submit();
  await waitFor(() => expect(page().toast?.title).toBe('Perfil actualizado'));
  expect(updateStaffProfile).toHaveBeenCalledExactlyOnceWith(changed);
  expect(page().profile.usuario).toMatchObject(changed);
  expect(session.read().usuario).toMatchObject({ ...changed, nombre: ADMIN.nombre });
  expect(page().form.isDirty).toBe(false);
});

test('a change that fails keeps what was typed and marks an e-mail that is in use', async () => {
  const serverMessage = 'Ese correo ya está en uso por otra cuenta.';
  const { page, submit, type } = await open({
    updateStaffProfile: () =>
      Promise.reject(httpError(409, { code: 'EMAIL_IN_USE', serverMessage })),
  });
  type({ correo: 'otra@filigrana.test' });
  submit();
  await waitFor(() => expect(page().toast?.description).toBe('No se pudo actualizar el perfil.'));
  expect(page().form.errors.correo?.said).toBe(serverMessage);
  expect(page().form.values.correo).toBe('otra@filigrana.test');
});

test('another e-mail takes the current password where the backend asks for it', async () => {
  const asking = { ...ADMIN, correoPideContrasena: true as const };
  const updateStaffProfile = vi.fn(() => Promise.resolve({ mensaje: null, usuario: null }));
  const staffProfile = () => Promise.resolve(asking);
  const { page, submit, type, session } = await open({ staffProfile, updateStaffProfile });
  type({ correo: 'nueva@filigrana.test' });
  submit();
  expect(page().toast?.title).toBe('Campos incompletos');
  expect(page().form.errors).toHaveProperty('contrasenaActual');
  act(() => page().form.set('contrasenaActual', 'Demo-Admin-1'));
  submit();
  await waitFor(() => expect(page().form.status).toBe('done'));
  expect(updateStaffProfile).toHaveBeenCalledExactlyOnceWith({
    correo: 'nueva@filigrana.test',
    telefono: ADMIN.telefono,
    contrasenaActual: 'Demo-Admin-1',
  });
  expect(page().form.values.contrasenaActual).toBe('');
  expect(JSON.stringify([session.read(), page().profile])).not.toContain('Demo-Admin-1');
});
