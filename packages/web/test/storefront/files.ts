import { fireEvent, screen } from '@testing-library/react';

export const file = (name: string, type: string, bytes = 4): File =>
  new File(['x'.repeat(bytes)], name, { type });

/** Chooses a file in the only file field of the page. */
export function chooseFile(chosen: File, label: string | RegExp): void {
  const input = screen.getByLabelText<HTMLInputElement>(label);
  Object.defineProperty(input, 'files', { value: [chosen], configurable: true });
  fireEvent.change(input);
}
