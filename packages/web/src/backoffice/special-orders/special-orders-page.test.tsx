import type { SpecialOrder, SpecialOrderStatusChanged } from '@filigrana/sdk';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { offline, refusal, type FakeShop } from '../../../test/fake-shop.ts';
import { leaveTab } from '../../../test/backoffice/leave-tab.ts';
import { renderStaff } from '../../../test/backoffice/render-staff.tsx';
import { specialOrder } from '../../../test/backoffice/staff.ts';
import SpecialOrdersPage from './special-orders-page.tsx';

// A failed change of state is written to the console, as the product has it.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

function visit(orders: SpecialOrder[], more: FakeShop['specialOrders'] = {}) {
  return renderStaff(<SpecialOrdersPage />, {
    shop: { specialOrders: { list: () => Promise.resolve(orders), ...more } },
  });
}

const card = async () => within(await screen.findByRole('article'));
const open = async () => {
  const found = await card();
  fireEvent.click(found.getByRole('button', { name: 'Ver detalles' }));
  return found;
};

test('a card names customer, piece and day, and says when there is no picture', async () => {
  visit([specialOrder()]);
  const { getByRole, getByText } = await card();
  expect(getByRole('heading', { name: 'Mariana Solano' })).toBeTruthy();
  for (const text of ['Anillos', '9 nov 2026', 'Pendiente', 'Sin imagen'])
    expect(getByText(text)).toBeTruthy();
});

test('a card says what was paid for it already, and the question before a rejection what becomes of that', async () => {
  visit([specialOrder({ anticipo: 129, idPedido: 12 })]);
  const { getByText, getByRole } = await card();
  expect(getByText('Anticipo $129.00 USD, pedido 12')).toBeTruthy();
  fireEvent.click(getByRole('button', { name: 'Rechazar' }));
  expect((await screen.findByRole('alertdialog')).textContent).toContain('queda por devolver');
});

test('the picture opens over the page', async () => {
  visit([specialOrder({ referenciaURL: '/files/3?exp=1&sig=a' })]);
  const { getByRole } = await card();
  fireEvent.click(
    getByRole('button', { name: 'Ampliar la imagen de referencia de Mariana Solano' }),
  );
  const dialog = within(screen.getByRole('dialog', { name: 'Referencia de Mariana Solano' }));
  const picture = dialog.getByRole('img', { name: 'Imagen de referencia' });
  expect(picture.getAttribute('src')).toBe('/files/3?exp=1&sig=a');
  fireEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a picture that cannot be shown says so and does not open', async () => {
  visit([specialOrder({ referenciaURL: '/files/3?exp=1&sig=a' })]);
  const { getByRole, getByText, queryByRole } = await card();
  const thumb = getByRole('button', { name: /Ampliar/ });
  fireEvent.error(thumb.querySelector('img') as HTMLImageElement);
  expect(getByText('No se pudo mostrar la imagen.')).toBeTruthy();
  expect(queryByRole('button', { name: /Ampliar/ })).toBeNull();
});

describe('details', () => {
  test('say stone, size, material, description and whom to reach', async () => {
    visit([specialOrder()]);
    const { getByText } = await open();
    for (const text of ['Natural', '7', 'Plata', 'Una hoja de helecho.', 'mariana@correo.test'])
      expect(getByText(text)).toBeTruthy();
  });

  test('leave the size out when there is none, and say when there is no description', async () => {
    visit([specialOrder({ talla: null, descripcion: ' ' })]);
    const { queryByText, getByText } = await open();
    expect(queryByText('Talla')).toBeNull();
    expect(getByText('Sin descripción')).toBeTruthy();
  });
});

describe('the buttons follow the lifecycle', () => {
  test.each([
    ['Pendiente', ['Aceptar', 'Rechazar']],
    ['En proceso', ['Aceptar', 'Rechazar']],
    ['Completado', ['Aceptar', 'Rechazar']],
    ['Aceptado', ['Enviar', 'Rechazar']],
    ['Enviado', []],
    ['Rechazado', []],
  ] as const)('%s', async (estado, steps) => {
    visit([specialOrder({ estado })]);
    const { getAllByRole, getByText } = await card();
    expect(getByText(estado)).toBeTruthy();
    const buttons = getAllByRole('button').map(({ textContent }) => textContent);
    expect(buttons).toEqual([...steps, 'Ver detalles']);
  });

  test("an unset state is called 'Especial' and counts as new", async () => {
    visit([specialOrder({ estado: null })]);
    const { getByRole, getByText } = await card();
    expect(getByText('Especial')).toBeTruthy();
    expect(getByRole('button', { name: 'Aceptar' })).toBeTruthy();
  });
});

test('accepting asks the server for the state and shows it', async () => {
  const done: SpecialOrderStatusChanged = { mensaje: null, estado: 'Aceptado' };
  const changeStatus = vi.fn(() => Promise.resolve(done));
  const list = vi
    .fn(() => Promise.resolve([specialOrder({ estado: 'Aceptado' })]))
    .mockResolvedValueOnce([specialOrder()]);
  visit([], { list, changeStatus });
  const { getByRole, findByText } = await card();
  fireEvent.click(getByRole('button', { name: 'Aceptar' }));
  expect(await findByText('Aceptado')).toBeTruthy();
  expect(changeStatus).not.toHaveBeenCalled();
  leaveTab();
  await waitFor(() => expect(changeStatus).toHaveBeenCalledWith(5, { estado: 'Aceptado' }));
});

test('rejecting asks first, and says what it does', async () => {
  const changeStatus = vi.fn();
  visit([specialOrder()], { changeStatus });
  const { getByRole } = await card();
  fireEvent.click(getByRole('button', { name: 'Rechazar' }));
  const name = '¿Rechazar el pedido especial de Mariana Solano?';
  const dialog = within(screen.getByRole('alertdialog', { name }));
  expect(dialog.getByText(/quedará rechazada/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
  expect(changeStatus).not.toHaveBeenCalled();
  fireEvent.click(getByRole('button', { name: 'Rechazar' }));
  changeStatus.mockResolvedValue({ mensaje: null, estado: 'Rechazado' });
  fireEvent.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Rechazar' }),
  );
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(changeStatus).toHaveBeenCalledWith(5, { estado: 'Rechazado' });
});

test('a decision that somebody else has made meanwhile is not overruled, and is shown', async () => {
  const before = specialOrder({ version: 1 });
  const accepted = specialOrder({ version: 2, estado: 'Aceptado' });
  const list = vi.fn(() => Promise.resolve([accepted])).mockResolvedValueOnce([before]);
  const changeStatus = vi.fn(() => Promise.reject(refusal(409, { code: 'VERSION_CONFLICT' })));
  visit([], { list, changeStatus });
  const { getByRole, findByRole, findByText } = await card();
  fireEvent.click(getByRole('button', { name: 'Rechazar' }));
  fireEvent.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Rechazar' }),
  );
  expect((await findByRole('alert')).textContent).toBe(
    'Otra persona ya resolvió el pedido especial de Mariana Solano. No se cambió nada.',
  );
  expect(await findByText('Aceptado')).toBeTruthy();
  expect(changeStatus).toHaveBeenCalledExactlyOnceWith(5, { estado: 'Rechazado', version: 1 });
  expect(getByRole('button', { name: 'Rechazar' })).toBeTruthy();
});

test('the answer to the question is about the order that it was asked about', async () => {
  const referenciaURL = '/files/3?exp=1';
  const list = vi
    .fn(() => Promise.resolve([specialOrder({ referenciaURL, version: 2, estado: 'Aceptado' })]))
    .mockResolvedValueOnce([specialOrder({ referenciaURL, version: 1 })]);
  const changeStatus = vi.fn(() => Promise.reject(refusal(409, { code: 'VERSION_CONFLICT' })));
  visit([], { list, changeStatus });
  const { getByRole, findByText } = await card();
  fireEvent.click(getByRole('button', { name: 'Rechazar' }));
  // A link has expired: the list is read again while the question stands.
  const thumb = getByRole('button', { name: /Ampliar/, hidden: true });
  fireEvent.error(thumb.querySelector('img') as HTMLImageElement);
  expect(await findByText('Aceptado')).toBeTruthy();
  fireEvent.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Rechazar' }),
  );
  await waitFor(() =>
    expect(changeStatus).toHaveBeenCalledExactlyOnceWith(5, { estado: 'Rechazado', version: 1 }),
  );
});

test('a step that fails is said in its card, which stays as it was', async () => {
  visit([specialOrder()], { changeStatus: () => Promise.reject(refusal(500)) });
  const { getByRole, findByRole, getByText } = await card();
  fireEvent.click(getByRole('button', { name: 'Aceptar' }));
  leaveTab();
  const said = await findByRole('alert');
  expect(said.textContent).toBe('No se pudo cambiar el estado del pedido.');
  expect(getByText('Pendiente')).toBeTruthy();
  expect(getByRole<HTMLButtonElement>('button', { name: 'Aceptar' }).disabled).toBe(false);
});

describe('a list that cannot be loaded says why and can be read again', () => {
  test.each([
    [offline(), 'No se pudo conectar con el servidor.'],
    [refusal(500, { serverMessage: 'Error interno' }), 'Error del servidor: 500 - Error interno'],
  ])('%s', async (error, sentence) => {
    const list = vi.fn(() => Promise.resolve([specialOrder()])).mockRejectedValueOnce(error);
    visit([], { list });
    expect(await screen.findByText(sentence)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await card()).toBeTruthy();
  });
});

test('the search looks at customers and states', async () => {
  visit([
    specialOrder(),
    specialOrder({ idPedidoEspecial: 6, nombreUsuario: 'Kattia Ureña', estado: 'Aceptado' }),
  ]);
  const search = await screen.findByPlaceholderText('Buscar por cliente o estado...');
  expect(await screen.findByText('2 solicitudes')).toBeTruthy();
  fireEvent.change(search, { target: { value: 'urena' } });
  expect(await screen.findByText('1 de 2 solicitudes')).toBeTruthy();
  fireEvent.change(search, { target: { value: 'pendiente' } });
  expect(await screen.findByRole('heading', { name: 'Mariana Solano' })).toBeTruthy();
  fireEvent.change(search, { target: { value: 'nadie' } });
  expect(await screen.findByText('No hay pedidos especiales con esa búsqueda.')).toBeTruthy();
});

test('no orders at all is said', async () => {
  visit([]);
  expect(await screen.findByText('No hay pedidos especiales.')).toBeTruthy();
});

test('a picture whose link has expired while it is open gets a new one', async () => {
  const withLink = (exp: number) => [specialOrder({ referenciaURL: `/files/1?exp=${exp}` })];
  const list = vi.fn(() => Promise.resolve(withLink(2))).mockResolvedValueOnce(withLink(1));
  renderStaff(<SpecialOrdersPage />, { shop: { specialOrders: { list } } });
  fireEvent.click(await screen.findByRole('button', { name: /Ampliar la imagen/ }));
  const open = () => screen.getByRole('img', { name: 'Imagen de referencia' });
  fireEvent.error(open());
  await waitFor(() => expect(open().getAttribute('src')).toBe('/files/1?exp=2'));
  fireEvent.error(open());
  await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
  expect(screen.getAllByText('No se pudo mostrar la imagen.').length).toBeGreaterThan(0);
});
