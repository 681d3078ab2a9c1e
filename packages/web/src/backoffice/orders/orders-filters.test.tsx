import type { Order } from '@filigrana/sdk';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderStaff } from '../../../test/backoffice/render-staff.tsx';
import { order } from '../../../test/backoffice/staff.ts';
import OrdersPage from './orders-page.tsx';

const ORDERS = [
  order({ idPedido: 3, clienteNombre: 'José', fechaPedido: '2026-11-16T18:00:00Z' }),
  order({ idPedido: 2, estadoPedido: 'confirmado', estadoPago: 'verificado', montoTotal: 0.1 }),
  order({ idPedido: 1, estadoPedido: 'confirmado', estadoPago: 'verificado', montoTotal: 0.2 }),
];

const visit = (orders: Order[] = ORDERS, path = '/admin/pedidos') =>
  renderStaff(<OrdersPage />, {
    path,
    shop: { orders: { list: () => Promise.resolve(orders) } },
  });
const cards = () => screen.queryAllByRole('article');
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('state and payment narrow the list down, with their totals to the cent', async () => {
  visit();
  expect(await screen.findByText('3 pedidos, 1 pendiente')).toBeTruthy();
  choose('Estado', 'confirmado');
  expect(await screen.findByText('2 de 3 pedidos')).toBeTruthy();
  expect(screen.getByText('$0.30 USD')).toBeTruthy();
  choose('Pago', 'pendiente');
  expect(await screen.findByText('No hay pedidos regulares con esa búsqueda.')).toBeTruthy();
  expect(screen.getByText('$0.00 USD')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
  await waitFor(() => expect(cards()).toHaveLength(3));
});

test('days are days in Costa Rica', async () => {
  visit([order({ fechaPedido: '2026-11-15T03:00:00Z' })]);
  await screen.findByRole('article');
  choose('Desde', '2026-11-15');
  await waitFor(() => expect(cards()).toHaveLength(0));
  choose('Desde', '2026-11-14');
  await waitFor(() => expect(cards()).toHaveLength(1));
});

test('the filters stand in the address, and come from it', async () => {
  const { history } = visit(ORDERS, '/admin/pedidos?estado=confirmado');
  expect(await screen.findByText('2 de 3 pedidos')).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>('Estado').value).toBe('confirmado');
  choose('Hasta', '2026-11-30');
  await waitFor(() =>
    expect(history.at(-1)).toBe('/admin/pedidos?estado=confirmado&hasta=2026-11-30'),
  );
});

test('an order that is linked to stands alone, with its details open', async () => {
  visit(ORDERS, '/admin/pedidos?pedido=2');
  expect(await screen.findByRole('button', { name: 'Ocultar detalles' })).toBeTruthy();
  expect(cards()).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Quitar Pedido 2' }));
  await waitFor(() => expect(cards()).toHaveLength(3));
});

test('coming back finds the filters as they were left', async () => {
  const first = visit();
  await screen.findAllByRole('article');
  choose('Estado', 'confirmado');
  expect(await screen.findByText('2 de 3 pedidos')).toBeTruthy();
  first.unmount();
  visit();
  expect(await screen.findByText('2 de 3 pedidos')).toBeTruthy();
});

test('the button to the review counts what waits, and is not there when nothing does', async () => {
  const { unmount } = visit();
  const link = await screen.findByRole('link', { name: 'Revisar pendientes (1)' });
  expect(link.getAttribute('href')).toBe('/admin/pedidos/revision');
  unmount();
  visit(ORDERS.slice(1));
  await screen.findAllByRole('article');
  expect(screen.queryByRole('link', { name: /Revisar pendientes/ })).toBeNull();
});

let saved: Blob[] = [];
beforeEach(() => {
  saved = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob);
    return 'blob:pedidos';
  });
});
afterEach(() => void vi.restoreAllMocks());

const HOLD = {
  ...{ idApartado: 1, cliente: 'Ana Rojas', prolongado: false, productos: [] },
  ...{ desde: '2026-11-25T21:12:00.000Z', hasta: '2026-11-25T21:42:00.000Z' },
};

test('on paper the list stands without what narrows it down, folds it and leads elsewhere', async () => {
  renderStaff(<OrdersPage />, {
    path: '/admin/pedidos',
    shop: {
      orders: { list: () => Promise.resolve(ORDERS) },
      holds: { list: () => Promise.resolve([HOLD]) },
    },
  });
  await screen.findAllByRole('article');
  const isOnPaper = (element: HTMLElement) => element.closest('[data-screen]') === null;
  expect(isOnPaper(screen.getByRole('searchbox'))).toBe(false);
  expect(isOnPaper(screen.getByLabelText('Estado'))).toBe(false);
  expect(isOnPaper(screen.getByLabelText('Desde'))).toBe(false);
  expect(isOnPaper(screen.getByRole('link', { name: /^Revisar pendientes/ }))).toBe(false);
  expect(isOnPaper(await screen.findByText('Apartados (1)'))).toBe(false);
  for (const fold of screen.getAllByRole('button', { name: 'Ver detalles' }))
    expect(isOnPaper(fold)).toBe(false);
  expect(isOnPaper(screen.getByText('3 pedidos,'))).toBe(true);
  expect(isOnPaper(screen.getByRole('heading', { level: 1 }))).toBe(true);
});

test('exports what the filters keep, as a table', async () => {
  visit();
  await screen.findAllByRole('article');
  choose('Estado', 'confirmado');
  await screen.findByText('2 de 3 pedidos');
  fireEvent.click(screen.getByRole('button', { name: 'Exportar CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const bytes = new Uint8Array(await saved[0]!.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(await saved[0]!.text()).toMatch(
    /"Pedido","Fecha".*\r\n"2",.*"0\.10"\r\n"1",.*"0\.20"\r\n$/s,
  );
});

test('an order shows its history, and takes a note', async () => {
  const event = {
    idEvento: 1,
    fecha: '2026-11-14T18:05:00Z',
    tipo: 'estado' as const,
    autor: { nombre: 'José Pablo Vargas', rol: 2 as const },
    texto: 'confirmado',
  };
  const note = { ...event, idEvento: 2, tipo: 'nota' as const, texto: 'Llamar antes.' };
  const addNote = vi.fn(() => Promise.resolve(note));
  const events = vi.fn(() => Promise.resolve([event, note])).mockResolvedValueOnce([event]);
  renderStaff(<OrdersPage />, {
    shop: {
      orders: { list: () => Promise.resolve([order()]) },
      orderReview: { events, addNote },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Ver detalles' }));
  const card = within(screen.getByRole('article'));
  expect(await card.findByText('Confirmado')).toBeTruthy();
  expect(card.getByText(/José Pablo Vargas, Administrador/).textContent).toContain(
    '14 nov 2026, 12:05',
  );
  const field = card.getByLabelText('Nota interna');
  fireEvent.change(field, { target: { value: 'Llamar antes.' } });
  expect(card.getByText('13 / 500')).toBeTruthy();
  await act(async () => fireEvent.click(card.getByRole('button', { name: 'Agregar nota' })));
  expect(await card.findByText('Llamar antes.', { selector: 'p' })).toBeTruthy();
  expect((field as HTMLTextAreaElement).value).toBe('');
});
