import type { Dashboard, Role } from '@filigrana/sdk';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal } from '../../../test/fake-shop.ts';
import { renderStaff } from '../../../test/backoffice/render-staff.tsx';
import { useDashboard } from '@filigrana/hooks/backoffice';
import { DashboardPanel } from './dashboard-panel.tsx';

const dashboard = (change: Partial<Dashboard> = {}): Dashboard => ({
  pedidosPendientes: 4,
  pedidosPorEnviar: 2,
  especialesSinRespuesta: 0,
  piezasAgotadas: [{ idProducto: 9, nombreProducto: 'Pulsera Noche' }],
  ventasPorSemana: [
    { semana: '2026-11-09', pedidos: 3, monto: 120.1 },
    { semana: '2026-11-16', pedidos: 1, monto: 80.2 },
  ],
  alertas: [],
  ...change,
});

const Today = () => <DashboardPanel today={useDashboard()} />;

const visit = (get: () => Promise<Dashboard>, role: Role = 2) =>
  renderStaff(<Today />, { role, shop: { dashboard: { get } } });

test('what waits leads to where it is done', async () => {
  visit(() => Promise.resolve(dashboard()));
  const target = async (name: string) =>
    (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await target('Pedidos por revisar 4')).toBe('/admin/pedidos/revision');
  expect(await target('Pedidos por enviar 2')).toBe('/admin/pedidos?estado=confirmado');
  expect(await target('Pedidos especiales sin respuesta 0')).toBe(
    '/admin/pedidos-especiales?busqueda=Pendiente',
  );
  expect(await target('Pulsera Noche')).toBe('/admin/stock?busqueda=Pulsera+Noche');
});

test('what is to be given back leads to its page, and has no place where nobody counts it', async () => {
  const owed = visit(() => Promise.resolve(dashboard({ devolucionesPendientes: 3 })));
  const link = await screen.findByRole('link', { name: 'Devoluciones pendientes 3' });
  expect(link.getAttribute('href')).toBe('/admin/pedidos/devoluciones');
  owed.unmount();
  visit(() => Promise.resolve(dashboard()));
  await screen.findByRole('link', { name: 'Pedidos por revisar 4' });
  expect(screen.queryByText('Devoluciones pendientes')).toBeNull();
});

test('what is wrong with the shop stands above the figures, with what to do and since when', async () => {
  const alertas = [
    {
      codigo: 'SWEEP_REFUSED',
      tema: '',
      datos: { archivos: 41, total: 50 },
      desde: '2026-11-14T18:05:00.000Z',
      ultima: '2026-11-15T06:05:00.000Z',
    },
    {
      codigo: 'UNNAMED_PROXY',
      tema: '',
      datos: { direccion: '10.0.0.2' },
      desde: '2026-11-15T18:05:00.000Z',
      ultima: '2026-11-15T18:05:00.000Z',
    },
  ];
  visit(() => Promise.resolve(dashboard({ alertas })));
  await screen.findByText('Pedidos por revisar');
  const panel = within(screen.getByRole('region', { name: 'Hoy en la tienda' }));
  expect(panel.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    'La limpieza de archivos se detuvo' +
      'Iba a quitar 41 de 50 archivos y no quitó ninguno. Revisa que la base de datos y los archivos sean de esta tienda.' +
      'Desde el 14 nov 2026, 12:05; por última vez el 15 nov 2026, 00:05.',
    'La tienda está detrás de un proxy sin nombrar' +
      'Las visitas que llegan por 10.0.0.2 cuentan como una sola: quien falle muchas contraseñas deja fuera a las demás. Si es tu proxy, nómbralo con TRUST_PROXY y reinicia el servidor.' +
      'Desde el 15 nov 2026, 12:05.',
  ]);
});

test('the chart says its sum and its best week, and is a table on demand', async () => {
  visit(() => Promise.resolve(dashboard()));
  expect(
    await screen.findByRole('img', {
      name: 'Ventas de las últimas 2 semanas: $200.30 USD. Mejor semana: 9 nov 2026.',
    }),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Ver como tabla' }));
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'Semana delPedidosVentas',
    '9 nov 20263$120.10 USD',
    '16 nov 20261$80.20 USD',
  ]);
});

test('every part has its place before its figures are there', async () => {
  visit(() => new Promise<Dashboard>(() => undefined));
  expect(await screen.findByRole('link', { name: 'Pedidos por revisar …' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Devoluciones pendientes …' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Ventas por semana' })).toBeTruthy();
  expect(screen.getByText('Cargando resumen…').getAttribute('role')).toBe('status');
});

test('weeks without sales say so', async () => {
  visit(() => Promise.resolve(dashboard({ ventasPorSemana: [] })));
  expect(await screen.findByText('Todavía no hay ventas en estas semanas.')).toBeTruthy();
});

test('a manager sees nothing of it and asks nothing', () => {
  const get = vi.fn(() => Promise.resolve(dashboard()));
  visit(get, 3);
  expect(screen.queryByText('Hoy en la tienda')).toBeNull();
  expect(get).not.toHaveBeenCalled();
});

test('a backend without it shows nothing', async () => {
  visit(() => Promise.reject(refusal(404)));
  await waitFor(() => expect(screen.queryByText('Hoy en la tienda')).toBeNull());
});

test('a failure is said and can be tried again', async () => {
  visit(vi.fn(() => Promise.resolve(dashboard())).mockRejectedValueOnce(refusal(500)));
  fireEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Pedidos por revisar')).toBeTruthy();
});
