import type { Shop, Subscription } from '@filigrana/sdk';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { RouteGuard } from '../../app/route-guard.tsx';
import { answeredLater } from '../../../test/answered-later.ts';
import { offline, refusal, type FakeShop } from '../../../test/fake-shop.ts';
import { loggedIn, user } from '../../../test/storefront/people.ts';
import { renderPage } from '../../../test/storefront/render-page.tsx';
import ProfilePage from './profile-page.tsx';

function visit(shop: FakeShop = {}, session: Parameters<typeof renderPage>[1] = {}) {
  return renderPage(
    <RouteGuard roles={[1]} pending={null}>
      <ProfilePage />
    </RouteGuard>,
    {
      path: '/clientes/perfil',
      session: loggedIn(),
      ...session,
      shop: {
        orders: { mine: () => Promise.resolve([]) },
        specialOrders: { mine: () => Promise.resolve([]) },
        ...shop,
        accounts: { profile: () => Promise.resolve(user()), ...shop.accounts },
      },
    },
  );
}

const button = (name: string) => screen.findByRole('button', { name });

describe('an e-mail that is not confirmed', () => {
  const profile = () => Promise.resolve(user({ correoConfirmado: false }));

  test('is asked about, and the letter can be sent again', async () => {
    const mensaje = 'Te enviamos un enlace.';
    const requestEmailConfirmation = vi.fn(() => Promise.resolve({ mensaje }));
    visit({ accounts: { profile, requestEmailConfirmation } });
    expect(await screen.findByText('Confirma tu correo')).toBeTruthy();
    fireEvent.click(await button('Enviar de nuevo'));
    expect(await screen.findByText(/^Te enviamos un enlace/)).toBeTruthy();
    expect(requestEmailConfirmation).toHaveBeenCalledOnce();
  });

  test('says why the letter was not sent', async () => {
    const error = refusal(500, { serverMessage: 'No pudimos enviar el correo.' });
    visit({ accounts: { profile, requestEmailConfirmation: () => Promise.reject(error) } });
    fireEvent.click(await button('Enviar de nuevo'));
    expect(await screen.findByText('No pudimos enviar el correo.')).toBeTruthy();
    expect(await button('Enviar de nuevo')).toBeTruthy();
  });

  test.each([true, undefined])('is not spoken of when it is %s', async (correoConfirmado) => {
    visit({ accounts: { profile: () => Promise.resolve(user({ correoConfirmado })) } });
    expect(await screen.findByText('María Fernanda')).toBeTruthy();
    expect(screen.queryByText('Confirma tu correo')).toBeNull();
  });
});

describe('the data', () => {
  test('are name, surnames, e-mail and telephone', async () => {
    visit();
    expect(await screen.findByText('María Fernanda')).toBeTruthy();
    expect(screen.getByText('Solano Quirós')).toBeTruthy();
    expect(screen.getByText('cliente@filigrana.test')).toBeTruthy();
    expect(screen.getByText('8811').parentElement?.textContent).toBe('88112233');
  });

  test.each([
    [offline(), 'No se pudo obtener la información del perfil.'],
    [refusal(500, { serverMessage: 'La base no responde.' }), 'La base no responde.'],
  ])('say why they are not there (%s), and can be read again', async (error, sentence) => {
    const profile = vi.fn(() => Promise.resolve(user())).mockRejectedValueOnce(error);
    visit({ accounts: { profile } });
    expect(await screen.findByText(sentence)).toBeTruthy();
    fireEvent.click(await button('Reintentar'));
    expect(await screen.findByText('María Fernanda')).toBeTruthy();
  });

  test('a refused token ends the session and leads to the login', async () => {
    const { session, visits } = visit({
      accounts: { profile: () => Promise.reject(refusal(401)) },
    });
    await waitFor(() => expect(visits.at(-1)?.to).toBe('/clientes/login'));
    expect(session.read()).toMatchObject({ token: null, usuario: null });
  });

  test('nobody logged in is led to the login', async () => {
    const { visits } = visit({}, { session: { token: null, usuario: null } });
    await waitFor(() => expect(visits[0]?.to).toBe('/clientes/login'));
  });
});

describe('the account', () => {
  test('can be left: the token and the account are forgotten, and the login shows', async () => {
    const { session, visits } = visit();
    fireEvent.click(await button('Cerrar sesión'));
    await waitFor(() => expect(visits.at(-1)?.to).toBe('/clientes/login'));
    expect(session.read()).toMatchObject({ token: null, usuario: null });
  });

  test('the password is changed by way of the recovery', async () => {
    visit();
    const link = await screen.findByRole('link', { name: 'Cambiar contraseña' });
    expect(link.getAttribute('href')).toBe('/clientes/recuperacion/solicitar');
  });
});

describe('the subscription', () => {
  const theSwitch = () => screen.findByRole<HTMLInputElement>('switch');

  test('changes at once, is kept, and says so', async () => {
    const answer = answeredLater<Subscription>();
    const { session } = visit({
      subscription: { set: answer.call },
      accounts: {
        profile: vi
          .fn(() => Promise.resolve(user({ suscrito: true })))
          .mockResolvedValueOnce(user()),
      },
    });
    const control = await theSwitch();
    expect(control.checked).toBe(false);
    fireEvent.click(control);
    await waitFor(() => expect(control.checked).toBe(true));
    answer.resolve({ suscrito: true, message: null });
    expect(await screen.findByText('Suscripción activada')).toBeTruthy();
    expect(control.checked).toBe(true);
    expect(session.read().usuario?.suscrito).toBe(true);
  });

  test('goes back when the server does not take it, and says why', async () => {
    const answer = answeredLater<Subscription>();
    visit({ subscription: { set: answer.call } });
    const control = await theSwitch();
    fireEvent.click(control);
    await waitFor(() => expect(control.checked).toBe(true));
    answer.reject(refusal(500));
    expect(await screen.findByText('No se pudo actualizar la suscripción')).toBeTruthy();
    expect(screen.getByText('Ups…')).toBeTruthy();
    expect(control.checked).toBe(false);
  });
});

describe('editing', () => {
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const type = (label: string, value: string) =>
    fireEvent.change(field(label), { target: { value } });
  const save = async () => fireEvent.click(await button('Guardar cambios'));
  const update = vi.fn<Shop['accounts']['updateProfile']>();

  async function edit(answer: Shop['accounts']['updateProfile']) {
    let known = user();
    update.mockReset().mockImplementation(async (form) => {
      const saved = await answer(form);
      known = saved.usuario ?? known;
      return saved;
    });
    const profile = () => Promise.resolve(known);
    const view = visit({ accounts: { updateProfile: update, profile } });
    fireEvent.click(await button('Editar perfil'));
    return view;
  }
  const never = () => new Promise<never>(() => {});

  test('offers e-mail and telephone, and nothing else', async () => {
    await edit(never);
    expect(screen.getAllByRole('textbox')).toEqual([field('Correo'), field('Teléfono')]);
    expect(document.activeElement).toBe(field('Correo'));
  });

  test('asks for the current password once the e-mail is another one, where the shop wants it', async () => {
    const profile = () => Promise.resolve(user({ correoPideContrasena: true }));
    visit({ accounts: { updateProfile: update, profile } });
    update
      .mockReset()
      .mockRejectedValue(
        refusal(400, { fields: { contrasenaActual: 'La contraseña actual no es correcta.' } }),
      );
    fireEvent.click(await button('Editar perfil'));
    const password = () => screen.queryByLabelText<HTMLInputElement>('Contraseña actual');
    type('Teléfono', '87124450');
    expect(password()).toBeNull();
    type('Correo', user().correo.toUpperCase());
    expect(password()).toBeNull();
    type('Correo', 'nuevo@correo.test');
    expect(password()?.type).toBe('password');
    await save();
    expect(await screen.findByText('Este campo es obligatorio.')).toBeTruthy();
    expect(update).not.toHaveBeenCalled();
    type('Contraseña actual', 'no-es');
    await save();
    expect(await screen.findByText('La contraseña actual no es correcta.')).toBeTruthy();
    expect(update.mock.calls[0]?.[0]).toMatchObject({ contrasenaActual: 'no-es' });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('no-es');
  });

  test('takes digits only for a telephone, eight of them', async () => {
    await edit(never);
    type('Teléfono', '8712-4450-99');
    expect(field('Teléfono').value).toBe('87124450');
  });

  test.each([
    ['an empty field', { Correo: '' }, 'Correo', 'Campos incompletos'],
    ['a forbidden telephone', { Teléfono: '11111111' }, 'Teléfono', 'Teléfono no permitido'],
    ['an e-mail that is none', { Correo: 'maria' }, 'Correo', 'Correo inválido'],
    ['a short telephone', { Teléfono: '8712' }, 'Teléfono', 'Teléfono inválido'],
  ])('says what is wrong with %s, there and in the toast', async (_, values, label, toast) => {
    await edit(never);
    for (const [name, value] of Object.entries(values)) type(name, value);
    await save();
    const said = await screen.findByRole('alert');
    expect(said.textContent).toContain(toast);
    await waitFor(() => expect(document.activeElement).toBe(field(label)));
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
    expect(update).not.toHaveBeenCalled();
    type(label, 'otro@correo.test');
    expect(field(label).getAttribute('aria-invalid')).toBeNull();
  });

  test('says that nothing was changed', async () => {
    await edit(never);
    await save();
    await waitFor(() => expect(screen.getAllByText('Sin cambios')).toHaveLength(2));
    expect(update).not.toHaveBeenCalled();
  });

  test('saves, says so, shows the new data, and leads back to the button', async () => {
    const saved = user({ correo: 'nuevo@correo.test' });
    await edit(() => Promise.resolve({ usuario: saved, mensaje: null }));
    type('Correo', 'nuevo@correo.test');
    await save();
    expect(await screen.findByText('Perfil actualizado')).toBeTruthy();
    expect(await screen.findByText('nuevo@correo.test')).toBeTruthy();
    expect(document.activeElement).toBe(await button('Editar perfil'));
    expect(update.mock.calls[0]?.[0]).toMatchObject({ correo: 'nuevo@correo.test' });
  });

  test('keeps what was typed when the server refuses it', async () => {
    await edit(() => Promise.reject(refusal(500)));
    type('Teléfono', '87124450');
    await save();
    const sentences = () => screen.getAllByText('No se pudo actualizar el perfil.');
    await waitFor(() => expect(sentences()).toHaveLength(2));
    expect(field('Teléfono').value).toBe('87124450');
  });

  test('is on its way only once', async () => {
    await edit(never);
    type('Teléfono', '87124450');
    await save();
    fireEvent.click(await button('Guardando…'));
    expect(update).toHaveBeenCalledOnce();
  });

  test('can be left without saving', async () => {
    await edit(never);
    type('Teléfono', '87124450');
    fireEvent.click(await button('Cancelar'));
    expect(screen.getByText('8811')).toBeTruthy();
    expect(document.activeElement).toBe(await button('Editar perfil'));
  });
});

test('what was typed and not saved is there after a reload, and gone after Cancelar', async () => {
  const first = visit();
  fireEvent.click(await button('Editar perfil'));
  fireEvent.change(screen.getByLabelText('Correo'), {
    target: { value: 'nueva@correo.cr' },
  });
  first.unmount();
  const second = visit();
  const field = await screen.findByLabelText<HTMLInputElement>('Correo');
  expect(field.value).toBe('nueva@correo.cr');
  fireEvent.click(await button('Cancelar'));
  second.unmount();
  visit();
  await button('Editar perfil');
  expect(screen.queryByLabelText('Correo')).toBeNull();
});
