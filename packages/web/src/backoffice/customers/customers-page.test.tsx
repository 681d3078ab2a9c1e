import type { Confirmation, Customer } from '@filigrana/sdk';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answeredLater } from '../../../test/answered-later.ts';
import { offline, refusal, type FakeShop } from '../../../test/fake-shop.ts';
import { renderStaff } from '../../../test/backoffice/render-staff.tsx';
import { customer } from '../../../test/backoffice/staff.ts';
import CustomersPage from './customers-page.tsx';

function visit(customers: Customer[], more: FakeShop['customers'] = {}) {
  return renderStaff(<CustomersPage />, {
    shop: { customers: { list: () => Promise.resolve(customers), ...more } },
  });
}

const row = async (name: string) => {
  const cell = await screen.findByRole('cell', { name });
  return within(cell.closest('tr') as HTMLElement);
};

/** Answers the question that blocking asks. */
function confirmBlocking() {
  const question = within(
    screen.getByRole('alertdialog', { name: '¿Bloquear a Mariana Solano Quirós?' }),
  );
  fireEvent.click(question.getByRole('button', { name: 'Bloquear' }));
}

test('blocking says first what it does, and can be left', async () => {
  const changeStatus = vi.fn(() => Promise.resolve({ mensaje: null }));
  visit([customer()], { changeStatus });
  const { getByRole } = await row('Mariana Solano Quirós');
  fireEvent.click(getByRole('button', { name: 'Bloquear' }));
  expect(screen.getByText(/no podrá entrar ni comprar/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(changeStatus).not.toHaveBeenCalled();
});

test('the columns are those of the specification, in their order', async () => {
  visit([customer()]);
  const heads = await screen.findAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'Identificación',
    'Nombre',
    'Correo',
    'Teléfono',
    'Estado',
    'Fecha de registro',
    'Acciones',
  ]);
  const cells = (await row('Mariana Solano Quirós')).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    '109870654',
    'Mariana Solano Quirós',
    'mariana@correo.test',
    '87124450',
    'Activo',
    '14/03/2026',
    'Bloquear',
  ]);
});

test('blocking shows that it is under way, then the new state, and says so', async () => {
  const done = answeredLater<Confirmation>();
  const changeStatus = vi.fn(done.call);
  const list = vi
    .fn(() => Promise.resolve([customer({ estado: 'bloqueado' })]))
    .mockResolvedValueOnce([customer()]);
  visit([], { list, changeStatus });
  const { getByRole, findByRole, findByText } = await row('Mariana Solano Quirós');
  fireEvent.click(getByRole('button', { name: 'Bloquear' }));
  confirmBlocking();
  expect(await findByRole('button', { name: 'Bloqueando…' })).toBeTruthy();
  done.resolve({ mensaje: null });
  expect(await findByText('Bloqueado')).toBeTruthy();
  expect(getByRole('button', { name: 'Desbloquear' })).toBeTruthy();
  expect(changeStatus).toHaveBeenCalledWith('109870654', { accion: 'bloquear' });
  expect(await screen.findByText('Cliente bloqueado')).toBeTruthy();
});

test('an identification is released after a note of what was checked', async () => {
  const releaseIdentification = vi.fn(() => Promise.resolve({ mensaje: null }));
  const list = vi
    .fn(() =>
      Promise.resolve([
        customer({ identificacion: 'LIBERADA0123456789', estado: 'bloqueado', liberada: true }),
      ]),
    )
    .mockResolvedValueOnce([customer({ liberada: false })]);
  visit([], { list, releaseIdentification });
  const { getByRole } = await row('Mariana Solano Quirós');
  fireEvent.click(getByRole('button', { name: 'Liberar identificación' }));
  const dialog = within(
    screen.getByRole('dialog', { name: '¿Liberar la identificación de Mariana Solano Quirós?' }),
  );
  fireEvent.click(dialog.getByRole('button', { name: 'Liberar' }));
  expect((await screen.findAllByText('Escribe qué revisaste.')).length).toBeGreaterThan(0);
  expect(releaseIdentification).not.toHaveBeenCalled();
  fireEvent.change(dialog.getByLabelText('Qué se revisó'), {
    target: { value: ' Trajo su cédula. ' },
  });
  fireEvent.click(dialog.getByRole('button', { name: 'Liberar' }));
  expect(await screen.findByText('Identificación liberada')).toBeTruthy();
  expect(releaseIdentification).toHaveBeenCalledWith('109870654', { nota: 'Trajo su cédula.' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('Bloqueado')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Liberar identificación' })).toBeNull();
});

test('a blocked customer can be unblocked', async () => {
  const changeStatus = vi.fn(() => Promise.resolve({ mensaje: 'Cuenta desbloqueada.' }));
  visit([customer({ estado: 'bloqueado' })], { changeStatus });
  const { getByRole } = await row('Mariana Solano Quirós');
  fireEvent.click(getByRole('button', { name: 'Desbloquear' }));
  expect(await screen.findByText('Cuenta desbloqueada.')).toBeTruthy();
  expect(changeStatus).toHaveBeenCalledWith('109870654', { accion: 'desbloquear' });
});

test.each([
  [refusal(500), 'Error al actualizar', 'Error al cambiar estado del cliente.'],
  [
    refusal(409, { serverMessage: 'Ya estaba bloqueada.' }),
    'Error al actualizar',
    'Ya estaba bloqueada.',
  ],
  [offline(), 'Error de conexión', 'No se pudo contactar al servidor.'],
])('a change that fails is told and changes nothing: %s', async (error, title, text) => {
  visit([customer()], { changeStatus: () => Promise.reject(error) });
  const { getByRole, getByText } = await row('Mariana Solano Quirós');
  fireEvent.click(getByRole('button', { name: 'Bloquear' }));
  confirmBlocking();
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
  expect(getByText('Activo')).toBeTruthy();
  expect(getByRole<HTMLButtonElement>('button', { name: 'Bloquear' }).disabled).toBe(false);
});

test('the search looks at the full name', async () => {
  visit([
    customer(),
    customer({ identificacion: '2', nombre: 'Kattia', apellido: 'Ureña Zúñiga' }),
  ]);
  const search = await screen.findByPlaceholderText('Buscar por nombre...');
  expect(await screen.findByText('2 clientes')).toBeTruthy();
  fireEvent.change(search, { target: { value: 'kattia urena' } });
  expect(await screen.findByText('1 de 2 clientes')).toBeTruthy();
  fireEvent.change(search, { target: { value: 'nadie' } });
  expect(await screen.findByText('No se encontraron clientes con ese nombre')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('while the list is on its way that is said', () => {
  visit([], { list: answeredLater<Customer[]>().call });
  expect(screen.getByText('Cargando clientes...')).toBeTruthy();
});

test.each([
  [refusal(500), 'Error al cargar clientes'],
  [refusal(500, { serverMessage: 'Sin base de datos.' }), 'Sin base de datos.'],
  [offline(), 'Error de conexión'],
])('a list that cannot be loaded says why and can be read again: %s', async (error, sentence) => {
  const list = vi.fn(() => Promise.resolve([customer()])).mockRejectedValueOnce(error);
  visit([], { list });
  expect(await screen.findByText(sentence)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await row('Mariana Solano Quirós')).toBeTruthy();
});
