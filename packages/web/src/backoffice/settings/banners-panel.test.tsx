import type { Shop } from '@filigrana/sdk';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { chooseFiles } from '../../../test/backoffice/choose-files.ts';
import { answeredLater } from '../../../test/answered-later.ts';
import { refusal, type FakeShop } from '../../../test/fake-shop.ts';
import { slowPhotos } from '../../../test/slow-photos.ts';
import { picture } from '../../../test/backoffice/pieces.ts';
import { renderStaff } from '../../../test/backoffice/render-staff.tsx';
import { hasUnsaved } from '../shared/unsaved.ts';
import { BannersPanel } from './banners-panel.tsx';

/** A shop with two banners, and what the test changes of it. */
function visit(banners: FakeShop['banners'] = {}) {
  const list = () => Promise.resolve(['/media/a.webp', '/media/b.webp']);
  return renderStaff(<BannersPanel />, { shop: { banners: { list, ...banners } } });
}

test('the chosen banners are shown, counted and can be taken out again', async () => {
  visit();
  const { getByText, getByAltText, getByRole, findByText, queryByAltText } = screen;
  expect(getByText('0 archivos')).toBeTruthy();
  await chooseFiles(picture('uno.png'), picture('dos.png'), picture('tres.png'));
  expect(await findByText('3 archivos')).toBeTruthy();
  expect(getByAltText('Vista previa de dos.png')).toBeTruthy();
  const cross = getByRole('button', { name: 'Quitar banner 2' });
  cross.focus();
  fireEvent.click(cross);
  expect(getByText('2 archivos')).toBeTruthy();
  expect(queryByAltText('Vista previa de dos.png')).toBeNull();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Quitar banner 2');
});

test('what is no image is refused with its reason', async () => {
  visit();
  await chooseFiles(picture('lista.pdf', 'application/pdf'));
  expect(await screen.findByText('Archivo no válido')).toBeTruthy();
  expect(screen.getByText('0 archivos')).toBeTruthy();
});

test('an upload without images is refused', async () => {
  visit();
  fireEvent.click(screen.getByRole('button', { name: 'Subir' }));
  expect(await screen.findByText('No hay imágenes')).toBeTruthy();
  expect(
    screen.getAllByText('Debes seleccionar al menos una imagen antes de subir.').length,
  ).toBeGreaterThan(0);
});

test('an upload says what it replaces, shows that it is under way and starts afresh', async () => {
  const answer = answeredLater<{ mensaje: string | null; banners: string[] }>();
  const upload = vi.fn(answer.call);
  visit({ upload });
  const { getByText, getByRole, findByRole, findByText } = screen;
  expect(getByText('Al subir reemplazan los banners actuales.')).toBeTruthy();
  await screen.findByAltText('Banner 2 de la portada');
  await chooseFiles(picture('uno.png'));
  await findByText('1 archivo');
  fireEvent.click(getByRole('button', { name: 'Subir' }));
  const dialog = await findByRole('alertdialog', { name: '¿Reemplazar los banners?' });
  expect(dialog.textContent).toContain('los 2 banners actuales, que se borran');
  expect(upload).not.toHaveBeenCalled();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Reemplazar' }));
  expect(await findByRole('button', { name: 'Subiendo…' })).toBeTruthy();
  expect(getByText('Subiendo 1 imagen…')).toBeTruthy();
  answer.resolve({ mensaje: null, banners: ['/media/c.webp'] });
  expect(await screen.findByText('Banners actualizados')).toBeTruthy();
  expect(await findByText('0 archivos')).toBeTruthy();
  expect(upload.mock.calls).toHaveLength(1);
});

test('an upload that fails is told and keeps what was chosen', async () => {
  visit({ list: () => Promise.resolve([]), upload: () => Promise.reject(refusal(500)) });
  await screen.findByText('Ahora no hay banners en la portada.');
  await chooseFiles(picture('uno.png'));
  await screen.findByText('1 archivo');
  // Nothing is replaced, so nothing is asked.
  fireEvent.click(screen.getByRole('button', { name: 'Subir' }));
  expect(await screen.findByText('Error al subir')).toBeTruthy();
  expect(screen.getByText('1 archivo')).toBeTruthy();
});

describe('the question names what is on the home page now', () => {
  const upload = vi.fn(() => Promise.resolve({ mensaje: null, banners: [] }));
  beforeEach(() => upload.mockClear());
  const dialog = () => screen.findByRole('alertdialog', { name: '¿Reemplazar los banners?' });
  const replace = async () =>
    fireEvent.click(within(await dialog()).getByRole('button', { name: 'Reemplazar' }));

  /** A home page whose banners the test changes, as a colleague would. */
  async function start(first: string[], onPage: number) {
    const home = { now: first };
    visit({ list: () => Promise.resolve(home.now), upload });
    await waitFor(() => expect(screen.queryAllByAltText(/de la portada$/)).toHaveLength(onPage));
    await chooseFiles(picture('uno.png'));
    await screen.findByText('1 archivo');
    return { home, press: () => fireEvent.click(screen.getByRole('button', { name: 'Subir' })) };
  }

  test('a single banner', async () => {
    const { press } = await start(['/media/a.webp'], 1);
    press();
    expect((await dialog()).textContent).toContain(
      'La imagen elegida toma el lugar del banner actual, que se borra. No se puede deshacer.',
    );
  });

  test('those of a colleague who was quicker than the question', async () => {
    const { home, press } = await start(['/media/a.webp', '/media/b.webp'], 2);
    home.now = ['/media/c.webp', '/media/d.webp', '/media/e.webp'];
    press();
    expect((await dialog()).textContent).toContain('de los 3 banners actuales, que se borran');
    await replace();
    await waitFor(() => expect(upload).toHaveBeenCalledOnce());
  });

  test('those of a colleague who was quicker than the answer: it is asked again', async () => {
    const { home, press } = await start(['/media/a.webp', '/media/b.webp'], 2);
    press();
    expect((await dialog()).textContent).toContain('de los 2 banners actuales');
    home.now = ['/media/c.webp'];
    await replace();
    await waitFor(async () =>
      expect((await dialog()).textContent).toContain(
        'Otra persona cambió los banners mientras tanto. La imagen elegida toma el lugar del banner actual',
      ),
    );
    expect(upload).not.toHaveBeenCalled();
    await replace();
    await waitFor(() => expect(upload).toHaveBeenCalledOnce());
  });

  test('those of a colleague where there was none before', async () => {
    const { home, press } = await start([], 0);
    home.now = ['/media/c.webp'];
    press();
    expect((await dialog()).textContent).toContain('del banner actual');
    expect(upload).not.toHaveBeenCalled();
  });

  test('nobody knows what there is', async () => {
    visit({ list: () => Promise.reject(refusal(500)), upload });
    await chooseFiles(picture('uno.png'));
    fireEvent.click(screen.getByRole('button', { name: 'Subir' }));
    expect((await dialog()).textContent).toContain('Los banners actuales se borran.');
    await replace();
    await waitFor(() => expect(upload).toHaveBeenCalledOnce());
  });
});

test('what is chosen is guarded until it is uploaded or taken out', async () => {
  visit();
  expect(hasUnsaved()).toBe(false);
  await chooseFiles(picture('uno.png'));
  await screen.findByText('1 archivo');
  expect(hasUnsaved()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Quitar banner 1' }));
  expect(hasUnsaved()).toBe(false);
});

test('more than twenty are refused with the number, which stands beside the picker too', async () => {
  visit();
  expect(screen.getByText(/^Hasta 20 imágenes\./)).toBeTruthy();
  await chooseFiles(...Array.from({ length: 21 }, (_, index) => picture(`${index}.png`)));
  expect(await screen.findByText('Puedes subir hasta 20 imágenes a la vez.')).toBeTruthy();
  expect(screen.getByText('20 archivos')).toBeTruthy();
});

describe('while pictures are being prepared', () => {
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Subir' });

  test('the upload waits for them, and its question counts them all', async () => {
    const { photos, finish } = slowPhotos('dos.jpg', 'tres.jpg');
    const upload = vi.fn<Shop['banners']['upload']>(() =>
      Promise.resolve({ mensaje: null, banners: [] }),
    );
    visit({ upload });
    await chooseFiles(picture('uno.png'));
    await screen.findByText('1 archivo');
    await chooseFiles(...photos);
    expect(button().disabled).toBe(true);
    fireEvent.click(button());
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await finish();
    expect(screen.getByText('3 archivos')).toBeTruthy();
    fireEvent.click(button());
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('Las 3 imágenes elegidas toman el lugar');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Reemplazar' }));
    await waitFor(() => expect(upload).toHaveBeenCalledOnce());
    expect(upload.mock.calls[0]?.[0]).toHaveLength(3);
  });

  test('none can be chosen once the upload was asked for', async () => {
    const answer = answeredLater<string[]>();
    const list = vi.fn(answer.call).mockResolvedValueOnce(['/media/a.webp']);
    visit({ list });
    await screen.findByAltText('Banner 1 de la portada');
    await chooseFiles(picture('uno.png'));
    await screen.findByText('1 archivo');
    fireEvent.click(button());
    const input = screen.getByLabelText<HTMLInputElement>(/Elegir imágenes/);
    await waitFor(() => expect(input.disabled).toBe(true));
    answer.resolve(['/media/a.webp']);
    fireEvent.click(await screen.findByRole('button', { name: 'Cancelar' }));
    expect(input.disabled).toBe(false);
  });

  test('leaving would lose them', async () => {
    const { photos, finish } = slowPhotos('dos.jpg');
    const view = visit();
    await chooseFiles(...photos);
    expect(screen.getByText('0 archivos')).toBeTruthy();
    expect(hasUnsaved()).toBe(true);
    view.unmount();
    expect(hasUnsaved()).toBe(false);
    await finish();
    expect(hasUnsaved()).toBe(false);
  });
});
