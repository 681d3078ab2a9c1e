import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Modal } from './modal.tsx';
import { ToastViewport } from './toast.tsx';

afterEach(cleanup);

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

test('a toast moves into the open dialog, where it is seen and read', () => {
  const toast = {
    id: 1,
    title: 'Listo',
    text: '',
    tone: 'success',
    duration: 2000,
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
