import type { Shop } from '@filigrana/sdk';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderStaff } from '../../test/backoffice/render-staff.tsx';
import { LogoutEverywhere } from './logout-everywhere.tsx';
import { offline } from '../../test/fake-shop.ts';

const ACTION = 'Cerrar sesión en todos los dispositivos';
const QUESTION = { name: '¿Cerrar sesión en todos los dispositivos?' };

function open(endAll: Shop['logins']['endAll'], jti?: string) {
  const onEnded = vi.fn();
  const { session } = renderStaff(<LogoutEverywhere onEnded={onEnded} />, {
    shop: { logins: { endAll } },
    ...(jti !== undefined && { jti }),
  });
  return { onEnded, session };
}

test('asks first, then ends every login and this one', async () => {
  const endAll = vi.fn<Shop['logins']['endAll']>(() => Promise.resolve({ mensaje: null }));
  const { onEnded } = open(endAll, 'sesion-1');
  fireEvent.click(await screen.findByRole('button', { name: ACTION }));
  const question = within(screen.getByRole('alertdialog', QUESTION));
  fireEvent.click(question.getByRole('button', { name: 'Cancelar' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(endAll).not.toHaveBeenCalled();

  fireEvent.click(screen.getByRole('button', { name: ACTION }));
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
  await waitFor(() => expect(onEnded).toHaveBeenCalledOnce());
  expect(endAll).toHaveBeenCalledOnce();
});

test('says when it did not work, and nobody is logged out', async () => {
  const { onEnded } = open(() => Promise.reject(offline()), 'sesion-1');
  fireEvent.click(await screen.findByRole('button', { name: ACTION }));
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
  expect(await screen.findByText(/^No se pudo cerrar la sesión en los demás/)).toBeTruthy();
  expect(onEnded).not.toHaveBeenCalled();
});

test('is not offered where the backend cannot end logins', () => {
  open(vi.fn<Shop['logins']['endAll']>());
  expect(screen.queryByRole('button')).toBeNull();
});
