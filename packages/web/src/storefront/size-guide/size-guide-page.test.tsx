import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderPage } from '../../../test/storefront/render-page.tsx';
import SizeGuidePage from './size-guide-page.tsx';

const open = () => renderPage(<SizeGuidePage />, { path: '/clientes/guia-de-tallas' });
const slide = (label: RegExp, value: number) =>
  fireEvent.change(screen.getByRole('slider', { name: label }), { target: { value } });
const section = (name: string) => {
  const found = screen.getByRole('heading', { name }).closest('section');
  if (!found) throw new Error(`No section ${name}`);
  return within(found);
};
const hand = (name: string) => {
  const found = section('Mis tallas').getByRole('group', { name });
  return within(found);
};

beforeEach(() => localStorage.clear());

test('every size is there with its measures and what others call it', () => {
  open();
  const row = screen.getByRole('row', { name: /^7 / });
  expect(row.textContent).toBe('717.3 mm54.3 mm754');
  expect(screen.getAllByRole('row')).toHaveLength(9);
});

test('once the screen is as large as a card says, a ring on it tells its size, which can be kept', () => {
  open();
  slide(/lado corto de la tarjeta/, 6);
  fireEvent.click(screen.getByRole('button', { name: 'Coincide' }));
  slide(/llene el anillo/, 18.1);
  const sizer = section('Un anillo sobre la pantalla');
  expect(sizer.getByText('18.1 mm: talla 8')).toBeTruthy();
  fireEvent.change(sizer.getByLabelText('Dedo'), { target: { value: 'derecha medio' } });
  fireEvent.click(sizer.getByRole('button', { name: 'Guardar mi talla' }));
  expect(sizer.getByText('Guardamos la talla 8 para tu medio derecho.')).toBeTruthy();
  expect(hand('Mano derecha').getByLabelText<HTMLSelectElement>('Medio').value).toBe('8');
  slide(/llene el anillo/, 22);
  expect(sizer.getByText(/^22 mm: fuera de nuestras tallas/)).toBeTruthy();
});

test('who calibrates the screen by keys goes on where the pressed button was', () => {
  open();
  const press = (name: string) => {
    const pressed = screen.getByRole('button', { name });
    pressed.focus();
    fireEvent.click(pressed);
  };
  press('Coincide');
  expect(document.activeElement).toBe(screen.getByRole('slider', { name: /llene el anillo/ }));
  press('Calibrar otra vez');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Tarjeta bancaria' }));
});

test('the length of a thread, with point or comma, tells the size', () => {
  open();
  const field = screen.getByLabelText<HTMLInputElement>('Largo del hilo, en milímetros');
  fireEvent.change(field, { target: { value: '54,3 mm' } });
  expect(field.value).toBe('54,3');
  expect(screen.getByText('17.3 mm: talla 7')).toBeTruthy();
});

test('a length that is no finger is a slip, and is said to be one until it is mended', () => {
  open();
  const field = screen.getByLabelText<HTMLInputElement>('Largo del hilo, en milímetros');
  const thread = section('Un hilo');
  const said = 'Escribe la medida en milímetros, entre 30 y 90.';
  for (const slip of ['540', '25', '91', '2,9']) {
    fireEvent.change(field, { target: { value: slip } });
    expect(thread.getByText(said)).toBeTruthy();
    expect(thread.queryByText(/ mm: /)).toBeNull();
  }
  fireEvent.change(field, { target: { value: '54' } });
  expect(thread.queryByText(said)).toBeNull();
});

test('a length that is still being typed says nothing, a whole small one asks for centimetres, and one with a decimal is read as such', () => {
  open();
  const field = screen.getByLabelText<HTMLInputElement>('Largo del hilo, en milímetros');
  const thread = section('Un hilo');
  for (const part of ['', '1', '2,']) {
    fireEvent.change(field, { target: { value: part } });
    expect(thread.queryByText(/ mm: |milímetros, entre/)).toBeNull();
  }
  for (const part of ['5', '5,']) {
    fireEvent.change(field, { target: { value: part } });
    expect(thread.getByText('¿Son centímetros? 5 cm son 50 mm.')).toBeTruthy();
    expect(thread.queryByText(/talla|milímetros, entre/)).toBeNull();
  }
  fireEvent.change(field, { target: { value: '5,0' } });
  expect(thread.getByText('15.9 mm: talla 6')).toBeTruthy();
  fireEvent.change(field, { target: { value: '5,43' } });
  expect(thread.getByText('17.3 mm: talla 7')).toBeTruthy();
  fireEvent.change(field, { target: { value: '90' } });
  expect(thread.getByText(/28.6 mm: fuera de nuestras tallas/)).toBeTruthy();
});

test('a size that is kept can be forgotten', () => {
  open();
  const finger = hand('Mano izquierda').getByLabelText<HTMLSelectElement>('Anular');
  fireEvent.change(finger, { target: { value: '6' } });
  expect(finger.value).toBe('6');
  fireEvent.change(finger, { target: { value: '' } });
  expect(finger.value).toBe('');
});
