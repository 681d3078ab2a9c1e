import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderStaff } from '../../../test/backoffice/render-staff.tsx';
import type { FakeShop } from '../../../test/fake-shop.ts';
import { ExchangePanel } from './exchange-panel.tsx';

const RATE = { tasa: 509.6, fecha: '2026-03-10T15:00:00Z', enPrecios: true, topeSinpe: 200_000 };
const HISTORY = {
  diasAviso: 7,
  cambios: [
    { tasa: 509.6, fecha: '2026-03-10T15:00:00Z', autor: 'Elena Castro Vega' },
    { tasa: null, fecha: '2026-03-01T15:00:00Z', autor: null },
  ],
};

const visit = (exchange: FakeShop['exchange'] = {}) =>
  renderStaff(<ExchangePanel />, {
    shop: {
      exchange: {
        rate: () => Promise.resolve({ ...RATE, version: 3 }),
        history: () => Promise.resolve(HISTORY),
        ...exchange,
      },
    },
  });
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('the rate is typed with a comma or a dot and saved with how the shop shows it', async () => {
  const setRate = vi.fn(() => Promise.resolve({ mensaje: null }));
  visit({ setRate });
  const rate = await field('Colones por dólar');
  expect(rate.value).toBe('509.60');
  fireEvent.change(rate, { target: { value: '511,2' } });
  fireEvent.click(await field('Mostrar los colones bajo los precios'));
  fireEvent.change(await field('Límite diario de SINPE Móvil (₡)'), { target: { value: '' } });
  press('Guardar');
  expect(await screen.findByText('Tipo de cambio guardado')).toBeTruthy();
  expect(setRate).toHaveBeenCalledWith({
    ...{ tasa: 511.2, enPrecios: false, topeSinpe: null, diasAviso: 7, version: 3 },
  });
});

test('a rate that is still right is confirmed with one press', async () => {
  const setRate = vi.fn(() => Promise.resolve({ mensaje: null }));
  visit({ setRate });
  await field('Colones por dólar');
  press('Sigue igual');
  expect(await screen.findByText('Tipo de cambio confirmado')).toBeTruthy();
  expect(setRate).toHaveBeenCalledWith({ tasa: 509.6, version: 3 });
});

test('the history tells who set which rate, and when', async () => {
  visit();
  await field('Colones por dólar');
  const rows = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '₡509.6010 mar 2026, 09:00, Elena Castro Vega',
    'Sin colones1 mar 2026, 09:00, cuenta eliminada',
  ]);
});
