import type { FollowedOrder, Shop } from '@filigrana/sdk';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import { offline, refusal } from '../../../test/fake-shop.ts';
import { renderPage } from '../../../test/storefront/render-page.tsx';
import FollowedOrderPage from './followed-order-page.tsx';

type Follow = Shop['shipments']['follow'];

const ORDER: FollowedOrder = {
  idPedido: 31,
  fechaPedido: '2026-03-14T18:00:00Z',
  estadoPedido: 'enviado',
  montoTotal: 153.1,
  productos: [],
  guia: 'RR473124829CR',
  seguimiento: 'https://correos.go.cr/rastreo/?guia=RR473124829CR',
  recorrido: [
    { paso: 'recibido', fecha: '2026-03-14T18:00:00Z' },
    { paso: 'enviado', fecha: '2026-03-17T18:00:00Z' },
  ],
};

const visit = (follow: Follow) =>
  renderPage(
    <Route path="/clientes/seguimiento/:token">
      <FollowedOrderPage />
    </Route>,
    { path: '/clientes/seguimiento/31.abc', shop: { shipments: { follow } } },
  );

test('the link of a letter shows the path with its days, and where the parcel is followed', async () => {
  const follow = vi.fn<Follow>(() => Promise.resolve(ORDER));
  visit(follow);
  expect(await screen.findByRole('heading', { level: 1, name: 'Pedido n.º 31' })).toBeTruthy();
  expect(follow).toHaveBeenCalledWith('31.abc');
  const path = within(screen.getByRole('list', { name: 'Estado del pedido' }));
  expect(path.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Recibido.*14 mar 2026$/),
    expect.stringMatching(/^Pago verificado/),
    expect.stringMatching(/^En preparación/),
    expect.stringMatching(/^Enviado.*17 mar 2026$/),
    'EntregadoEn espera',
  ]);
  expect(path.getByText('Entregado').getAttribute('aria-current')).toBe('step');
  const link = screen.getByRole('link', { name: /Seguir el paquete/ });
  expect(link.getAttribute('href')).toBe(ORDER.seguimiento);
});

test('the link tells where an order is picked up', async () => {
  const retiro = 'Taller en Escazú · 9–5';
  visit(() => Promise.resolve({ ...ORDER, guia: null, seguimiento: null, retiro }));
  expect(await screen.findByText(retiro)).toBeTruthy();
  expect(screen.getByText(/^Listo para retirar/)).toBeTruthy();
});

test('the link tells what is given back, and when it was', async () => {
  const devoluciones = [
    { monto: 20, moneda: 'USD' as const, hecha: '2026-03-18T18:00:00Z' },
    { monto: 1000, moneda: 'CRC' as const, hecha: null },
  ];
  visit(() => Promise.resolve({ ...ORDER, devoluciones }));
  const amountOf = (title: string) => screen.getByText(title).nextElementSibling?.textContent;
  await screen.findByText('Devolución pendiente');
  expect(amountOf('Devolución pendiente')).toBe('₡1\u00A0000');
  expect(amountOf('Devolución hecha el 18 mar 2026')).toBe('$20.00 USD');
});

test('a link that is of no use says so, and offers no second try', async () => {
  visit(() => Promise.reject(refusal(404)));
  expect(await screen.findByText(/Este enlace no sirve/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
});

test('an order that could not be read can be asked for again', async () => {
  visit(vi.fn<Follow>(() => Promise.resolve(ORDER)).mockRejectedValueOnce(offline()));
  fireEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('RR473124829CR')).toBeTruthy();
});
