import type { Shop } from '@filigrana/sdk';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import { refusal } from '../../../test/fake-shop.ts';
import { renderPage } from '../../../test/storefront/render-page.tsx';
import EmailUndoPage from './email-undo-page.tsx';

type Undo = Shop['recovery']['undoEmail'];

const open = (undoEmail: Undo) =>
  renderPage(
    <Route path="/clientes/deshacer-correo/:token">
      <EmailUndoPage />
    </Route>,
    { path: '/clientes/deshacer-correo/abc123', shop: { recovery: { undoEmail } } },
  );
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Recuperar mi correo' }));

test('opening the link undoes nothing; the button does, and leads on to a new password', async () => {
  const undo = vi.fn<Undo>(() => Promise.resolve({ mensaje: null }));
  open(undo);
  expect(screen.getByText(/El correo de tu cuenta cambió/)).toBeTruthy();
  expect(undo).not.toHaveBeenCalled();
  press();
  expect(await screen.findByText(/^Recuperaste tu correo/)).toBeTruthy();
  expect(undo).toHaveBeenCalledExactlyOnceWith({ token: 'abc123' });
  const next = screen.getByRole('link', { name: 'Elegir contraseña' });
  expect(next.getAttribute('href')).toBe('/clientes/recuperacion/solicitar');
  expect(screen.queryByRole('button', { name: 'Recuperar mi correo' })).toBeNull();
});

test('a link that is not good any more has no button, but somebody to ask', async () => {
  open(() => Promise.reject(refusal(404)));
  press();
  expect(await screen.findByText('Enlace inválido o expirado')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Recuperar mi correo' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Contacto' }).getAttribute('href')).toBe(
    '/clientes/contacto',
  );
});

test('an address that another account has is told in the server’s words', async () => {
  open(() => Promise.reject(refusal(409, { serverMessage: 'Otra cuenta usa ahora ese correo.' })));
  press();
  expect(await screen.findByText('Otra cuenta usa ahora ese correo.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Recuperar mi correo' })).toBeTruthy();
});
