import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { UploadProgress } from './upload-progress.tsx';

const onCancel = vi.fn();
const at = (percent: number | null) => (
  <UploadProgress label="Enviando la imagen…" percent={percent} onCancel={onCancel} />
);
const cancel = () => screen.getByRole('button', { name: 'Cancelar envío' });

test('how far the file is can be seen and read', () => {
  render(at(42));
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Enviando la imagen…' });
  expect([bar.value, bar.max]).toEqual([42, 100]);
  expect(screen.getByText('42 %')).toBeTruthy();
});

test('screen readers hear of it every quarter, not at each step', () => {
  const { rerender } = render(at(3));
  const heard = () => screen.getByRole('status').textContent;
  expect(heard()).toBe('Enviando la imagen…');
  rerender(at(26));
  expect(heard()).toBe('Enviando la imagen… 25 %');
  rerender(at(49));
  expect(heard()).toBe('Enviando la imagen… 25 %');
  rerender(at(100));
  expect(heard()).toBe('Enviado. Esperando la respuesta…');
});

test('it can be stopped until all of it has left, and the button stays where it is', () => {
  onCancel.mockClear();
  const { rerender } = render(at(99));
  fireEvent.click(cancel());
  expect(onCancel).toHaveBeenCalledOnce();
  rerender(at(100));
  expect(cancel().getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(cancel());
  expect(onCancel).toHaveBeenCalledOnce();
});

test('where nobody can tell it only says what is on its way', () => {
  render(at(null));
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Enviando la imagen…');
});
