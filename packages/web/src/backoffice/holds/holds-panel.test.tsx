import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal } from '../../../test/fake-shop.ts';
import { renderStaff } from '../../../test/backoffice/render-staff.tsx';
import HoldsPanel from './holds-panel.tsx';

const hold = (idApartado: number, cliente: string | null) => ({
  idApartado,
  cliente,
  desde: '2026-11-25T21:12:00.000Z',
  hasta: '2026-11-25T21:42:00.000Z',
  prolongado: false,
  productos: [
    {
      idProducto_talla: 31,
      productoNombre: 'Anillo Trenza',
      tallaNombre: '7',
      cantidad: 1,
      precioUnitario: 139,
    },
  ],
});

test('the panel says what is kept for whom until when, and ends one', async () => {
  const list = vi
    .fn(() => Promise.resolve([hold(2, null)]))
    .mockResolvedValueOnce([hold(1, 'Ana Rojas'), hold(2, null)] as never);
  const end = vi.fn(() => Promise.resolve({ mensaje: null }));
  renderStaff(<HoldsPanel />, { shop: { holds: { list, end } } });
  fireEvent.click(await screen.findByText('Apartados (2)'));
  expect(screen.getByText('Ana Rojas')).toBeTruthy();
  expect(screen.getByText('Visita sin cuenta')).toBeTruthy();
  expect(screen.getAllByText('Hasta las 3:42 p. m.')).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Terminar el apartado de Ana Rojas' }));
  expect(await screen.findByText('Apartados (1)')).toBeTruthy();
  expect(end).toHaveBeenCalledExactlyOnceWith(1);
});

test('where nothing can be held there is nothing to see', async () => {
  const list = vi.fn(() => Promise.reject(refusal(404)));
  const { container } = renderStaff(<HoldsPanel />, { shop: { holds: { list } } });
  await waitFor(() => expect(list).toHaveBeenCalled());
  expect(container.textContent).not.toContain('Apartados');
});
