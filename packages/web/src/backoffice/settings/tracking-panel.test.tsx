import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderStaff } from '../../../test/backoffice/render-staff.tsx';
import { refusal, type FakeShop } from '../../../test/fake-shop.ts';
import { TrackingPanel } from './tracking-panel.tsx';

const OLD = 'https://correos.test/?guia={guia}';
const NEW = 'https://mensajeria.test/{guia}';

/** A shop whose parcels are followed at the old address, and what the test changes of it. */
function visit(shipments: FakeShop['shipments'] = {}) {
  const tracking = () => Promise.resolve({ plantilla: OLD, version: 4 });
  return renderStaff(<TrackingPanel />, { shop: { shipments: { tracking, ...shipments } } });
}
const address = () => screen.findByLabelText<HTMLInputElement>('Dirección de seguimiento');
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar' });

test('the address where parcels are followed says where the guide goes, and is saved', async () => {
  const setTracking = vi.fn(() => Promise.resolve({ mensaje: null }));
  visit({ setTracking });
  const field = await address();
  expect(field.value).toBe(OLD);
  expect(screen.getByText(/Donde dice \{guia\} va la guía/)).toBeTruthy();
  expect(save().disabled).toBe(true);
  fireEvent.change(field, { target: { value: NEW } });
  fireEvent.click(save());
  expect(await screen.findByText('Dirección de seguimiento guardada')).toBeTruthy();
  expect(setTracking).toHaveBeenCalledExactlyOnceWith({ plantilla: NEW, version: 4 });
});

test('an address of a carrier that is none is told at its field, and nothing is sent', async () => {
  const setTracking = vi.fn(() => Promise.resolve({ mensaje: null }));
  visit({ setTracking });
  const field = await address();
  fireEvent.change(field, { target: { value: 'correos.test' } });
  fireEvent.click(save());
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText('Escribe una dirección que empiece con https://')).not.toEqual([]);
  expect(setTracking).not.toHaveBeenCalled();
});

test('an address that is not saved says so and stays in its field', async () => {
  visit({ setTracking: () => Promise.reject(refusal(500)) });
  const field = await address();
  fireEvent.change(field, { target: { value: NEW } });
  fireEvent.click(save());
  expect(await screen.findByText('No se guardó')).toBeTruthy();
  expect(field.value).toBe(NEW);
});

test('a backend without guides has no panel for them', async () => {
  const tracking = vi.fn(() => Promise.reject(refusal(404)));
  visit({ tracking });
  expect(await screen.findByText('Cargando la dirección…')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Seguimiento de envíos')).toBeNull());
});
