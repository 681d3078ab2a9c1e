import type { Shop } from '@filigrana/sdk';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { offline, refusal } from '../../../test/fake-shop.ts';
import { loggedIn } from '../../../test/storefront/people.ts';
import { renderPage } from '../../../test/storefront/render-page.tsx';
import RegistrationPage from './registration-page.tsx';

type Accounts = Shop['accounts'];

const SOFIA = { nombre: 'SOFIA ELENA', primerApellido: 'BRENES', segundoApellido: 'UMAÑA' };
const lookupPerson: Accounts['lookupPerson'] = () => Promise.resolve(SOFIA);

function open(accounts: Partial<Accounts> = {}, state?: object) {
  const login: Accounts['login'] = () => {
    const { token, usuario } = loggedIn();
    page.session.write({ token, usuario });
    return Promise.resolve({ token, usuario });
  };
  const page = renderPage(<RegistrationPage />, {
    path: '/clientes/registro',
    shop: { accounts: { lookupPerson, login, ...accounts } },
    ...(state && { state }),
  });
  return page;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Crear cuenta' }));

async function fill() {
  type('Identificación', '505550555');
  await screen.findByText('Encontramos tus datos: revisa que sean correctos.');
  type('Teléfono', '8712-4450');
  type('Correo electrónico', 'sofia@correo.test');
  type('Contraseña', 'Orosi-2026');
}

describe('who one is', () => {
  test('nine characters of identification fill in the names, which cannot be typed', async () => {
    open();
    type('Identificación', '505550555');
    await waitFor(() => expect(field('Nombre').value).toBe('SOFIA ELENA'));
    expect(field('Primer apellido').value).toBe('BRENES');
    expect(field('Segundo apellido').value).toBe('UMAÑA');
    for (const label of ['Nombre', 'Primer apellido', 'Segundo apellido'])
      expect(field(label).readOnly).toBe(true);
  });

  test('with another length the names are typed by hand', () => {
    open();
    type('Identificación', '155812345678');
    type('Nombre', 'Ingrid');
    expect(field('Nombre').readOnly).toBe(false);
    expect(field('Nombre').value).toBe('Ingrid');
    // A passport may name one surname only.
    expect(field('Primer apellido').required).toBe(true);
    expect(field('Segundo apellido').required).toBe(false);
  });

  test.each([
    ['the shop looks nobody up', refusal(404, { code: 'LOOKUP_OFF' })],
    ['too many have asked', refusal(429, { code: 'RATE_LIMITED' })],
  ])('where %s the names are typed, and sent as they are typed', async (_why, error) => {
    const register = vi.fn<Accounts['register']>(() => Promise.resolve({ mensaje: null }));
    open({ lookupPerson: () => Promise.reject(error), register });
    type('Identificación', '505550555');
    expect(await screen.findByText('Escribe tu nombre y tus apellidos.')).toBeTruthy();
    expect(field('Identificación').getAttribute('aria-invalid')).not.toBe('true');
    for (const label of ['Nombre', 'Primer apellido', 'Segundo apellido']) {
      expect(field(label).readOnly).toBe(false);
      type(label, 'Sofía');
    }
    type('Teléfono', '8712-4450');
    type('Correo electrónico', 'sofia@correo.test');
    type('Contraseña', 'Orosi-2026');
    submit();
    expect(await screen.findByText('Registro completado')).toBeTruthy();
    expect(register.mock.calls[0]?.[0]).toMatchObject({
      identificacion: '505550555',
      nombre: 'Sofía',
    });
  });

  test('a number that nobody has is said at its field', async () => {
    open({ lookupPerson: () => Promise.reject(refusal(404, { code: 'NOT_FOUND' })) });
    type('Identificación', '999999999');
    await waitFor(() => expect(field('Identificación').getAttribute('aria-invalid')).toBe('true'));
    const hint = document.getElementById(
      field('Identificación').getAttribute('aria-describedby') ?? '',
    );
    expect(hint?.textContent).toBe('Número de identificación no encontrado');
  });
});

describe('opening the account', () => {
  test('empty fields are listed by name, and the focus goes to the first', async () => {
    open();
    submit();
    expect(
      await screen.findByText(
        'Los siguientes campos están vacíos: Identificación, Nombre, Primer apellido, Segundo apellido, Correo electrónico, Teléfono, Contraseña',
      ),
    ).toBeTruthy();
    expect(document.activeElement).toBe(field('Identificación'));
  });

  test('a weak password is refused, its rules are ticked off while one types', async () => {
    open();
    await fill();
    expect(screen.getAllByText('(cumplido)', { exact: false })).toHaveLength(4);
    type('Contraseña', 'Orosi2026');
    expect(screen.getAllByText('(cumplido)', { exact: false })).toHaveLength(3);
    submit();
    expect(
      (await screen.findAllByText(/al menos 8 caracteres, una mayúscula, una minúscula/)).length,
    ).toBeGreaterThan(0);
    expect(document.activeElement).toBe(field('Contraseña'));
  });

  test('a foreign telephone stays in its field, and opens no account', async () => {
    const register = vi.fn<Accounts['register']>();
    open({ register });
    await fill();
    type('Teléfono', '+1 415 555 2671');
    submit();
    expect(await screen.findByText('Solo números de Costa Rica: 8 dígitos.')).toBeTruthy();
    expect(field('Teléfono').value).toBe('+1 415 555 2671');
    expect(document.activeElement).toBe(field('Teléfono'));
    expect(register).not.toHaveBeenCalled();
  });

  test('sends what was filled in, with the telephone in digits, and goes on to pay', async () => {
    const register = vi.fn<Accounts['register']>(() => Promise.resolve({ mensaje: null }));
    const { clock, visits } = open({ register }, { origin: '/clientes/finalizar-compra' });
    await fill();
    submit();
    expect(await screen.findByText('Registro completado')).toBeTruthy();
    expect(register.mock.calls[0]?.[0]).toEqual({
      identificacion: '505550555',
      ...SOFIA,
      correo: 'sofia@correo.test',
      telefono: '87124450',
      contrasena: 'Orosi-2026',
    });
    clock.advance(2000);
    await waitFor(() => expect(visits.at(-1)?.to).toBe('/clientes/finalizar-compra'));
  });

  test('who came from nowhere in particular goes to the profile', async () => {
    const { clock, visits } = open({ register: () => Promise.resolve({ mensaje: null }) });
    await fill();
    submit();
    await screen.findByText('Registro completado');
    clock.advance(2000);
    await waitFor(() => expect(visits.at(-1)?.to).toBe('/clientes/perfil'));
  });

  test('an account that lets nobody in yet leads to the login, which knows about it', async () => {
    const { clock, visits } = open(
      {
        register: () => Promise.resolve({ mensaje: null }),
        login: () => Promise.reject(refusal(503)),
      },
      { origin: '/clientes/finalizar-compra' },
    );
    await fill();
    submit();
    await screen.findByText('Registro completado');
    clock.advance(2000);
    await waitFor(() =>
      expect(visits.at(-1)).toEqual({
        to: '/clientes/login',
        state: {
          origin: '/clientes/finalizar-compra',
          account: { correo: 'sofia@correo.test', isNew: true },
        },
      }),
    );
  });

  test('the server’s own sentence is what is said on success', async () => {
    open({ register: () => Promise.resolve({ mensaje: 'Bienvenida, Sofía.' }) });
    await fill();
    submit();
    expect(await screen.findByText('Bienvenida, Sofía.')).toBeTruthy();
  });

  test('an account that exists is said, and two seconds later one is at the login', async () => {
    const register = () => Promise.reject(refusal(409, { code: 'ALREADY_REGISTERED' }));
    const { clock, visits } = open({ register });
    await fill();
    submit();
    expect(
      (await screen.findAllByText('Ya existe una cuenta con esa identificación.')).length,
    ).toBeGreaterThan(0);
    clock.advance(2000);
    await waitFor(() =>
      expect(visits.at(-1)).toEqual({
        to: '/clientes/login',
        state: { account: { correo: 'sofia@correo.test', isNew: false } },
      }),
    );
  });

  test.each([
    [
      refusal(409, { code: 'EMAIL_IN_USE' }),
      'Ese correo ya está en uso por otra cuenta. Usa uno distinto.',
    ],
    [refusal(404), 'Número de identificación no encontrado en la base de datos.'],
    [refusal(400, { serverMessage: 'El nombre no es válido.' }), 'El nombre no es válido.'],
    [refusal(400), 'Error al registrar usuario'],
    [offline(), 'No se pudo conectar con el servidor'],
  ])('refused with %s: “%s”, and nothing typed is lost', async (error, sentence) => {
    open({ register: () => Promise.reject(error) });
    await fill();
    submit();
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
    expect(field('Contraseña').value).toBe('Orosi-2026');
    expect(field('Teléfono').value).toBe('87124450');
  });

  test.each([
    [1, '/clientes/perfil'],
    [2, '/admin'],
    [3, '/admin'],
  ] as const)('somebody logged in with role %d goes to %s at once', async (rol, target) => {
    const { visits } = renderPage(<RegistrationPage />, {
      path: '/clientes/registro',
      session: loggedIn(rol),
    });
    await waitFor(() => expect(visits.at(-1)?.to).toBe(target));
    expect(screen.queryByLabelText('Contraseña')).toBeNull();
  });

  test('there is a way back to the login', () => {
    open();
    expect(screen.getByRole('link', { name: 'Iniciar sesión' }).getAttribute('href')).toBe(
      '/clientes/login',
    );
  });
});
