import type { Shop } from '@filigrana/sdk';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { offline, refusal } from '../../../test/fake-shop.ts';
import { renderPage } from '../../../test/storefront/render-page.tsx';
import RecoveryPage from './recovery-page.tsx';

type Ask = Shop['recovery']['request'];

const open = (request: Ask) =>
  renderPage(<RecoveryPage />, {
    path: '/clientes/recuperacion/solicitar',
    shop: { recovery: { request } },
  });

const field = () => screen.getByLabelText<HTMLInputElement>('Correo electrónico');

function ask(correo: string) {
  field().value = correo;
  fireEvent.click(screen.getByRole('button', { name: /^Enviar/ }));
}

test('its crumbs lead back to the login and name the page', () => {
  open(vi.fn<Ask>());
  const crumbs = within(screen.getByRole('navigation'));
  const login = crumbs.getByRole('link', { name: 'Iniciar sesión' });
  expect(login.getAttribute('href')).toBe('/clientes/login');
  expect(crumbs.getByText('Recuperar contraseña').getAttribute('aria-current')).toBe('page');
});

test.each([
  ['', 'Correo requerido'],
  ['sin-arroba', 'Correo inválido'],
])('the e-mail “%s” is refused with the toast “%s”', async (correo, toast) => {
  const request = vi.fn<Ask>();
  open(request);
  ask(correo);
  expect((await screen.findAllByText(toast)).length).toBeGreaterThan(0);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field());
  expect(request).not.toHaveBeenCalled();
});

test('a link that was sent is said in the toast and on the page', async () => {
  open(() => Promise.resolve({ mensaje: null }));
  ask('cliente@filigrana.test');
  await waitFor(() => expect(screen.getAllByText('Enlace enviado')).toHaveLength(2));
  expect(
    screen.getAllByText('Revisa tu correo, también la carpeta de spam.', { exact: false }).length,
  ).toBeGreaterThan(0);
});

test('after two links no third one is asked for', async () => {
  const request = vi.fn<Ask>(() => Promise.resolve({ mensaje: null }));
  open(request);
  for (const times of [1, 2]) {
    ask('cliente@filigrana.test');
    await waitFor(() => expect(request).toHaveBeenCalledTimes(times));
    await screen.findByRole('button', { name: 'Enviar otro enlace' });
  }
  ask('cliente@filigrana.test');
  await waitFor(() => expect(screen.getAllByText('Límite alcanzado')).toHaveLength(2));
  expect(
    screen.getAllByText(
      'Ya solicitaste el enlace dos veces. Revisa tu correo o inténtalo más tarde.',
      { exact: false },
    ).length,
  ).toBeGreaterThan(0);
  expect(request).toHaveBeenCalledTimes(2);
});

test.each([
  [refusal(404, { code: 'EMAIL_NOT_FOUND' }), 'Ese correo no está registrado.'],
  [refusal(429, { serverMessage: 'Espera un momento.' }), 'Espera un momento.'],
  [refusal(503), 'Error 503'],
  [offline(), 'Sin conexión'],
])('refused with %s: “%s”', async (error, sentence) => {
  open(() => Promise.reject(error));
  ask('nadie@correo.test');
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
  expect(field().value).toBe('nadie@correo.test');
});
