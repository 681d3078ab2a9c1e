import { fireEvent, screen } from '@testing-library/react';

const HEADS: Record<string, readonly number[]> = {
  image: [0xff, 0xd8, 0xff],
  application: [...'%PDF-'].map((sign) => sign.charCodeAt(0)),
};

/** An image begins as a JPEG does, an application's file as a PDF. */
export const file = (name: string, type: string, bytes = 5): File => {
  const head = (HEADS[type.split('/')[0] ?? ''] ?? []).slice(0, bytes);
  return new File([new Uint8Array(head), 'x'.repeat(bytes - head.length)], name, { type });
};

/** Chooses a file in the only file field of the page. */
export function chooseFile(chosen: File, label: string | RegExp): void {
  const input = screen.getByLabelText<HTMLInputElement>(label);
  Object.defineProperty(input, 'files', { value: [chosen], configurable: true });
  fireEvent.change(input);
}
