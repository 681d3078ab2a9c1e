import type { OrderAction, Shipment } from '@filigrana/sdk';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { refusal, type FakeShop } from '../../../test/fake-shop.ts';
import { renderStaff } from '../../../test/backoffice/render-staff.tsx';
import { order } from '../../../test/backoffice/staff.ts';
import { ShipmentPanel } from './shipment-panel.tsx';
import ShipmentsPage from './shipments-page.tsx';

const shipment = (change: Partial<Shipment> = {}): Shipment => ({
  ...order({ estadoPedido: 'confirmado' }),
  provincia: 'Cartago',
  canton: 'Paraíso',
  distrito: 'Orosi',
  direccionExacta: 'Casa verde',
  metodoPago: 'sinpe',
  telefono: '87124450',
  seguimiento: null,
  recorrido: [],
  ...change,
  guia: change.guia ?? null,
});

const SENT = shipment({
  estadoPedido: 'enviado',
  guia: 'RR473124829CR',
  seguimiento: 'https://correo.test/RR473124829CR',
});

/** Opens the page on orders that are to be sent, in this order. */
function visit(ids: number[], shop: FakeShop = {}, path = '/admin/pedidos/envios') {
  const list = vi.fn(() => Promise.resolve(ids.map((idPedido) => shipment({ idPedido }))));
  const shipments = { list, ...shop.shipments };
  return renderStaff(<ShipmentsPage />, { path, shop: { ...shop, shipments } });
}
const guide = (id: number) => screen.findByLabelText(`Guía del pedido ${id}`);

test('Enter goes from a guide to the next one, and behind the last to the button', async () => {
  visit([7, 8]);
  fireEvent.change(await guide(7), { target: { value: 'rr473124829cr' } });
  fireEvent.keyDown(await guide(7), { key: 'Enter' });
  expect(document.activeElement).toBe(await guide(8));
  fireEvent.keyDown(await guide(8), { key: 'Enter' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Enviar (1)' }));
});

test('what was sent shows its guide and a word to its customer; what failed stays, with the reason', async () => {
  const ship = vi.fn<(id: number) => Promise<OrderAction>>((id) =>
    id === 7
      ? Promise.resolve({ mensaje: null, pedido: { ...SENT, idPedido: 7 } })
      : Promise.reject(refusal(500, { serverMessage: 'Falla del taller.' })),
  );
  visit([7, 8], { orders: { ship } });
  fireEvent.change(await guide(7), { target: { value: 'RR473124829CR' } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Elegir el pedido 8' }));
  fireEvent.click(screen.getByRole('button', { name: 'Enviar (2)' }));
  const sent = within(await screen.findByRole('status', { name: 'Enviados ahora' }));
  expect(sent.getByText('RR473124829CR')).toBeTruthy();
  const chat = new URL(
    sent.getByRole('link', { name: 'Avisar por WhatsApp' }).getAttribute('href') ?? '',
  );
  expect(chat.pathname).toBe('/50687124450');
  expect(chat.searchParams.get('text')).toContain('Guía: RR473124829CR.');
  expect(await screen.findByText('Falla del taller.')).toBeTruthy();
  expect(screen.queryByLabelText('Guía del pedido 7')).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Enviar (1)' })).toBeTruthy());
});

test('one press puts what is chosen on paper', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  onTestFinished(() => void vi.unstubAllGlobals());
  visit([7, 8]);
  await guide(7);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Elegir todos' }));
  fireEvent.click(screen.getByRole('button', { name: 'Imprimir hojas de empaque (2)' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  const slips = document.querySelector('[data-slips]');
  expect(slips?.querySelectorAll('section')).toHaveLength(2);
  expect(slips?.textContent).toContain('Casa verde');
});

test('a slip has the address in full, a picture of each piece that has one, and the total in both currencies', async () => {
  const line = {
    productoNombre: 'Anillo Halo',
    tallaNombre: '7',
    cantidad: 1,
    subtotalProducto: 700,
  };
  const pictured = shipment({
    idPedido: 7,
    montoTotal: 708,
    montoColones: 360_797,
    guia: 'RR473124829CR',
    productos: [
      { ...line, image_url: 'https://fotos.test/halo.webp' },
      { ...line, productoNombre: 'Cadena Río', image_url: null, subtotalProducto: 0 },
    ],
  });
  visit([], { shipments: { list: () => Promise.resolve([pictured]) } });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Elegir el pedido 7' }));
  const slip = within(document.querySelector<HTMLElement>('[data-slips] section') as HTMLElement);
  const hidden = { hidden: true };
  expect(slip.getByText('Mariana Solano Quirós')).toBeTruthy();
  expect(slip.getByText(/Casa verde\s*Orosi, Paraíso, Cartago, 30203/)).toBeTruthy();
  expect(slip.getByText('RR473124829CR')).toBeTruthy();
  const rows = slip.getAllByRole('row', hidden).map((row) => ({
    text: row.textContent,
    picture: row.querySelector('img')?.getAttribute('src'),
  }));
  expect(rows.slice(1)).toEqual([
    { text: 'Anillo Halo71$700.00 USD', picture: 'https://fotos.test/halo.webp' },
    { text: 'Cadena Río71$0.00 USD', picture: undefined },
    { text: 'Total con envío$708.00 USD₡360\u00A0797', picture: undefined },
  ]);
});

const RETIRO = 'Taller en Escazú · 9–5';

test('an order that is picked up has no guide, here and on its slip, and is made ready like the others', async () => {
  const mine = shipment({ idPedido: 7, retiro: RETIRO });
  const ship = vi.fn(() =>
    Promise.resolve({ mensaje: null, pedido: { ...mine, estadoPedido: 'enviado' as const } }),
  );
  const list = () => Promise.resolve([mine]);
  renderStaff(<ShipmentsPage />, { shop: { shipments: { list }, orders: { ship } } });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Elegir el pedido 7' }));
  expect(screen.queryByLabelText('Guía del pedido 7')).toBeNull();
  const slip = document.querySelector('[data-slips]');
  expect(slip?.textContent).toContain(`Retira en: ${RETIRO}`);
  expect(slip?.textContent).not.toContain('Correos');
  fireEvent.click(screen.getByRole('button', { name: 'Listo para retirar (1)' }));
  const sent = within(await screen.findByRole('status', { name: 'Enviados ahora' }));
  expect(ship).toHaveBeenCalledWith(7, undefined);
  const chat = sent.getByRole('link', { name: 'Avisar por WhatsApp' }).getAttribute('href') ?? '';
  expect(new URL(chat).searchParams.get('text')).toContain(`está listo para retirar: ${RETIRO}.`);
});

test('the panel of an order that is picked up asks for no guide', async () => {
  const list = () => Promise.resolve([shipment({ estadoPedido: 'enviado', retiro: RETIRO })]);
  renderStaff(<ShipmentPanel idPedido={1048} />, { shop: { shipments: { list } } });
  expect(await screen.findByRole('switch', { name: /Entregado/ })).toBeTruthy();
  expect(screen.queryByLabelText('Guía')).toBeNull();
});

test('a backend that knows no guides is told of, and nothing is offered', async () => {
  renderStaff(<ShipmentsPage />);
  expect(await screen.findByText(/Esta tienda no lleva guías/)).toBeTruthy();
});

test('the guide of one order is corrected, and the order marked as delivered', async () => {
  const set = vi.fn(() =>
    Promise.resolve({
      ...SENT,
      recorrido: [{ paso: 'entregado' as const, fecha: '2026-11-19T18:00:00Z' }],
    }),
  );
  renderStaff(<ShipmentPanel idPedido={1048} />, {
    shop: { shipments: { list: () => Promise.resolve([SENT]), set } },
  });
  const field = await screen.findByLabelText('Guía');
  fireEvent.change(field, { target: { value: 'rr473124832cr' } });
  fireEvent.click(screen.getByRole('button', { name: 'Guardar guía' }));
  await waitFor(() => expect(set).toHaveBeenCalledWith(1048, { guia: 'RR473124832CR' }));
  fireEvent.click(await screen.findByRole('switch', { name: /Entregado/ }));
  await waitFor(() =>
    expect(set).toHaveBeenLastCalledWith(1048, { entregado: expect.any(Boolean) as boolean }),
  );
  expect(screen.getByRole('link', { name: 'Seguir el paquete' }).getAttribute('href')).toBe(
    SENT.seguimiento,
  );
});
