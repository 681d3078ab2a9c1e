import type { Dashboard, ShopAlert } from '@filigrana/sdk';
import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { httpError, loggedIn } from '../../../test/fixtures.ts';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import { useDashboard } from './use-dashboard.ts';

const DASHBOARD: Dashboard = {
  pedidosPendientes: 2,
  pedidosPorEnviar: 1,
  especialesSinRespuesta: 0,
  piezasAgotadas: [],
  ventasPorSemana: [],
  alertas: [],
};
const raised = (codigo: string, more: Partial<ShopAlert> = {}): ShopAlert => ({
  codigo,
  tema: '',
  datos: {},
  desde: '2026-11-14T18:00:00.000Z',
  ultima: '2026-11-15T06:00:00.000Z',
  ...more,
});
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

it.each([
  [
    raised('UNNAMED_PROXY', { datos: { direccion: '10.0.0.2' } }),
    { code: 'alerts.unnamedProxy', params: { direccion: '10.0.0.2' } },
  ],
  [
    raised('SWEEP_REFUSED', { datos: { archivos: 41, total: 50 } }),
    { code: 'alerts.sweepRefused', params: { archivos: 41, total: 50 } },
  ],
  [raised('CHORE_FAILED', { tema: 'mail' }), { code: 'alerts.mailFailed' }],
  [
    raised('CHORE_FAILED', { tema: 'stars' }),
    { code: 'alerts.choreFailed', params: { tarea: 'stars' } },
  ],
  [
    raised('EXCHANGE_RATE_OLD', { datos: { dias: 9 } }),
    { code: 'alerts.rateOld', params: { dias: 9 } },
  ],
  [raised('MOON_FELL'), { code: 'alerts.unknown', params: { codigo: 'MOON_FELL' } }],
])('has a sentence for what is wrong with the shop: %o', async (alert, notice) => {
  const page = asRole(2, () => Promise.resolve({ ...DASHBOARD, alertas: [alert] }));
  await waitFor(() => expect(page.current.alerts).toHaveLength(1));
  const { desde, ultima } = alert;
  expect(page.current.alerts[0]).toMatchObject({ notice, desde, ultima });
});
