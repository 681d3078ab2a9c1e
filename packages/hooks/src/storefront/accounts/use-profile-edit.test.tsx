import { memorySession, type ProfileUpdated, type Shop, type User } from '@filigrana/sdk';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { deferred } from '../../../test/deferred.ts';
import { httpError, loggedIn, offline, user } from '../../../test/fixtures.ts';
import { renderHookWithShop, renderWithShop } from '../../../test/render-with-shop.tsx';
import { useToasts } from '../../shared/toasts/use-toasts.ts';
import { useProfileEdit, type ProfileEdit } from './use-profile-edit.ts';
import { useProfile } from './use-profile.ts';

const NEW = { correo: 'nueva@correo.cr', telefono: '87654320' };

beforeEach(() => sessionStorage.clear());

/** A server that holds one account, and the page that shows and edits it. */
function start(account: User = user()) {
  let stored = account;
  const updateProfile = vi.fn<Shop['accounts']['updateProfile']>((form) => {
    stored = { ...stored, correo: form.correo, telefono: form.telefono };
    return Promise.resolve({ mensaje: null, usuario: stored });
  });
  const profile = () => Promise.resolve(stored);
  const session = memorySession(loggedIn());
  const { result, unmount } = renderHookWithShop(
    () => {
      const { data } = useProfile();
      return { data, toast: useToasts().toast, ...useProfileEdit(data) };
    },
    { shop: { accounts: { profile, updateProfile } }, session },
  );
  return {
    updateProfile,
    session,
    unmount,
    now: () => result.current,
    ready: () => waitFor(() => expect(result.current.data).toBeDefined()),
    submit: (values: Parameters<ProfileEdit['submit']>[0] = NEW) =>
      act(() => result.current.submit(values)),
  };
}

test.each([
  [{ correo: '', telefono: '11111111' }, 'profile.incomplete'],
  [{ correo: 'nada', telefono: '11111111' }, 'profile.phoneForbidden'],
  [{ correo: 'nada', telefono: '123' }, 'profile.emailInvalid'],
  [{ correo: 'nueva@correo.cr', telefono: '123' }, 'profile.phoneInvalid'],
  [{ correo: ' cliente@filigrana.test ', telefono: '88112233' }, 'profile.unchanged'],
])('checks in the order of the specification: %j is %s', async (values, code) => {
  const { ready, submit, now, updateProfile } = start();
  await ready();
  submit(values);
  expect(now()).toMatchObject({ status: 'idle', notice: { code } });
  expect(updateProfile).not.toHaveBeenCalled();
});

test('names every field that is wrong', async () => {
  const { ready, submit, now } = start();
  await ready();
  submit({ correo: 'nada', telefono: '123' });
  expect(now().errors).toEqual({
    correo: { code: 'profile.emailInvalid' },
    telefono: { code: 'profile.phoneInvalid' },
  });
});

test('saves once, shows and stores what the server has now, and says so', async () => {
  const { ready, submit, now, updateProfile, session } = start();
  await ready();
  submit();
  submit();
  expect(now().status).toBe('sending');
  await waitFor(() => expect(now().status).toBe('done'));
  expect(updateProfile).toHaveBeenCalledExactlyOnceWith({
    nombre: 'María Fernanda',
    primerApellido: 'Solano',
    segundoApellido: 'Quirós',
    ...NEW,
  });
  expect(now()).toMatchObject({
    notice: { code: 'profile.updated' },
    toast: { title: 'Perfil actualizado' },
    data: NEW,
  });
  expect(session.read().usuario).toMatchObject(NEW);
});

test('does not send names that the server never gave', async () => {
  const { ready, submit, updateProfile } = start(user({ primerApellido: '' }));
  await ready();
  submit();
  expect(updateProfile.mock.calls[0]?.[0].primerApellido).toBeUndefined();
});

test.each([
  [offline(), {}],
  [httpError(500, { serverMessage: 'Ocurrió algo' }), {}],
  [httpError(409, { code: 'EMAIL_IN_USE' }), { correo: { code: 'registration.emailInUse' } }],
])('says that it was not saved (%s), and can try again', async (error, errors) => {
  const { ready, submit, now, updateProfile } = start();
  await ready();
  updateProfile.mockRejectedValueOnce(error);
  submit();
  await waitFor(() => expect(now().notice).toEqual({ code: 'profile.updateFailed' }));
  expect(now()).toMatchObject({ status: 'idle', errors });
  submit();
  await waitFor(() => expect(now().status).toBe('done'));
});

test('ends the session when the token is refused', async () => {
  const { ready, submit, updateProfile, session } = start();
  await ready();
  updateProfile.mockRejectedValueOnce(httpError(401));
  submit();
  await waitFor(() => expect(session.read().token).toBeNull());
});

function Form() {
  const { submit } = useProfileEdit(user());
  return <button onClick={() => submit(NEW)}>Guardar</button>;
}

const Toast = () => <output>{useToasts().toast?.description}</output>;

test('tells a failure by toast when the form is no longer there', async () => {
  const answer = deferred<ProfileUpdated>();
  const { rerender } = renderWithShop(
    <>
      <Form />
      <Toast />
    </>,
    {
      shop: { accounts: { updateProfile: () => answer.promise } },
      session: loggedIn(),
    },
  );
  fireEvent.click(screen.getByText('Guardar'));
  rerender(
    <>
      {null}
      <Toast />
    </>,
  );
  answer.reject(offline());
  expect(await screen.findByText('No se pudo actualizar el perfil.')).toBeDefined();
});

test('keeps what was typed for its own account until it is saved', async () => {
  const first = start();
  await first.ready();
  expect(first.now().draft).toBeNull();
  act(() => first.now().keep(NEW));
  first.unmount();
  const other = start(user({ idUsuario: 8 }));
  await other.ready();
  expect(other.now().draft).toBeNull();
  other.unmount();
  const again = start();
  await again.ready();
  expect(again.now().draft).toEqual(NEW);
  again.submit();
  await waitFor(() => expect(again.now().status).toBe('done'));
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('another e-mail takes the current password where the backend asks for it, and only that', async () => {
  const { ready, submit, now, updateProfile } = start(user({ correoPideContrasena: true }));
  await ready();
  submit(NEW);
  expect(now()).toMatchObject({
    status: 'idle',
    notice: { code: 'profile.incomplete' },
    errors: { contrasenaActual: { code: 'field.required' } },
  });
  expect(updateProfile).not.toHaveBeenCalled();
  submit({ correo: 'CLIENTE@filigrana.test', telefono: NEW.telefono, contrasenaActual: 'x' });
  await waitFor(() => expect(now().status).toBe('done'));
  expect(updateProfile.mock.lastCall?.[0]).not.toHaveProperty('contrasenaActual');
  submit({ ...NEW, contrasenaActual: ' Demo-Cliente-1 ' });
  await waitFor(() => expect(updateProfile).toHaveBeenCalledTimes(2));
  expect(updateProfile.mock.lastCall?.[0]).toMatchObject({
    ...NEW,
    contrasenaActual: 'Demo-Cliente-1',
  });
});

test('a backend that never asks is not sent a password', async () => {
  const { ready, submit, now, updateProfile } = start();
  await ready();
  submit({ ...NEW, contrasenaActual: 'Demo-Cliente-1' });
  await waitFor(() => expect(now().status).toBe('done'));
  expect(updateProfile.mock.lastCall?.[0]).not.toHaveProperty('contrasenaActual');
});

test('the password is kept nowhere: not in the draft, the stored account or what is shown', async () => {
  const { ready, submit, now, updateProfile, session } = start(
    user({ correoPideContrasena: true }),
  );
  await ready();
  updateProfile.mockResolvedValue({ mensaje: null, usuario: null });
  const values = { ...NEW, contrasenaActual: 'Demo-Cliente-1' };
  act(() => now().keep(values));
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Demo-Cliente-1');
  submit(values);
  await waitFor(() => expect(now().status).toBe('done'));
  expect(JSON.stringify([session.read(), now().data])).not.toContain('Demo-Cliente-1');
});
