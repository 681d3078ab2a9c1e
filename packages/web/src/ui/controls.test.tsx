import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';
import { Counter } from './counter.tsx';
import { FileDrop } from './file-drop.tsx';
import { fileSize } from './file-size.ts';
import { Stepper } from './stepper.tsx';
import { PasswordField, TextField } from './text-field.tsx';

test('a busy button says so, keeps the focus and does nothing', () => {
  const onClick = vi.fn();
  render(
    <Button busy="Enviando…" onClick={onClick}>
      Enviar
    </Button>,
  );
  const button = screen.getByRole('button', { name: /Enviando…/ });
  button.focus();
  fireEvent.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(button);
  expect(onClick).not.toHaveBeenCalled();
});

test('a busy submit button does not submit again', () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy="Enviando…">
        Enviar
      </Button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('an error replaces the hint and is read with its control', () => {
  render(<TextField label="Correo" hint="Ayuda" error="Correo inválido" />);
  const input = screen.getByLabelText('Correo');
  const described = document.getElementById(input.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Correo inválido');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('Ayuda')).toBeNull();
});

test('a password can be shown and hidden', () => {
  render(<PasswordField label="Contraseña" />);
  const input = screen.getByLabelText('Contraseña');
  fireEvent.click(screen.getByRole('button', { name: 'Mostrar contraseña' }));
  expect(input.getAttribute('type')).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Ocultar contraseña' }));
  expect(input.getAttribute('type')).toBe('password');
});

test.each([
  [1, true, false],
  [2, false, false],
  [3, false, true],
])('a stepper from 1 to 3 at %i', (value, minusOff, plusOff) => {
  render(<Stepper value={value} max={3} onDecrease={vi.fn()} onIncrease={vi.fn()} />);
  expect(screen.getByRole('button', { name: 'Disminuir cantidad' })).toHaveProperty(
    'disabled',
    minusOff,
  );
  expect(screen.getByRole('button', { name: 'Aumentar cantidad' })).toHaveProperty(
    'disabled',
    plusOff,
  );
});

test.each([
  [169, undefined],
  [170, 'near'],
  [180, 'max'],
])('a counter with %i of 180, near at 10', (used, level) => {
  render(<Counter used={used} max={180} near={10} />);
  expect(screen.getByText(`${used} / 180`).dataset['level']).toBe(level);
});

test('a chosen file shows as a row and can be removed', () => {
  const onFile = vi.fn();
  const file = new File(['x'], 'recibo.pdf', { type: 'application/pdf' });
  const { rerender } = render(<FileDrop label="Comprobante" file={null} onFile={onFile} />);
  fireEvent.change(document.querySelector('input') as HTMLInputElement, {
    target: { files: [file] },
  });
  expect(onFile).toHaveBeenCalledWith(file);
  rerender(<FileDrop label="Comprobante" file={file} onFile={onFile} />);
  fireEvent.click(screen.getByRole('button', { name: 'Quitar recibo.pdf' }));
  expect(onFile).toHaveBeenLastCalledWith(null);
  rerender(<FileDrop label="Comprobante" file={null} onFile={onFile} />);
  expect(document.activeElement).toBe(document.querySelector('input'));
});

test('a chosen picture that the browser cannot open shows as any other file', () => {
  URL.createObjectURL ??= () => 'blob:roto';
  const file = new File(['no es una foto'], 'roto.jpg', { type: 'image/jpeg' });
  render(<FileDrop label="Comprobante" file={file} onFile={vi.fn()} />);
  fireEvent.error(screen.getByRole('img', { name: 'Vista previa de roto.jpg' }));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('roto.jpg')).toBeTruthy();
});

test('a dropped file is taken', () => {
  const onFile = vi.fn();
  const file = new File(['x'], 'a.png', { type: 'image/png' });
  const { container } = render(<FileDrop label="Comprobante" file={null} onFile={onFile} />);
  fireEvent.drop(container.querySelector('label:has(input)') as HTMLElement, {
    dataTransfer: { files: [file] },
  });
  expect(onFile).toHaveBeenCalledWith(file);
});

test.each([
  [999, '999 B'],
  [214_000, '214 KB'],
  [1_240_000, '1.2 MB'],
])('%i bytes read as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
