import type { Address, OrderDetail, Shop } from '@filigrana/sdk';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { refusal, type FakeShop } from '../../../test/fake-shop.ts';
import { loggedIn } from '../../../test/storefront/people.ts';
import { renderPage } from '../../../test/storefront/render-page.tsx';
import { KeepAddress } from './keep-address.tsx';
import { MyAddresses } from './my-addresses.tsx';

const OROSI = {
  provincia: 'Cartago',
  canton: 'Paraíso',
  distrito: 'Orosi',
  direccionExacta: 'Casa verde',
};
const address = (idDireccion: number, nombre: string, preferida = false): Address => ({
  ...{ idDireccion, nombre, ...OROSI, preferida },
});
const CASA = address(1, 'Casa', true);
const TALLER = address(2, 'Taller');

const visit = (addresses: NonNullable<FakeShop['addresses']>) =>
  renderPage(<MyAddresses />, { session: loggedIn(), shop: { addresses } });
const list = (...kept: Address[]) => vi.fn<Shop['addresses']['list']>(() => Promise.resolve(kept));
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const rows = () =>
  within(screen.getByRole('region', { name: 'Mis direcciones' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

describe('the addresses of the profile', () => {
  test('are told with their place, and another one can be preferred', async () => {
    const prefer = vi.fn(() => Promise.resolve([{ ...TALLER, preferida: true }, CASA]));
    visit({ list: list(CASA, TALLER), prefer });
    expect(await screen.findAllByText(/Orosi, Paraíso, Cartago, 30203/)).toHaveLength(2);
    expect(rows()).toEqual(['Casa', 'Taller']);
    await press('Marcar como preferida: Taller');
    await waitFor(() => expect(rows()).toEqual(['Taller', 'Casa']));
    expect(prefer).toHaveBeenCalledExactlyOnceWith(2);
    const place = screen.getByRole('region', { name: 'Mis direcciones' });
    await waitFor(() => expect(document.activeElement).toBe(place));
  });

  test('are forgotten after a question, and the focus stays in their place', async () => {
    const remove = vi.fn(() => Promise.resolve([CASA]));
    visit({ list: list(CASA, TALLER), remove });
    await press('Eliminar Taller');
    const question = screen.getByRole('alertdialog', { name: '¿Eliminar «Taller»?' });
    fireEvent.click(within(question).getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(rows()).toEqual(['Casa']));
    const place = screen.getByRole('region', { name: 'Mis direcciones' });
    await waitFor(() => expect(document.activeElement).toBe(place));
  });

  test('are kept in a dialog that says what is missing, and what the shop refuses', async () => {
    const add = vi
      .fn<Shop['addresses']['add']>(() => Promise.resolve([CASA]))
      .mockRejectedValueOnce(refusal(409, { serverMessage: 'Ya guardas 10 direcciones.' }));
    visit({ list: list(), add });
    await press('Agregar dirección');
    const dialog = await screen.findByRole('dialog', { name: 'Agregar dirección' });
    const field = (label: string) => within(dialog).getByLabelText<HTMLInputElement>(label);
    const save = () =>
      fireEvent.click(within(dialog).getByRole('button', { name: 'Guardar dirección' }));
    const type = (label: string, value: string) =>
      fireEvent.change(field(label), { target: { value } });
    type('Provincia', 'Cartago');
    type('Cantón', 'Paraíso');
    type('Distrito', 'Orosi');
    type('Dirección exacta', 'Casa verde');
    save();
    await waitFor(() => expect(document.activeElement).toBe(field('Nombre')));
    expect(field('Nombre').getAttribute('aria-invalid')).toBe('true');
    type('Nombre', 'Casa');
    save();
    expect(await within(dialog).findByText('Ya guardas 10 direcciones.')).toBeTruthy();
    save();
    await waitFor(() => expect(rows()).toEqual(['Casa']));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(add).toHaveBeenLastCalledWith({ nombre: 'Casa', ...OROSI });
  });

  test('are changed in the same dialog', async () => {
    const update = vi.fn(() => Promise.resolve([address(1, 'Hogar', true)]));
    visit({ list: list(CASA), update });
    await press('Editar Casa');
    const dialog = await screen.findByRole('dialog', { name: 'Editar dirección' });
    fireEvent.change(within(dialog).getByLabelText('Nombre'), { target: { value: 'Hogar' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Guardar dirección' }));
    await waitFor(() => expect(rows()).toEqual(['Hogar']));
    expect(update).toHaveBeenCalledExactlyOnceWith(1, { nombre: 'Hogar', ...OROSI });
  });

  test('say why they are not there, and can be read again', async () => {
    visit({ list: list(CASA).mockRejectedValueOnce(refusal(500)) });
    expect(await screen.findByText('No se pudieron cargar tus direcciones.')).toBeTruthy();
    await press('Reintentar');
    await waitFor(() => expect(rows()).toEqual(['Casa']));
  });

  test('are not spoken of where the shop keeps none', async () => {
    const none = list().mockRejectedValue(refusal(404));
    visit({ list: none });
    await waitFor(() => expect(none).toHaveBeenCalled());
    await waitFor(() => expect(screen.queryByText('Mis direcciones')).toBeNull());
  });
});

test('the address of a purchase is kept on its page, once', async () => {
  const order = { ...OROSI, idPedido: 31 } as OrderDetail;
  const add = vi.fn(() => Promise.resolve([CASA]));
  renderPage(<KeepAddress order={order} />, {
    session: loggedIn(),
    shop: { addresses: { list: list(), add } },
  });
  await press('Guardar esta dirección');
  const dialog = await screen.findByRole('dialog', { name: 'Agregar dirección' });
  fireEvent.change(within(dialog).getByLabelText('Nombre'), { target: { value: 'Casa' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Guardar dirección' }));
  const done = await screen.findByText('La dirección está en tu perfil.');
  expect(document.activeElement).toBe(done);
  expect(screen.queryByRole('button', { name: 'Guardar esta dirección' })).toBeNull();
});
