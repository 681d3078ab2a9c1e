import type { Shop, SpecialOrder } from '@filigrana/sdk';
import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loggedIn, offline } from '../../../test/fixtures.ts';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { useMySpecialOrders } from './use-my-special-orders.ts';

const RING: SpecialOrder = {
  idPedidoEspecial: 3,
  fechaSolicitud: '2026-11-09T15:00:00.000Z',
  nombreUsuario: 'María Fernanda',
  nombrePieza: 'Anillos',
  talla: '7',
  nombrePiedra: 'Natural',
  nombreMaterial: 'Plata',
  descripcion: '',
  estado: null,
  referenciaURL: null,
  correo: 'maria@correo.cr',
  telefono: '88112244',
};

function start(mine: Shop['specialOrders']['mine'], session: object = loggedIn()) {
  const { result } = renderHookWithShop(
    () => {
      const history = useMySpecialOrders();
      const { sentence } = useTexts();
      return { ...history, said: history.notice && sentence(history.notice) };
    },
    { shop: { specialOrders: { mine } }, session },
  );
  return () => result.current;
}

test('shows the special orders of the account', async () => {
  const now = start(() => Promise.resolve([RING]));
  expect(now().status).toBe('loading');
  await waitFor(() => expect(now()).toMatchObject({ status: 'ready', orders: [RING] }));
});

test('says that there are none yet', async () => {
  const now = start(() => Promise.resolve([]));
  await waitFor(() => expect(now().status).toBe('empty'));
  expect(now().said).toBe('Aún no has realizado pedidos especiales.');
});

test('says that nobody is logged in', () => {
  const now = start(() => Promise.resolve([]), {});
  expect(now()).toMatchObject({ status: 'failed', said: 'No hay sesión activa.' });
});

test('says that they could not be loaded, until they are', async () => {
  const mine = vi.fn<Shop['specialOrders']['mine']>(() => Promise.resolve([RING]));
  mine.mockRejectedValueOnce(offline());
  const now = start(mine);
  await waitFor(() => expect(now().status).toBe('failed'));
  expect(now().said).toBe('No se pudo cargar el historial de pedidos especiales.');
  act(() => now().reload());
  await waitFor(() => expect(now().status).toBe('ready'));
});
