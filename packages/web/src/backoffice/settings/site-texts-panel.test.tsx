import type { SiteTexts, SiteTextsChange, SiteTextsForm } from '@filigrana/sdk';
import { NO_ENGLISH_SITE_TEXTS, NO_SITE_TEXTS } from '@filigrana/sdk/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderStaff } from '../../../test/backoffice/render-staff.tsx';
import { refusal, type FakeShop } from '../../../test/fake-shop.ts';
import { hasUnsaved } from '../shared/unsaved.ts';
import { SiteTextsPanel } from './site-texts-panel.tsx';

const words = (textos: Partial<SiteTexts>): SiteTexts => ({ ...NO_SITE_TEXTS, ...textos });
const HISTORY: SiteTextsChange[] = [
  { textos: words({ inicio: 'Ahora' }), fecha: '2026-03-14T18:00:00.000Z', autor: 'Ana Mora' },
  { textos: words({ inicio: 'Antes' }), fecha: '2026-03-13T18:00:00.000Z', autor: null },
];

const saved = () => vi.fn((_form: SiteTextsForm) => Promise.resolve({ mensaje: null }));

function visit(siteTexts: FakeShop['siteTexts'] = {}) {
  const get = () => Promise.resolve({ textos: words({ inicio: 'Ahora' }), version: 4 });
  const history = () => Promise.resolve(HISTORY);
  return renderStaff(<SiteTextsPanel />, { shop: { siteTexts: { get, history, ...siteTexts } } });
}

const panel = async () => within(await screen.findByRole('form', { name: 'Textos de la tienda' }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const phrase = () => screen.getByLabelText<HTMLTextAreaElement>('Frase de la portada');

test('what is written is previewed as the pages show it, and saved with its version', async () => {
  const set = saved();
  visit({ set });
  const form = await panel();
  fireEvent.change(phrase(), { target: { value: 'Uno.\n\nDos.' } });
  expect(hasUnsaved()).toBe(true);
  press('Vista previa');
  const preview = within(screen.getByRole('region', { name: 'Vista previa de los textos' }));
  expect(preview.getByText('Uno.').tagName).toBe('P');
  expect(preview.getByText('Dos.').tagName).toBe('P');
  expect(preview.getByText('Envías el monto y adjuntas el comprobante.')).toBeTruthy();
  expect(preview.getByText(/^Filigrana es joyería de autor/)).toBeTruthy();
  fireEvent.click(form.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Textos de la tienda guardados')).toBeTruthy();
  expect(set).toHaveBeenCalledExactlyOnceWith({
    textos: words({ inicio: 'Uno.\n\nDos.' }),
    version: 4,
  });
});

test('what is written in English is previewed below the Spanish, and saved beside it', async () => {
  const set = saved();
  const textos = { ...words({ inicio: 'Ahora', envios: 'En moto' }), ...NO_ENGLISH_SITE_TEXTS };
  visit({ set, get: () => Promise.resolve({ textos, version: 4 }) });
  const form = await panel();
  const english = () =>
    screen.getByLabelText<HTMLTextAreaElement>('Frase de la portada, en inglés');
  press('Vista previa');
  expect(screen.queryByRole('heading', { name: 'En la portada, en inglés' })).toBeNull();
  press('Seguir editando');
  fireEvent.change(english(), { target: { value: 'Now' } });
  press('Vista previa');
  const preview = within(screen.getByRole('region', { name: 'Vista previa de los textos' }));
  expect(preview.getByRole('heading', { name: 'En la portada, en inglés' })).toBeTruthy();
  expect(preview.getByText('Now').getAttribute('lang')).toBe('en');
  expect(preview.getAllByText('En moto')).toHaveLength(2);
  fireEvent.click(form.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(set).toHaveBeenCalledExactlyOnceWith({
      textos: { ...textos, inicioIngles: 'Now' },
      version: 4,
    }),
  );
});

test('an empty field shows what the pages say instead, in its language', async () => {
  const textos = { ...words({ envios: 'En moto' }), ...NO_ENGLISH_SITE_TEXTS };
  visit({ get: () => Promise.resolve({ textos, version: 4 }) });
  await panel();
  const shown = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label).placeholder;
  expect(shown('Frase de la portada')).toMatch(/^Cada pieza empieza como un alambre fino/);
  expect(shown('Texto de «Acerca de»')).toMatch(/^Filigrana es joyería de autor/);
  expect(shown('Frase de la portada, en inglés')).toMatch(/^Every piece begins as a fine wire/);
  expect(shown('Envíos a todo Costa Rica, en inglés')).toBe('En moto');
});

test('the history says which fields each version changed', async () => {
  const first = words({ inicio: 'Antes', sinpe: 'Al 8888' });
  const second = { ...first, inicio: 'Ahora', inicioIngles: 'Now' };
  const fecha = (second: number) => `2026-03-14T18:00:0${second}.000Z`;
  const history = [
    { textos: { ...second, sinpe: '' }, fecha: fecha(3), autor: 'Ana Mora' },
    { textos: second, fecha: fecha(2), autor: 'Ana Mora' },
    { textos: first, fecha: fecha(1), autor: 'Ana Mora' },
  ];
  visit({ history: () => Promise.resolve(history) });
  await panel();
  await waitFor(() =>
    expect(screen.getAllByText(/Ana Mora/).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Ana Mora · Pago por SINPE Móvil$/),
      expect.stringMatching(/Ana Mora · Frase de la portada · Frase de la portada, en inglés$/),
      expect.stringMatching(/Ana Mora · Frase de la portada · Pago por SINPE Móvil$/),
    ]),
  );
});

test('a backend that keeps no English is asked for none', async () => {
  visit();
  await panel();
  expect(screen.queryByText('En inglés (opcional)')).toBeNull();
});

test('words of before are put back into the fields, and count once they are saved', async () => {
  const set = saved();
  visit({ set });
  const form = await panel();
  expect(await screen.findByText(/Ana Mora/)).toBeTruthy();
  expect(screen.getByText(/cuenta eliminada/)).toBeTruthy();
  const [, before] = screen.getAllByRole('button', { name: /^Recuperar los textos/, hidden: true });
  fireEvent.click(before as HTMLElement);
  expect(phrase().value).toBe('Antes');
  expect(set).not.toHaveBeenCalled();
  fireEvent.click(form.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(set).toHaveBeenCalledWith({ textos: words({ inicio: 'Antes' }), version: 4 }),
  );
});

test('what is too long is said at its field, stays, and is not sent', async () => {
  const set = saved();
  visit({ set });
  const form = await panel();
  fireEvent.change(phrase(), { target: { value: 'x'.repeat(301) } });
  fireEvent.click(form.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(phrase().getAttribute('aria-invalid')).toBe('true'));
  expect(phrase().value).toHaveLength(301);
  expect(set).not.toHaveBeenCalled();
});

test('a backend without such words has no panel for them', async () => {
  const get = vi.fn(() => Promise.reject(refusal(404)));
  visit({ get });
  await waitFor(() => expect(get).toHaveBeenCalled());
  await waitFor(() => expect(screen.queryByText('Textos de la tienda')).toBeNull());
});
