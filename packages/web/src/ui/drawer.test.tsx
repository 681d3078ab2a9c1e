import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Drawer } from './drawer.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('it is gone once it has slid away, not before', () => {
  const onClose = vi.fn();
  render(
    <Drawer label="Menú" closeLabel="Cerrar menú" onClose={onClose}>
      contenido
    </Drawer>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar menú' }));
  act(() => void vi.advanceTimersByTime(349));
  expect(onClose).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(onClose).toHaveBeenCalledOnce();
});
