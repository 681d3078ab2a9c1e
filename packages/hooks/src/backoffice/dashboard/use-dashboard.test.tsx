import type { Dashboard } from '@filigrana/sdk';
import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { httpError, loggedIn } from '../../testing/fixtures.test.kit.ts';
import { renderHookWithShop } from '../../testing/render-with-shop.test.kit.tsx';
import { useDashboard } from './use-dashboard.ts';

const DASHBOARD: Dashboard = {
  pedidosPendientes: 2,
  pedidosPorEnviar: 1,
  especialesSinRespuesta: 0,
  piezasAgotadas: [],
  ventasPorSemana: [],
};
const asRole = (rol: 2 | 3, get: () => Promise<Dashboard>) =>
  renderHookWithShop(useDashboard, { session: loggedIn({ rol }), shop: { dashboard: { get } } })
    .result;

it('gives an administrator the figures', async () => {
  const page = asRole(2, () => Promise.resolve(DASHBOARD));
  await waitFor(() => expect(page.current.status).toBe('ready'));
  expect(page.current.dashboard).toEqual(DASHBOARD);
});

it('asks nothing for a manager', () => {
  const get = vi.fn(() => Promise.resolve(DASHBOARD));
  expect(asRole(3, get).current.status).toBe('idle');
  expect(get).not.toHaveBeenCalled();
});

it.each([404, 405, 501])('is unsupported by a backend that answers %i', async (status) => {
  const page = asRole(2, () => Promise.reject(httpError(status)));
  await waitFor(() => expect(page.current.status).toBe('unsupported'));
});

it('says a failure and can be read again', async () => {
  const get = vi.fn(() => Promise.resolve(DASHBOARD)).mockRejectedValueOnce(httpError(500));
  const page = asRole(2, get);
  await waitFor(() => expect(page.current.notice?.code).toBe('dashboard.failed'));
  act(() => page.current.reload());
  await waitFor(() => expect(page.current.status).toBe('ready'));
});
