import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { chooseFiles } from '../testing/choose-files.test.kit.ts';
import { answeredLater } from '../../shared/testing/answered-later.test.kit.ts';
import { refusal, type FakeShop } from '../../shared/testing/fake-shop.test.kit.ts';
import { picture } from '../testing/pieces.test.kit.ts';
import { renderStaff } from '../testing/render-staff.test.kit.tsx';
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
  const dialog = screen.getByRole('alertdialog', { name: '¿Reemplazar los banners?' });
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
