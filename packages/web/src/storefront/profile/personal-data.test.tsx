import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal, type FakeShop } from '../../../test/fake-shop.ts';
import { loggedIn } from '../../../test/storefront/people.ts';
import { renderPage } from '../../../test/storefront/render-page.tsx';
import { PersonalData } from './personal-data.tsx';

const visit = (personalData: FakeShop['personalData'] = {}) =>
  renderPage(<PersonalData />, { session: loggedIn(), shop: { personalData } });

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

/** The question, opened. */
async function openQuestion() {
  await press('Cerrar mi cuenta');
  const dialog = await screen.findByRole('alertdialog', { name: '¿Cerrar tu cuenta?' });
  const password = within(dialog).getByLabelText<HTMLInputElement>(/^Contraseña actual/);
  const send = (value: string) => {
    fireEvent.change(password, { target: { value } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cerrar mi cuenta' }));
  };
  return { dialog, password, send };
}

test('the data are opened as a file, with a link of the moment', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const link = vi.fn(() => Promise.resolve({ enlace: 'https://api.test/files/datos-7-0?exp=1' }));
  visit({ link });
  await press('Descargar mis datos');
  await waitFor(() => expect(click).toHaveBeenCalledOnce());
  expect((click.mock.contexts[0] as HTMLAnchorElement).href).toBe(
    'https://api.test/files/datos-7-0?exp=1',
  );
  click.mockRestore();
});

test('a backend that cannot says whom to write to', async () => {
  visit({ link: () => Promise.reject(refusal(404)) });
  await press('Descargar mis datos');
  expect((await screen.findByText(/todavía no lo ofrece aquí/)).textContent).toContain('@');
});

test('the closing says what goes and what stays, and asks for the password', async () => {
  const closeAccount = vi.fn(() => Promise.resolve({ mensaje: null }));
  const { session } = visit({ closeAccount });
  const { dialog, send } = await openQuestion();
  expect(dialog.textContent).toContain('Se borran para siempre');
  expect(dialog.textContent).toContain('quedan las piezas, los montos');
  send('Plata-925-fina');
  await waitFor(() => expect(session.read().token).toBeNull());
  expect(closeAccount).toHaveBeenCalledExactlyOnceWith({ contrasenaActual: 'Plata-925-fina' });
});

test('a wrong password stands beside its field, which has the focus', async () => {
  const fields = { contrasenaActual: 'La contraseña no es correcta.' };
  visit({ closeAccount: () => Promise.reject(refusal(400, { fields })) });
  const { dialog, password, send } = await openQuestion();
  send('Otra-Clave-1');
  expect(await within(dialog).findByText('La contraseña no es correcta.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(password));
});

test('orders that go on are said in the words of the shop', async () => {
  const serverMessage = 'Tienes pedidos en curso.';
  visit({
    closeAccount: () => Promise.reject(refusal(409, { code: 'INVALID_STATE', serverMessage })),
  });
  const { dialog, send } = await openQuestion();
  send('Plata-925-fina');
  expect(await within(dialog).findByText(serverMessage)).toBeTruthy();
});
