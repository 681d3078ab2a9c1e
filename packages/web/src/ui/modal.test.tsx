import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Modal } from './modal.tsx';
import { ToastViewport } from './toast.tsx';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Abrir</button>
      {open && <Modal title="Importante" onClose={() => setOpen(false)} />}
    </>
  );
}

const open = () => {
  const opener = screen.getByText('Abrir');
  opener.focus();
  fireEvent.click(opener);
  return { opener, dialog: screen.getByRole<HTMLDialogElement>('dialog') };
};

test('it opens as a modal, named by its title, over a page that does not scroll', () => {
  render(<Page />);
  const { dialog } = open();
  expect(dialog.open).toBe(true);
  expect(screen.getByRole('dialog', { name: 'Importante' })).toBe(dialog);
  expect(document.documentElement.classList.contains('is-locked')).toBe(true);
});

test('closing gives the focus back to what opened it and lets the page scroll', () => {
  render(<Page />);
  const { opener } = open();
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
  expect(document.documentElement.classList.contains('is-locked')).toBe(false);
});

test('Escape and the backdrop close it; a press inside does not', () => {
  render(<Page />);
  const { dialog } = open();
  fireEvent.click(screen.getByText('Importante'));
  expect(dialog.isConnected).toBe(true);
  fireEvent.mouseDown(dialog);
  fireEvent.click(dialog);
  expect(dialog.isConnected).toBe(false);
  const again = open().dialog;
  fireEvent(again, new Event('cancel', { cancelable: true }));
  expect(again.isConnected).toBe(false);
});

test('without a way to close it has no cross and ignores Escape', () => {
  render(<Modal title="Espera" />);
  const dialog = screen.getByRole('dialog');
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(dialog.isConnected).toBe(true);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a press that began inside and ends on the backdrop does not close it', () => {
  render(<Page />);
  const { dialog } = open();
  fireEvent.mouseDown(screen.getByText('Importante'));
  fireEvent.click(dialog);
  expect(dialog.isConnected).toBe(true);
});

test('a press that began on the backdrop and ends inside does not close it', () => {
  render(<Page />);
  const { dialog } = open();
  fireEvent.mouseDown(dialog);
  fireEvent.mouseUp(screen.getByText('Importante'));
  fireEvent.click(dialog);
  expect(dialog.isConnected).toBe(true);
});

test('what a field inside or a dialog over it cancels does not close it', () => {
  const onClose = vi.fn();
  render(
    <Modal title="Formulario" onClose={onClose}>
      <input type="file" aria-label="Imagen" />
    </Modal>,
  );
  fireEvent(screen.getByLabelText('Imagen'), new Event('cancel', { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
});

const escape = (init: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.body, { key: 'Escape', ...init });

test('Escape is never left to the browser, which would close it at the second one', () => {
  const onClose = vi.fn();
  render(<Modal title="¿Salir?" onClose={onClose} />);
  expect(escape()).toBe(false);
  expect(escape({ repeat: true })).toBe(false);
  expect(onClose).toHaveBeenCalledOnce();
  expect(escape()).toBe(false);
  expect(onClose).toHaveBeenCalledTimes(2);
  cleanup();
  expect(escape()).toBe(true);
});

test('Escape is for the uppermost dialog only', () => {
  const [below, above] = [vi.fn(), vi.fn()];
  render(
    <>
      <Modal title="Formulario" onClose={below} />
      <Modal title="¿Salir?" onClose={above} />
    </>,
  );
  escape();
  expect([below, above].map((each) => each.mock.calls.length)).toEqual([0, 1]);
});

test('it opens again when the browser closes it, and asks whether it may be closed', async () => {
  const onClose = vi.fn();
  render(<Modal title="Guardando" onClose={onClose} />);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  dialog.close();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(dialog.open).toBe(true);
});

test('a toast moves into the open dialog, where it is seen and read', () => {
  const toast = {
    id: 1,
    title: 'Listo',
    text: '',
    tone: 'success',
    duration: 2000,
    actions: [],
    open: true,
  } as const;
  render(
    <>
      <ToastViewport toast={toast} onDismiss={vi.fn()} />
      <Modal title="Editar" />
    </>,
  );
  expect(screen.getByRole('dialog').textContent).toContain('Listo');
});
