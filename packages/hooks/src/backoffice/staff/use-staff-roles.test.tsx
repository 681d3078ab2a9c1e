import { ApiError, type Role, type StaffMember } from '@filigrana/sdk';
import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { deferred } from '../../../test/deferred.ts';
import type { FakeShop } from '../../../test/fake-shop.ts';
import { httpError, loggedIn, offline } from '../../../test/fixtures.ts';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import { useToasts } from '../../shared/toasts/use-toasts.ts';
import { useTexts } from '../texts/use-backoffice-texts.ts';
import { useStaffRoles } from './use-staff-roles.ts';

const member = (idUsuario: number, idRol: Role): StaffMember => ({
  idUsuario,
  identificacion: `10111011${idUsuario}`,
  nombre: 'Gabriela',
  primerApellido: 'Mora',
  segundoApellido: 'Arias',
  correo: 'gabriela@filigrana.test',
  telefono: '88112233',
  idRol,
  estado: 'activo',
});
const TWO = [member(1, 2), member(2, 3)];

async function open(staff: NonNullable<FakeShop['staff']>) {
  const { result } = renderHookWithShop(
    () => ({ ...useStaffRoles(), texts: useTexts(), toast: useToasts().toast }),
    {
      shop: { staff: { list: () => Promise.resolve(TWO), ...staff } },
      session: loggedIn({ rol: 2 }),
    },
  );
  await waitFor(() => expect(result.current.status).not.toBe('loading'));
  return () => result.current;
}

test('a role that is not another one is not sent', async () => {
  const page = await open({});
  expect(page().rows.map(({ idRol, canSave }) => [idRol, canSave])).toEqual([
    [2, false],
    [3, false],
  ]);
  act(() => page().choose(1, 2));
  act(() => page().save(1));
  expect(page().rows[0]).toMatchObject({ pending: false, canSave: false });
});

test('a role that was put back follows what a colleague makes of it', async () => {
  const list = vi.fn(() => Promise.resolve(TWO));
  const page = await open({ list });
  act(() => page().choose(2, 2));
  act(() => page().choose(2, 3));
  list.mockResolvedValue([member(1, 2), member(2, 2)]);
  await act(async () => page().reload());
  await waitFor(() => expect(page().rows[1]).toMatchObject({ idRol: 2, canSave: false }));
});

test('another role is sent once, and the row shows it', async () => {
  const answer = deferred<{ mensaje: string | null }>();
  const changeRole = vi.fn(() => answer.promise);
  const list = vi.fn(() => Promise.resolve(TWO));
  const page = await open({ list, changeRole });
  act(() => page().choose(2, 2));
  expect(page().rows[1]).toMatchObject({ idRol: 2, canSave: true });
  act(() => page().save(2));
  act(() => page().save(2));
  expect(page().rows[1]).toMatchObject({ idRol: 2, pending: true, canSave: false });
  list.mockResolvedValue([member(1, 2), member(2, 2)]);
  await act(async () => answer.resolve({ mensaje: null }));
  await waitFor(() => expect(page().rows[1]).toMatchObject({ idRol: 2, canSave: false }));
  expect(changeRole).toHaveBeenCalledExactlyOnceWith(2, { idRol: 2 });
  expect(page().toast?.title).toBe('Rol actualizado');
});

test.each([
  [httpError(500), 'No se pudo actualizar el rol'],
  [httpError(409, { serverMessage: 'Es la única cuenta.' }), 'Es la única cuenta.'],
])('a change that fails is said and can be tried again', async (error, description) => {
  const page = await open({ changeRole: () => Promise.reject(error) });
  act(() => page().choose(1, 3));
  act(() => page().save(1));
  await waitFor(() =>
    expect(page().toast).toMatchObject({ title: 'No se pudo actualizar', description }),
  );
  await waitFor(() => expect(page().rows[0]).toMatchObject({ idRol: 3, canSave: true }));
  expect(page().rows[0]?.member.idRol).toBe(2);
});

test.each([
  [httpError(403, { serverMessage: 'No tienes permiso.' }), 'Error 403: No tienes permiso.'],
  [httpError(500), 'No se pudo cargar el staff'],
  [offline(), 'No se pudo cargar el staff'],
  [new ApiError({ kind: 'contract', message: 'not JSON' }), 'No se pudo cargar el staff'],
])('a list that cannot be read says why', async (error, sentence) => {
  const page = await open({ list: () => Promise.reject(error) });
  expect(page().status).toBe('failed');
  expect(page().texts.sentence(page().notice!)).toBe(sentence);
});
