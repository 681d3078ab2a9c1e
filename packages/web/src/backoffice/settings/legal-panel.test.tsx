import type { LegalPage } from '@filigrana/sdk';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal, type FakeShop } from '../../../test/fake-shop.ts';
import { renderStaff } from '../../../test/backoffice/render-staff.tsx';
import { LegalPanel } from './legal-panel.tsx';

function visit(legalTexts: FakeShop['legalTexts'] = {}) {
  const get = (pagina: LegalPage) => Promise.resolve({ pagina, texto: null, version: 4 });
  return renderStaff(<LegalPanel />, { shop: { legalTexts: { get, ...legalTexts } } });
}

const privacy = async () => within(await screen.findByRole('form', { name: 'Privacidad' }));

test('a page that nobody wrote shows the standard text, and says that it wants a look', async () => {
  visit();
  const form = await privacy();
  const field = form.getByLabelText<HTMLTextAreaElement>(/Texto de «Privacidad»/);
  expect(field.value).toContain('# Quién guarda tus datos');
  expect(form.getByText(/Revísalo con quien te asesora/)).toBeTruthy();
  expect(form.queryByRole('button', { name: 'Volver al texto original' })).toBeNull();
});

test('what is written is previewed, saved with its version, and taken back', async () => {
  let kept: string | null = null;
  const set = vi.fn((_pagina: LegalPage, { texto }: { texto: string | null }) => {
    kept = texto;
    return Promise.resolve({ mensaje: null });
  });
  const get = (pagina: LegalPage) =>
    Promise.resolve({ pagina, texto: pagina === 'privacidad' ? kept : null, version: 4 });
  visit({ get, set });
  const form = await privacy();
  const field = form.getByLabelText<HTMLTextAreaElement>(/Texto de «Privacidad»/);
  fireEvent.change(field, { target: { value: '# Poco\n\nGuardamos poco.' } });
  fireEvent.click(form.getByRole('button', { name: 'Vista previa' }));
  expect(form.getByRole('heading', { name: 'Poco' })).toBeTruthy();
  fireEvent.click(form.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(set).toHaveBeenCalledWith('privacidad', {
      texto: '# Poco\n\nGuardamos poco.',
      version: 4,
    }),
  );
  fireEvent.click(await form.findByRole('button', { name: 'Volver al texto original' }));
  fireEvent.click(form.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(set).toHaveBeenLastCalledWith('privacidad', expect.objectContaining({ texto: null })),
  );
});

test('a backend without such pages has no panels for them', async () => {
  const get = vi.fn(() => Promise.reject(refusal(404)));
  visit({ get });
  await waitFor(() => expect(get).toHaveBeenCalled());
  await waitFor(() => expect(screen.queryByText('Cargando el texto…')).toBeNull());
  expect(screen.queryByRole('heading', { name: 'Privacidad' })).toBeNull();
});
