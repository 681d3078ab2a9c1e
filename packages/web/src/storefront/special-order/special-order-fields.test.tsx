import { fireEvent, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { offline } from '../../../test/fake-shop.ts';
import { chooseFile, file } from '../../../test/storefront/files.ts';
import {
  DESCRIPTION,
  field,
  fill,
  IMAGE,
  lookups,
  open,
  SKETCH,
} from '../../../test/storefront/special-order.tsx';

test('the fields offer what the lookups hold', async () => {
  await open();
  const optionsOf = (label: string) =>
    within(field(label))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(optionsOf('Pieza')).toEqual(['Selecciona una pieza', 'Anillos', 'Aretes']);
  expect(optionsOf('Tipo de piedra')).toEqual(['Selecciona una piedra', 'Natural', 'Sintética']);
  expect(optionsOf('Tipo de material')).toEqual(['Selecciona un material', 'Plata']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the fields say when a list did not come, and read it again', async () => {
  const failing = vi.fn(lookups.stones).mockRejectedValueOnce(offline());
  await open({ lookups: { stones: failing } });
  expect(
    await screen.findByText('No se pudieron cargar las opciones del formulario.'),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Sintética')).toBeTruthy();
  expect(screen.queryByText('No se pudieron cargar las opciones del formulario.')).toBeNull();
});

test('the fields ask for a size only of rings', async () => {
  await open();
  expect(screen.queryByLabelText('Talla')).toBeNull();
  fill('Pieza', 'Anillos');
  expect(field('Talla').inputMode).toBe('numeric');
  fill('Pieza', 'Aretes');
  expect(screen.queryByLabelText('Talla')).toBeNull();
});

test('the fields keep two digits of a size and clear an impossible one on leaving', async () => {
  await open();
  fill('Pieza', 'Anillos');
  fill('Talla', '1a34');
  expect(field('Talla').value).toBe('13');
  fireEvent.blur(field('Talla'));
  expect(field('Talla').value).toBe('');
  expect(screen.getByText('Por favor, indique una talla válida (solo números).')).toBeTruthy();
});

test('the form is silent about a size that was mended since', async () => {
  const sentence = 'Por favor, indique una talla válida (solo números).';
  await open();
  for (const label of ['Tipo de piedra', 'Tipo de material'])
    fill(label, field(label).querySelectorAll('option')[1]?.value ?? '');
  fill('Pieza', 'Anillos');
  fireEvent.click(screen.getByRole('button', { name: 'Enviar pedido especial' }));
  expect(await screen.findAllByText(sentence)).not.toEqual([]);
  fill('Talla', '7');
  expect(within(screen.getByRole('main')).queryByText(sentence)).toBeNull();
});

test('the fields offer the sizes that are kept, with their fingers', async () => {
  onTestFinished(() => localStorage.clear());
  const tallas = [
    { mano: 'derecha', dedo: 'pulgar', tamanio: '11' },
    { mano: 'izquierda', dedo: 'anular', tamanio: '7' },
  ];
  localStorage.setItem('tallas', JSON.stringify({ tallas }));
  await open();
  fill('Pieza', 'Anillos');
  expect(screen.getByRole('button', { name: 'Usar mi talla: 11 (pulgar derecho)' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Usar mi talla: 7 (anular izquierdo)' }));
  expect(field('Talla').value).toBe('7');
});

test('the fields open the size guide on the size that is written', async () => {
  await open();
  fill('Pieza', 'Anillos');
  fill('Talla', '9');
  fireEvent.click(screen.getByRole('button', { name: 'Guía de tallas' }));
  const guide = within(await screen.findByRole('dialog', { name: 'Guía de tallas' }));
  const row = guide.getByRole('rowheader', { name: '9' }).closest('tr');
  expect(row?.getAttribute('aria-current')).toBe('true');
});

test('the fields count the description, warn near its limit and at it, and cut the rest', async () => {
  await open();
  fill(DESCRIPTION, 'x'.repeat(169));
  expect(screen.getByText('169 / 180')).toBeTruthy();
  expect(screen.queryByText(/Te quedan/)).toBeNull();
  fill(DESCRIPTION, 'x'.repeat(174));
  expect(screen.getAllByText('Te quedan 6 caracteres.')).toHaveLength(2);
  expect(screen.getByText('Estás casi al límite')).toBeTruthy();
  fill(DESCRIPTION, 'x'.repeat(300));
  expect(field(DESCRIPTION).value).toHaveLength(180);
  expect(await screen.findByText('Límite alcanzado')).toBeTruthy();
  expect(screen.getAllByText('La descripción no puede pasar de 180 caracteres.')).toHaveLength(2);
});

test('the fields show the chosen image, and take it away again', async () => {
  await open();
  chooseFile(SKETCH, IMAGE);
  expect(await screen.findByAltText('Vista previa de boceto.png')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Quitar boceto.png' }));
  expect(screen.queryByAltText('Vista previa de boceto.png')).toBeNull();
  expect(document.activeElement).toBe(field(IMAGE));
});

test('the fields refuse what is no image, beside the field and in the toast', async () => {
  await open();
  chooseFile(file('boceto.pdf', 'application/pdf'), IMAGE);
  expect(await screen.findAllByText('Solo se permiten imágenes (jpg, png, etc).')).toHaveLength(2);
  expect(screen.getByText('Archivo no válido')).toBeTruthy();
  expect(field(IMAGE).getAttribute('aria-invalid')).toBe('true');
});
