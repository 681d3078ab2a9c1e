import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import OrdersPage from '../orders/orders-page.tsx';
import { hasUnsaved } from '../shared/unsaved.ts';
import SpecialOrdersPage from '../special-orders/special-orders-page.tsx';
import { leaveTab } from '../../../test/backoffice/leave-tab.ts';
import { renderStaff } from '../../../test/backoffice/render-staff.tsx';
import { order, specialOrder } from '../../../test/backoffice/staff.ts';

const events = () => Promise.resolve([]);
const note = () => screen.findByLabelText<HTMLTextAreaElement>('Nota interna');
const noted = () => screen.queryByLabelText('Nota interna');
const type = async (texto: string) => fireEvent.change(await note(), { target: { value: texto } });
const saved = (texto: string) =>
  Promise.resolve({
    idEvento: 9,
    fecha: '2026-11-18T15:00:00Z',
    tipo: 'nota' as const,
    autor: null,
    texto,
  });

/** Presses a button of the card of this customer. */
async function press(customer: string, name: string) {
  const title = await screen.findByRole('heading', { name: customer });
  const card = within(title.closest('article') as HTMLElement);
  fireEvent.click(card.getByRole('button', { name }));
}
const search = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });

describe('a note on an order that is typed and not saved', () => {
  const ANA = 'Ana Solano Quirós';
  const LUZ = 'Luz Solano Quirós';

  /** Two orders; the first one has been accepted once the list is read again. */
  function visit() {
    let isAccepted = false;
    const state = () =>
      isAccepted ? ({ estadoPedido: 'confirmado', estadoPago: 'verificado' } as const) : {};
    const ana = () => order({ idPedido: 1, clienteNombre: 'Ana', ...state() });
    return renderStaff(<OrdersPage />, {
      path: '/admin/pedidos?estado=pendiente',
      shop: {
        orders: {
          list: () => Promise.resolve([ana(), order({ idPedido: 2, clienteNombre: 'Luz' })]),
          accept: () => {
            isAccepted = true;
            return Promise.resolve({ mensaje: null, pedido: ana() });
          },
        },
        orderReview: { events, addNote: (_id, { texto }) => saved(texto) },
      },
    });
  }

  test('comes back when the details are opened again, for its own order', async () => {
    visit();
    await press(ANA, 'Ver detalles');
    await type('Llamar antes.');
    await press(ANA, 'Ocultar detalles');
    expect(noted()).toBeNull();
    expect(hasUnsaved()).toBe(true);
    await press(LUZ, 'Ver detalles');
    expect((await note()).value).toBe('');
    await press(LUZ, 'Ocultar detalles');
    await press(ANA, 'Ver detalles');
    expect((await note()).value).toBe('Llamar antes.');
  });

  test('is kept and guarded while its card is searched out of sight', async () => {
    visit();
    await press(ANA, 'Ver detalles');
    await type('Llamar antes.');
    search('Luz');
    await waitFor(() => expect(screen.queryByText(ANA)).toBeNull());
    expect(hasUnsaved()).toBe(true);
    search('');
    await press(ANA, 'Ver detalles');
    expect((await note()).value).toBe('Llamar antes.');
  });

  test('is kept and guarded when a step takes its card out of the filter', async () => {
    visit();
    await press(ANA, 'Ver detalles');
    await type('Llamar antes.');
    await press(ANA, 'Aceptar');
    leaveTab();
    await waitFor(() => expect(screen.queryByText(ANA)).toBeNull());
    expect(hasUnsaved()).toBe(true);
    fireEvent.change(screen.getByLabelText('Estado'), { target: { value: 'confirmado' } });
    await press(ANA, 'Ver detalles');
    expect((await note()).value).toBe('Llamar antes.');
  });

  test('is forgotten when it is emptied, saved, or left with the page', async () => {
    const { unmount } = visit();
    await press(ANA, 'Ver detalles');
    await type('Llamar antes.');
    await type('');
    expect(hasUnsaved()).toBe(false);
    await type('Llamar.');
    fireEvent.click(screen.getByRole('button', { name: 'Agregar nota' }));
    await waitFor(() => expect(hasUnsaved()).toBe(false));
    await type('Otra.');
    expect(hasUnsaved()).toBe(true);
    unmount();
    expect(hasUnsaved()).toBe(false);
  });
});

test('a note on a special order comes back with its details too', async () => {
  renderStaff(<SpecialOrdersPage />, {
    shop: { specialOrders: { list: () => Promise.resolve([specialOrder()]), events } },
  });
  await press('Mariana Solano', 'Ver detalles');
  await type('Medir el dedo.');
  await press('Mariana Solano', 'Ocultar detalles');
  expect(hasUnsaved()).toBe(true);
  await press('Mariana Solano', 'Ver detalles');
  expect((await note()).value).toBe('Medir el dedo.');
});
