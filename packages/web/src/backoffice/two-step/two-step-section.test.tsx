import type { Shop, TwoStepState } from '@filigrana/sdk';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal } from '../../../test/fake-shop.ts';
import { renderStaff } from '../../../test/backoffice/render-staff.tsx';
import { TwoStepSection } from './two-step-section.tsx';

type TwoStep = Shop['twoStep'];

const OFF: TwoStepState = { activo: false, exigido: false, codigosRestantes: 0 };
const ON: TwoStepState = { activo: true, exigido: false, codigosRestantes: 9 };
const SETUP = {
  secreto: 'JBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Filigrana?secret=JBSWY3DPEHPK3PXP',
};
const CODES = Array.from({ length: 10 }, (_, n) => `000${n} 2345 6789`);

const open = (state: TwoStepState, calls: Partial<TwoStep> = {}) =>
  renderStaff(<TwoStepSection />, {
    shop: { twoStep: { get: () => Promise.resolve(state), ...calls } },
  });

async function prove(codigo = '123456', contrasena = 'Demo-Admin-1') {
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/^Código de la aplicación/), {
    target: { value: codigo },
  });
  fireEvent.change(dialog.getByLabelText(/^Tu contraseña/), { target: { value: contrasena } });
  const submit = dialog.getAllByRole('button').find((one) => one.getAttribute('type') === 'submit');
  fireEvent.click(submit as HTMLElement);
}

test('is set up with a QR code, the secret in words, a code of it and the password', async () => {
  const start = vi.fn<TwoStep['start']>(() => Promise.resolve(SETUP));
  const confirm = vi.fn<TwoStep['confirm']>(() =>
    Promise.resolve({ mensaje: null, codigos: CODES }),
  );
  const get = vi.fn<TwoStep['get']>(() => Promise.resolve({ ...ON, codigosRestantes: 10 }));
  get.mockResolvedValueOnce(OFF);
  open(OFF, { get, start, confirm });
  fireEvent.click(await screen.findByRole('button', { name: 'Activar' }));
  const title = { name: 'Activar la verificación en dos pasos' };
  const dialog = within(await screen.findByRole('dialog', title));
  const drawing = dialog.getByRole('img', {
    name: 'Código QR para tu aplicación de autenticación',
  });
  expect(drawing.querySelector('path')?.getAttribute('d')).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
  expect(dialog.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
  await prove();
  const codes = within(
    await screen.findByRole('dialog', { name: 'Guarda tus códigos de recuperación' }),
  );
  expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES);
  expect(confirm).toHaveBeenCalledExactlyOnceWith({ contrasena: 'Demo-Admin-1', codigo: '123456' });
  fireEvent.click(codes.getByRole('button', { name: 'Ya los guardé' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByText('Activa. Te quedan 10 códigos de recuperación.')).toBeTruthy();
});

test('a wrong code is said beside it, and what was typed stays', async () => {
  const disable = () =>
    Promise.reject(
      refusal(400, {
        code: 'VALIDATION',
        serverMessage: 'El código no es correcto o ya se usó.',
        fields: { codigo: 'El código no es correcto o ya se usó.' },
      }),
    );
  open(ON, { disable });
  fireEvent.click(await screen.findByRole('button', { name: 'Desactivar' }));
  await prove('000000');
  const field = await screen.findByLabelText<HTMLInputElement>(/^Código de la aplicación/);
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(field.value).toBe('000000');
  expect(screen.getAllByText('El código no es correcto o ya se usó.')).not.toHaveLength(0);
});

test('is turned off by password and code, and the dialog closes', async () => {
  const disable = vi.fn<TwoStep['disable']>(() => Promise.resolve({ mensaje: null }));
  open(ON, { disable });
  fireEvent.click(await screen.findByRole('button', { name: 'Desactivar' }));
  await prove('0001 2345 6789');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(disable).toHaveBeenCalledWith({ contrasena: 'Demo-Admin-1', codigo: '0001 2345 6789' });
});

test('a shop that demands it says so, and offers no way to turn it off', async () => {
  open({ ...OFF, exigido: true });
  expect(await screen.findByText(/^La tienda la pide a todo su equipo/)).toBeTruthy();
});

test('on, where the shop demands it, only new codes are offered', async () => {
  open({ ...ON, exigido: true, codigosRestantes: 1 });
  expect(await screen.findByText('Activa. Te queda 1 código de recuperación.')).toBeTruthy();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Códigos nuevos',
  ]);
});

test('nothing is shown where the backend has no such part', async () => {
  const get = vi.fn<TwoStep['get']>(() => Promise.reject(refusal(404)));
  const { container } = open(OFF, { get });
  await waitFor(() => expect(get).toHaveBeenCalled());
  expect(container.querySelector('section')).toBeNull();
});
