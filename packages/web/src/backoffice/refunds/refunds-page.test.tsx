import type { Refund } from '@filigrana/sdk';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderStaff } from '../../../test/backoffice/render-staff.tsx';
import RefundsPage from './refunds-page.tsx';

const refund = (change: Partial<Refund> = {}): Refund => ({
  ...{ id: 3, idPedido: 11, clienteNombre: 'Mariana Solano', telefono: '87124450' },
  ...{ monto: 116_790, moneda: 'CRC', fecha: '2026-11-15T18:00:00Z' },
  ...{ hecha: null, autor: null, referencia: null },
  ...change,
});
const done = refund({
  ...{
    hecha: '2026-11-16T18:00:00Z',
    autor: { nombre: 'Lucía Araya', rol: 2 },
    referencia: 'AB12',
  },
});

test('a sum is given back with what proves it, and then stands among those that were', async () => {
  const setRefund = vi.fn(() => Promise.resolve(done));
  const refunds = vi.fn(() => Promise.resolve([done])).mockResolvedValueOnce([refund()]);
  renderStaff(<RefundsPage />, { shop: { payments: { refunds, setRefund } } });
  const owed = within(await screen.findByRole('list', { name: 'Pendientes' }));
  expect(owed.getByText('₡116 790')).toBeTruthy();
  fireEvent.click(owed.getByRole('button', { name: 'Marcar devuelto' }));
  expect(setRefund).not.toHaveBeenCalled();
  fireEvent.change(owed.getByLabelText(/Referencia/), { target: { value: ' AB12 ' } });
  fireEvent.click(owed.getByRole('button', { name: 'Marcar devuelto' }));
  await waitFor(() => expect(setRefund).toHaveBeenCalledExactlyOnceWith(3, { referencia: 'AB12' }));
  expect(await screen.findByText('No hay devoluciones pendientes.')).toBeTruthy();
  expect(screen.getByText(/Devuelto el 16 nov 2026 por Lucía Araya/)).toBeTruthy();
});

test('a backend without payments says so', async () => {
  renderStaff(<RefundsPage />);
  expect(await screen.findByText('Esta tienda no lleva pagos ni devoluciones.')).toBeTruthy();
});
