import type { BannerWords, BannerWordsForm } from '@filigrana/sdk';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderStaff } from '../../../test/backoffice/render-staff.tsx';
import { refusal, type FakeShop } from '../../../test/fake-shop.ts';
import { hasUnsaved } from '../shared/unsaved.ts';
import { BannerWordsPanel } from './banner-words-panel.tsx';

const banner = (idBanner: number, words: Partial<BannerWords> = {}): BannerWords => ({
  ...{ idBanner, image_url: `/media/${idBanner}.webp`, titulo: '', linea: '', enlace: '' },
  ...{ foco: null, version: 4, ...words },
});

const BANNERS = [banner(1, { titulo: 'Plata', foco: { x: 70, y: 40 } }), banner(2)];

function visit(banners: FakeShop['banners'] = {}) {
  const words = () => Promise.resolve(BANNERS);
  return renderStaff(<BannerWordsPanel />, { shop: { banners: { words, ...banners } } });
}

const saved = () =>
  vi.fn((_id: number, _words: BannerWordsForm) => Promise.resolve({ mensaje: null }));

/** The form of a banner; it lies in a section that opens. */
const editor = async (n: number) =>
  within(await screen.findByRole('form', { name: `Banner ${n}`, hidden: true }));
const field = (form: Awaited<ReturnType<typeof editor>>, label: string) =>
  form.getByLabelText<HTMLInputElement>(label);
const type = (input: HTMLInputElement, value: string) =>
  fireEvent.change(input, { target: { value } });
const save = (form: Awaited<ReturnType<typeof editor>>) =>
  fireEvent.click(form.getByRole('button', { name: 'Guardar', hidden: true }));

test('what is written of a banner is saved with its version, of that banner alone', async () => {
  const setWords = saved();
  visit({ setWords });
  const form = await editor(2);
  expect(form.getByText(/se ve la imagen sola/)).toBeTruthy();
  type(field(form, 'Título'), 'Anillos que cuentan');
  type(field(form, 'Enlace'), '/clientes/catalogo');
  expect(hasUnsaved()).toBe(true);
  expect(form.queryByText(/se ve la imagen sola/)).toBeNull();
  save(form);
  expect(await screen.findByText('Banner guardado')).toBeTruthy();
  expect(setWords).toHaveBeenCalledExactlyOnceWith(2, {
    ...{ titulo: 'Anillos que cuentan', linea: '', enlace: '/clientes/catalogo' },
    ...{ foco: null, version: 4 },
  });
});

test.each(['/admin', '/clientes/no-hay'])(
  'a link to %s, which visitors would not see, is refused at its field and not sent',
  async (address) => {
    const setWords = saved();
    visit({ setWords });
    const form = await editor(2);
    const link = field(form, 'Enlace');
    type(link, address);
    expect(link.getAttribute('aria-invalid')).toBeNull();
    save(form);
    expect(await form.findByText(/no hay una página que todos puedan ver/)).toBeTruthy();
    expect(link.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(link);
    type(link, '/offer');
    expect(link.getAttribute('aria-invalid')).toBeNull();
    save(form);
    await waitFor(() =>
      expect(setWords).toHaveBeenCalledExactlyOnceWith(
        2,
        expect.objectContaining({ enlace: '/offer' }),
      ),
    );
  },
);

test('what is written in English is seen and saved where the backend keeps it', async () => {
  const setWords = saved();
  const BOTH = [banner(1), banner(2, { titulo: 'Plata', tituloIngles: '', lineaIngles: '' })];
  visit({ setWords, words: () => Promise.resolve(BOTH) });
  expect((await editor(1)).queryByText('En inglés (opcional)')).toBeNull();
  const form = await editor(2);
  type(field(form, 'Línea, en inglés'), 'Thread by thread');
  expect(form.getAllByText('Thread by thread')).toHaveLength(2);
  expect(form.getAllByText('Plata')).toHaveLength(4);
  save(form);
  await waitFor(() =>
    expect(setWords).toHaveBeenCalledExactlyOnceWith(2, {
      ...{ titulo: 'Plata', linea: '', tituloIngles: '', lineaIngles: 'Thread by thread' },
      ...{ enlace: '', foco: null, version: 4 },
    }),
  );
});

test('empty fields show what visitors have instead: no words, the offers, and in English the Spanish', async () => {
  const NONE = banner(2, { tituloIngles: '', lineaIngles: '' });
  visit({ words: () => Promise.resolve([banner(1, { titulo: 'Plata' }), NONE]) });
  const form = await editor(2);
  const shown = (label: string) => field(form, label).placeholder;
  expect(['Título', 'Línea', 'Enlace'].map(shown)).toEqual(['', '', '/offer']);
  type(field(form, 'Título'), 'Oro');
  expect(['Línea', 'Título, en inglés', 'Línea, en inglés'].map(shown)).toEqual(['', 'Oro', '']);
});

test('what is typed is seen as a phone and a large screen will show it', async () => {
  visit();
  const form = await editor(1);
  type(field(form, 'Línea'), 'Hilo a hilo');
  for (const label of ['En un teléfono', 'En una pantalla grande']) {
    const figure = within(form.getByText(label).closest('figure') as HTMLElement);
    expect(figure.getByText('Plata')).toBeTruthy();
    expect(figure.getByText('Hilo a hilo')).toBeTruthy();
  }
});

test('a point that stays in sight is chosen on the picture, moved by sliders, and given up', async () => {
  const setWords = saved();
  visit({ setWords });
  const form = await editor(2);
  const across = field(form, 'Horizontal');
  const picture = form.getByText('Lo que no se recorta').parentElement?.querySelector('img');
  const stage = picture?.closest('label') as HTMLElement;
  vi.spyOn(stage, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 20, 200, 100));
  expect(across.getAttribute('aria-valuetext')).toBe('Automático');
  fireEvent.click(stage, { clientX: 10 + 143, clientY: 20 + 41 });
  expect([across.value, field(form, 'Vertical').value]).toEqual(['70', '40']);
  expect(across.getAttribute('aria-valuetext')).toBeNull();
  type(field(form, 'Vertical'), '45');
  save(form);
  await waitFor(() =>
    expect(setWords).toHaveBeenCalledWith(2, expect.objectContaining({ foco: { x: 70, y: 45 } })),
  );
  const other = await editor(1);
  fireEvent.click(
    other.getByRole('button', { name: 'Volver al recorte automático', hidden: true }),
  );
  save(other);
  await waitFor(() =>
    expect(setWords).toHaveBeenLastCalledWith(1, expect.objectContaining({ foco: null })),
  );
});

test('what is too long and a link out of the shop are said at their fields, and nothing is sent', async () => {
  const setWords = saved();
  visit({ setWords });
  const form = await editor(1);
  type(field(form, 'Título'), 'x'.repeat(61));
  type(field(form, 'Enlace'), 'https://example.com');
  expect(form.getByText('61 / 60')).toBeTruthy();
  save(form);
  await waitFor(() => expect(field(form, 'Título').getAttribute('aria-invalid')).toBe('true'));
  expect(form.getByText(/El título puede tener hasta 60 caracteres/)).toBeTruthy();
  expect(form.getByText(/Escribe una ruta de la tienda que empiece con «\/»/)).toBeTruthy();
  expect(field(form, 'Título').value).toHaveLength(61);
  expect(setWords).not.toHaveBeenCalled();
});

test('words that a colleague has changed meanwhile are shown beside one’s own', async () => {
  const home = { now: BANNERS };
  const setWords = vi.fn(() => {
    home.now = [banner(1, { titulo: 'De una colega', version: 5 }), banner(2)];
    return Promise.reject(refusal(409, { code: 'VERSION_CONFLICT' }));
  });
  visit({ words: () => Promise.resolve(home.now), setWords });
  const form = await editor(1);
  type(field(form, 'Título'), 'Mío');
  save(form);
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(await dialog.findByText('De una colega')).toBeTruthy();
  expect(dialog.getByText('Mío')).toBeTruthy();
});

test.each([
  ['a backend without such words', () => Promise.reject(refusal(404))],
  ['a home page without banners', () => Promise.resolve([])],
])('%s has no panel for them', async (_which, answer) => {
  const words = vi.fn<() => Promise<BannerWords[]>>(answer);
  visit({ words });
  await waitFor(() => expect(words).toHaveBeenCalled());
  await waitFor(() => expect(screen.queryByText('Textos de los banners')).toBeNull());
});

test('words that cannot be read are asked for again', async () => {
  const words = vi.fn(() => Promise.resolve(BANNERS)).mockRejectedValueOnce(refusal(500));
  visit({ words });
  expect(await screen.findByText(/No se pudieron leer los textos de los banners/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Banner 1 · Plata')).toBeTruthy();
});
