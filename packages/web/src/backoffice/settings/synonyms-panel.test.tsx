import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderStaff } from '../../../test/backoffice/render-staff.tsx';
import { SynonymsPanel } from './synonyms-panel.tsx';

const TITLE = 'Sinónimos del buscador';

function visit() {
  const set = vi.fn(() => Promise.resolve({ mensaje: null }));
  const get = () => Promise.resolve({ grupos: [['anillo', 'sortija']], version: 4 });
  renderStaff(<SynonymsPanel />, { shop: { synonyms: { get, set } } });
  return set;
}

const opened = async () => within(await screen.findByRole('form', { name: TITLE }));

test('a group on each line is saved with its version, and those of the trade are brought back', async () => {
  const set = visit();
  const form = await opened();
  const field = form.getByLabelText<HTMLTextAreaElement>(/Palabras que significan lo mismo/);
  expect(field.value).toBe('anillo, sortija');
  fireEvent.change(field, { target: { value: 'anillo, sortija\narete caravana' } });
  fireEvent.click(form.getByRole('button', { name: 'Guardar' }));
  const grupos = [
    ['anillo', 'sortija'],
    ['arete', 'caravana'],
  ];
  await waitFor(() => expect(set).toHaveBeenCalledWith({ grupos, version: 4 }));
  fireEvent.click(await form.findByRole('button', { name: 'Volver a los originales' }));
  expect(field.value).toContain('pulsera, esclava');
});

test.each([
  ['a word on two lines', 'anillo, sortija\naro, Anillos', /«Anillos» está en dos líneas/],
  ['two words in one', 'anillo de plata, sortija', /«anillo de plata».* palabras sueltas/],
])('%s is named once, at the field, and nothing is sent', async (_what, typed, said) => {
  const set = visit();
  const form = await opened();
  const field = form.getByLabelText<HTMLTextAreaElement>(/Palabras que significan lo mismo/);
  fireEvent.change(field, { target: { value: typed } });
  fireEvent.click(form.getByRole('button', { name: 'Guardar' }));
  expect(await form.findByText(said)).toBeTruthy();
  expect(screen.getAllByText(said)).toHaveLength(1);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
  expect(set).not.toHaveBeenCalled();
});

test('a backend without them has no panel', async () => {
  renderStaff(<SynonymsPanel />, {});
  await waitFor(() => expect(screen.queryByText('Cargando los sinónimos…')).toBeNull());
  expect(screen.queryByRole('heading', { name: TITLE })).toBeNull();
});
