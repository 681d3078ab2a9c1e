import type { Shop } from '@filigrana/sdk';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import { refusal } from '../../../test/fake-shop.ts';
import { renderPage } from '../../../test/storefront/render-page.tsx';
import ResetPasswordPage from './reset-password-page.tsx';

type Recovery = Shop['recovery'];

const verify: Recovery['verify'] = () => Promise.resolve({ valido: true, mensaje: null });

const open = (recovery: Partial<Recovery> = {}) =>
  renderPage(
    <Route path="/clientes/restablecer-contrasena/:token">
      <ResetPasswordPage />
    </Route>,
    {
      path: '/clientes/restablecer-contrasena/abc123',
      shop: { recovery: { verify, ...recovery } },
    },
  );

async function save(nuevaContrasena: string, confirmacion = nuevaContrasena) {
  const field = await screen.findByLabelText<HTMLInputElement>('Nueva contraseña');
  field.value = nuevaContrasena;
  screen.getByLabelText<HTMLInputElement>('Repite la contraseña').value = confirmacion;
  fireEvent.click(screen.getByRole('button', { name: 'Guardar contraseña' }));
}

test('the link is checked first', async () => {
  const check = vi.fn<Recovery['verify']>(verify);
  open({ verify: check });
  expect(screen.getByText('Comprobando el enlace…')).toBeTruthy();
  expect(await screen.findByLabelText('Repite la contraseña')).toBeTruthy();
  expect(check.mock.calls[0]?.[0]).toBe('abc123');
});

test('a link that is not good any more has no form, but a way to another one', async () => {
  open({ verify: () => Promise.reject(refusal(404)) });
  expect(await screen.findByText('Enlace inválido o expirado')).toBeTruthy();
  expect(screen.queryByLabelText('Repite la contraseña')).toBeNull();
  expect(screen.getByRole('link', { name: 'Pedir otro enlace' }).getAttribute('href')).toBe(
    '/clientes/recuperacion/solicitar',
  );
});

test.each([
  ['Orosi-2026', 'Orosi-2027', 'Las contraseñas no coinciden.'],
  ['Orosi2026', 'Orosi2026', /^La contraseña debe tener al menos 8 caracteres/],
  [
    'Filigrana#2026',
    'Filigrana#2026',
    'Por motivos de seguridad, no se permite usar Filigrana#2026 como contraseña.',
  ],
])('%s and %s are refused beside the field and as the toast', async (one, two, sentence) => {
  const reset = vi.fn<Recovery['reset']>();
  open({ reset });
  await save(one, two);
  await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2));
  expect(reset).not.toHaveBeenCalled();
});

test('two empty fields are refused', async () => {
  open();
  await save('');
  expect(await screen.findByText('Campos incompletos')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Nueva contraseña'));
});

test('a password that was saved is said, and two seconds later one is at the home page', async () => {
  const reset = vi.fn<Recovery['reset']>(() => Promise.resolve({ mensaje: null }));
  const { clock, visits } = open({ reset });
  await save('Orosi-2026');
  await waitFor(() => expect(screen.getAllByText('Contraseña actualizada')).toHaveLength(2));
  expect(reset.mock.calls[0]?.[0]).toEqual({ token: 'abc123', nuevaContrasena: 'Orosi-2026' });
  clock.advance(2000);
  await waitFor(() => expect(visits.at(-1)?.to).toBe('/clientes'));
});

test('a refusal says the server’s sentence, or that something unexpected happened', async () => {
  open({ reset: () => Promise.reject(refusal(400)) });
  await save('Orosi-2026');
  expect((await screen.findAllByText('Error inesperado.')).length).toBeGreaterThan(0);
});
