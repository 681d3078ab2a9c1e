import type { Role, Shop } from '@filigrana/sdk';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { offline, refusal } from '../../../test/fake-shop.ts';
import { loggedIn } from '../../../test/storefront/people.ts';
import { renderPage } from '../../../test/storefront/render-page.tsx';
import LoginPage from './login-page.tsx';

type Login = Shop['accounts']['login'];

const open = (login: Login, state?: object) =>
  renderPage(<LoginPage />, {
    path: '/clientes/login',
    shop: { accounts: { login } },
    ...(state && { state }),
  });

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

function logIn(correo = 'cliente@filigrana.test', contrasena = 'Demo-Cliente-1') {
  field('Correo electrónico').value = correo;
  field('Contraseña').value = contrasena;
  fireEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
}

/** A shop that lets everybody in with that role; the SDK keeps the session. */
function openFor(rol: Role, state?: object) {
  const page = open(() => {
    const { token, usuario } = loggedIn(rol);
    page.session.write({ token, usuario });
    return Promise.resolve({ token, usuario });
  }, state);
  return page;
}

describe('logging in', () => {
  test('needs both fields, and says so beside them', async () => {
    const login = vi.fn<Login>();
    open(login);
    logIn('', '');
    expect(await screen.findAllByText('Este campo es obligatorio.')).toHaveLength(2);
    expect(document.activeElement).toBe(field('Correo electrónico'));
    expect(login).not.toHaveBeenCalled();
  });

  test('what was wrong with a field is not said any more once it is typed into', async () => {
    open(vi.fn<Login>());
    logIn('', '');
    await screen.findAllByText('Este campo es obligatorio.');
    fireEvent.input(field('Contraseña'), { target: { value: 'x' } });
    expect(screen.getAllByText('Este campo es obligatorio.')).toHaveLength(1);
  });

  test.each([
    [refusal(401), 'Correo o contraseña incorrectos.'],
    [refusal(500), 'Error interno del servidor. Inténtalo de nuevo.'],
    [refusal(418), 'Ocurrió un error al intentar iniciar sesión.'],
    [offline(), 'Ocurrió un error al intentar iniciar sesión.'],
  ])('refused with %s: “%s”, and what was typed stays', async (error, sentence) => {
    open(() => Promise.reject(error));
    logIn('cliente@filigrana.test', 'mala');
    expect((await screen.findByText(sentence)).closest('[role="alert"]')).not.toBeNull();
    expect(field('Correo electrónico').value).toBe('cliente@filigrana.test');
    expect(field('Contraseña').value).toBe('mala');
  });

  test.each([
    [1, '/clientes/perfil'],
    [2, '/admin'],
    [3, '/manager'],
  ] as const)('role %d goes to %s two seconds after the success', async (rol, target) => {
    const { clock, visits } = openFor(rol);
    logIn();
    const said = await screen.findByText('¡Inicio de sesión exitoso!');
    // Below everything else of the form: nothing is pushed away under the finger that pressed.
    const button = screen.getByRole('button', { name: /Entrando/ });
    expect(button.compareDocumentPosition(said)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    clock.advance(1999);
    expect(visits).toEqual([]);
    clock.advance(1);
    await waitFor(() => expect(visits.at(-1)?.to).toBe(target));
  });

  test('a customer who was on the way to the checkout is told so, and led back there', async () => {
    const { clock, visits } = openFor(1, { origin: '/clientes/finalizar-compra' });
    expect(screen.getByText('Debes iniciar sesión para completar la compra.')).toBeTruthy();
    logIn();
    await screen.findByText('¡Inicio de sesión exitoso!');
    expect(screen.getByText('Debes iniciar sesión para completar la compra.')).toBeTruthy();
    clock.advance(2000);
    await waitFor(() => expect(visits.at(-1)?.to).toBe('/clientes/finalizar-compra'));
  });
});

describe('after a registration', () => {
  test('that opened an account, it is said and its e-mail is there', () => {
    open(vi.fn<Login>(), { account: { correo: 'sofia@correo.test', isNew: true } });
    expect(field('Correo electrónico').value).toBe('sofia@correo.test');
    expect(screen.getByText('Tu cuenta está lista. Inicia sesión para continuar.')).toBeTruthy();
  });

  test('of somebody who has an account, it is said and she is told of the recovery', () => {
    open(vi.fn<Login>(), { account: { correo: 'sofia@correo.test', isNew: false } });
    expect(field('Correo electrónico').value).toBe('sofia@correo.test');
    const said = screen.getByText(/^Ya existe una cuenta con esa identificación\./);
    expect(said.textContent).toContain('Si olvidaste la contraseña, puedes recuperarla.');
  });
});

describe('a login with two steps', () => {
  const REQUIRED = refusal(401, {
    code: 'SECOND_STEP_REQUIRED',
    serverMessage: 'Escribe el código de tu aplicación de autenticación.',
  });
  const WRONG = refusal(401, {
    code: 'SECOND_STEP_WRONG',
    serverMessage: 'El código no es correcto o ya se usó.',
  });
  const code = () => screen.findByLabelText<HTMLInputElement>(/^Código de verificación/);

  test('asks for the code in the same form, where it is typed at once, and sends all of it', async () => {
    const login = vi.fn<Login>(() => Promise.reject(REQUIRED));
    open(login);
    expect(screen.queryByLabelText(/^Código/)).toBeNull();
    logIn();
    const field = await code();
    expect(document.activeElement).toBe(field);
    expect(field).toMatchObject({ autocomplete: 'one-time-code', inputMode: 'numeric' });
    const said = screen.getByText('Escribe el código de tu aplicación de autenticación.');
    expect(said.closest('[role="status"]')).not.toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Contraseña').value).toBe('Demo-Cliente-1');
    field.value = '123 456';
    fireEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
    await waitFor(() =>
      expect(login).toHaveBeenLastCalledWith({
        correo: 'cliente@filigrana.test',
        contrasena: 'Demo-Cliente-1',
        codigo: '123 456',
      }),
    );
  });

  test('says beside the field that a code was wrong, and leads there', async () => {
    const login = vi.fn<Login>(() => Promise.reject(WRONG)).mockRejectedValueOnce(REQUIRED);
    open(login);
    logIn();
    (await code()).value = '000000';
    fireEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
    await screen.findAllByText('El código no es correcto o ya se usó.');
    const field = await code();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.value).toBe('000000');
  });
});

describe('around the form', () => {
  test.each([
    [1, '/clientes/perfil'],
    [2, '/admin'],
    [3, '/admin'],
  ] as const)('somebody logged in with role %d goes to %s at once', async (rol, target) => {
    const { visits } = renderPage(<LoginPage />, {
      path: '/clientes/login',
      session: loggedIn(rol),
    });
    await waitFor(() => expect(visits.at(-1)?.to).toBe(target));
    expect(screen.queryByLabelText('Contraseña')).toBeNull();
  });

  test('the password can be shown and hidden', () => {
    open(vi.fn<Login>());
    expect(field('Contraseña').type).toBe('password');
    fireEvent.click(screen.getByRole('button', { name: 'Mostrar contraseña' }));
    expect(field('Contraseña').type).toBe('text');
    fireEvent.click(screen.getByRole('button', { name: 'Ocultar contraseña' }));
    expect(field('Contraseña').type).toBe('password');
  });

  test('there is a way to a forgotten password, and one to an account that keeps the origin', () => {
    const { visits } = open(vi.fn<Login>(), { origin: '/clientes/finalizar-compra' });
    expect(
      screen.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).getAttribute('href'),
    ).toBe('/clientes/recuperacion/solicitar');
    fireEvent.click(screen.getByRole('link', { name: 'Crear cuenta' }));
    expect(visits).toEqual([
      { to: '/clientes/registro', state: { origin: '/clientes/finalizar-compra' } },
    ]);
  });

  test('fields carry what keyboards and password managers need', () => {
    open(vi.fn<Login>());
    expect(field('Correo electrónico').type).toBe('email');
    expect(field('Correo electrónico').autocomplete).toBe('username');
    expect(field('Contraseña').autocomplete).toBe('current-password');
    expect(field('Contraseña').form?.method).toBe('post');
  });
});
