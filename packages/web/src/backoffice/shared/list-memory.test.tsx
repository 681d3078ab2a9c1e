import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import CustomersPage from '../customers/customers-page.tsx';
import { renderStaff } from '../../../test/backoffice/render-staff.tsx';
import { customer } from '../../../test/backoffice/staff.ts';
import { forgetLists } from './list-memory.ts';

const CUSTOMERS = [
  customer(),
  customer({ identificacion: '2', nombre: 'Kattia', apellido: 'Ureña' }),
];

const visit = (path = '/admin/cuentas') =>
  renderStaff(<CustomersPage />, {
    path,
    shop: { customers: { list: () => Promise.resolve(CUSTOMERS) } },
  });
const box = () => screen.findByPlaceholderText<HTMLInputElement>('Buscar por nombre...');

test('a search is there still when one comes back', async () => {
  const { unmount } = visit();
  fireEvent.change(await box(), { target: { value: 'kattia' } });
  expect(await screen.findByText('1 de 2 clientes')).toBeTruthy();
  unmount();
  visit();
  expect(await screen.findByText('1 de 2 clientes')).toBeTruthy();
  expect((await box()).value).toBe('kattia');
});

test('what the address asks for counts more', async () => {
  const { unmount } = visit();
  fireEvent.change(await box(), { target: { value: 'kattia' } });
  await screen.findByText('1 de 2 clientes');
  unmount();
  visit('/admin/cuentas?busqueda=mariana');
  expect((await box()).value).toBe('mariana');
});

test('leaving the session forgets it', async () => {
  const { unmount } = visit();
  fireEvent.change(await box(), { target: { value: 'kattia' } });
  await screen.findByText('1 de 2 clientes');
  unmount();
  forgetLists();
  visit();
  await waitFor(async () => expect((await box()).value).toBe(''));
});
