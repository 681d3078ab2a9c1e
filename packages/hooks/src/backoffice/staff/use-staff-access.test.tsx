import type { StaffMember } from '@filigrana/sdk';
import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useToasts } from '../../shared/toasts/use-toasts.ts';
import type { FakeShop } from '../../../test/fake-shop.ts';
import { httpError, loggedIn } from '../../../test/fixtures.ts';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import { useTexts } from '../texts/use-backoffice-texts.ts';
import { useStaffAccess } from './use-staff-access.ts';

const member = (
  idUsuario: number,
  estado: StaffMember['estado'] = 'activo',
  idRol: StaffMember['idRol'] = 3,
): StaffMember => ({
  idUsuario,
  identificacion: `10111011${idUsuario}`,
  nombre: 'Gabriela',
  primerApellido: 'Mora',
  segundoApellido: 'Arias',
  correo: 'gabriela@filigrana.test',
  telefono: '88112233',
  idRol,
  estado,
});
const OWN = 1;

async function open(first: StaffMember[], staff: NonNullable<FakeShop['staff']> = {}) {
  const { list = vi.fn(() => Promise.resolve(first)) } = staff;
  const { result } = renderHookWithShop(
    () => ({ ...useStaffAccess(), texts: useTexts(), toast: useToasts().toast }),
    { shop: { staff: { ...staff, list } }, session: loggedIn({ rol: 2, idUsuario: OWN }) },
  );
  await waitFor(() => expect(list).toHaveBeenCalled());
  await act(async () => {});
  return () => result.current;
}
const DONE = { mensaje: null };

test('a backend that neither blocks nor removes staff is asked for neither', async () => {
  const page = await open([member(2, null)]);
  expect(page().of(2)).toBeNull();
  act(() => page().toggle(2));
  expect(page().toast).toBeNull();
});

test('others can be blocked or let in again, the own account cannot', async () => {
  const page = await open([member(OWN, 'activo', 2), member(2), member(3, 'bloqueado')]);
  expect(page().of(OWN)).toMatchObject({ isOwn: true, canAct: false });
  expect(page().of(2)).toMatchObject({ label: 'Activo', action: 'bloquear', canAct: true });
  expect(page().of(3)).toMatchObject({
    label: 'Bloqueado',
    action: 'desbloquear',
    canAct: true,
  });
  expect(page().of(9)).toBeNull();
});

test('blocking is sent once, and the list shows it', async () => {
  const changeStatus = vi.fn(() => Promise.resolve(DONE));
  const list = vi
    .fn(() => Promise.resolve([member(2, 'bloqueado')]))
    .mockResolvedValueOnce([member(2)]);
  const page = await open([], { list, changeStatus });
  await waitFor(() => expect(page().of(2)).not.toBeNull());
  act(() => {
    page().toggle(2);
    page().toggle(2);
  });
  await waitFor(() => expect(page().of(2)?.label).toBe('Bloqueado'));
  expect(changeStatus).toHaveBeenCalledExactlyOnceWith(2, { accion: 'bloquear' });
  expect(page().toast?.title).toBe('Cuenta bloqueada');
});

test('what was asked about is done, also when a colleague was faster', async () => {
  const changeStatus = vi.fn(() => Promise.resolve(DONE));
  const page = await open([member(2, 'bloqueado')], { changeStatus });
  await act(async () => page().toggle(2, member(2)));
  expect(changeStatus).toHaveBeenCalledWith(2, { accion: 'bloquear' });
});

test('a refusal is said in the server’s words, and the state stays', async () => {
  const refused = httpError(409, { serverMessage: 'Es la única cuenta.' });
  const page = await open([member(2)], { changeStatus: () => Promise.reject(refused) });
  await act(async () => page().toggle(2));
  expect(page().toast).toMatchObject({ description: 'Es la única cuenta.' });
  expect(page().of(2)?.label).toBe('Activo');
});

test('an account is removed once that is confirmed; what fails can be tried again', async () => {
  const remove = vi
    .fn(() => Promise.resolve(DONE))
    .mockRejectedValueOnce(httpError(409, { serverMessage: 'Es la única cuenta.' }));
  const list = vi.fn(() => Promise.resolve<StaffMember[]>([])).mockResolvedValueOnce([member(2)]);
  const page = await open([], { list, remove });
  await waitFor(() => expect(page().of(2)).not.toBeNull());
  act(() => page().deletion.ask(member(2)));
  expect(remove).not.toHaveBeenCalled();
  await act(async () => page().deletion.confirm());
  expect(page().deletion.notice).toMatchObject({ said: 'Es la única cuenta.' });
  await act(async () => page().deletion.confirm());
  await waitFor(() => expect(page().deletion.item).toBeNull());
  expect(remove).toHaveBeenCalledWith(2);
  expect(page().toast?.title).toBe('Cuenta eliminada');
  expect(page().of(2)).toBeNull();
});
