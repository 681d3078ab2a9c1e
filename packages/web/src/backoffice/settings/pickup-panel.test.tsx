import type { PickupPlace } from '@filigrana/sdk';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pickupPlace } from '../../../../hooks/test/fixtures.ts';
import { renderStaff } from '../../../test/backoffice/render-staff.tsx';
import { PickupPanel } from './pickup-panel.tsx';

const TALLER = pickupPlace({ idLugar: 4 });

async function visit(...lugares: PickupPlace[]) {
  const setPickupPlaces = vi.fn(() => Promise.resolve({ mensaje: null }));
  const pickupPlaces = () => Promise.resolve({ lugares, version: 7 });
  renderStaff(<PickupPanel />, { shop: { shipping: { pickupPlaces, setPickupPlaces } } });
  const form = within(await screen.findByRole('form', { name: 'Lugares de retiro' }));
  const type = (label: string, value: string) =>
    fireEvent.change(form.getByLabelText(label), { target: { value } });
  const save = () => fireEvent.click(form.getByRole('button', { name: 'Guardar' }));
  return { form, type, save, setPickupPlaces };
}

test('a new place is saved with the others and their version, a comma being a decimal point', async () => {
  const { form, type, save, setPickupPlaces } = await visit();
  fireEvent.click(form.getByRole('button', { name: 'Agregar un lugar' }));
  type('Nombre', 'Feria Verde');
  type('Cuándo', 'sábado 7–12');
  type('Provincia', 'San José');
  type('Cantón', 'San José');
  type('Distrito', 'Carmen');
  type('Tarifa (USD)', '2,5');
  type('Dirección exacta', 'Puesto 14');
  save();
  const { idLugar: _new, ...place } = TALLER;
  const lugares = [
    {
      ...place,
      nombre: 'Feria Verde',
      cuando: 'sábado 7–12',
      canton: 'San José',
      distrito: 'Carmen',
      direccionExacta: 'Puesto 14',
      monto: 2.5,
    },
  ];
  await waitFor(() => expect(setPickupPlaces).toHaveBeenCalledWith({ lugares, version: 7 }));
});

test('a place is closed, or taken away', async () => {
  const { form, save, setPickupPlaces } = await visit(TALLER, { ...TALLER, idLugar: 5 });
  const [first] = form.getAllByLabelText(/Abierto/);
  fireEvent.click(first!);
  fireEvent.click(form.getAllByRole('button', { name: 'Quitar Taller en Escazú' })[1]!);
  expect(form.getByText('Taller en Escazú · cerrado')).toBeTruthy();
  save();
  const lugares = [{ ...TALLER, activo: false }];
  await waitFor(() => expect(setPickupPlaces).toHaveBeenCalledWith({ lugares, version: 7 }));
});

test('what is missing stands beside its field, and nothing is sent', async () => {
  const { form, type, save, setPickupPlaces } = await visit(TALLER);
  type('Cuándo', ' ');
  save();
  await waitFor(() =>
    expect(form.getByLabelText('Cuándo').getAttribute('aria-invalid')).toBe('true'),
  );
  expect(form.getByText(/Completa todos los datos/)).toBeTruthy();
  expect(setPickupPlaces).not.toHaveBeenCalled();
});

test('a backend without picking up has no panel', async () => {
  renderStaff(<PickupPanel />, {});
  await waitFor(() => expect(screen.queryByText('Cargando los lugares…')).toBeNull());
  expect(screen.queryByRole('heading', { name: 'Lugares de retiro' })).toBeNull();
});
