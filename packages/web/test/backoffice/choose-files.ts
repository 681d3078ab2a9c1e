import { act, fireEvent } from '@testing-library/react';

/** Chooses files in the page's file field; they are ready when this is done. */
export async function chooseFiles(...files: File[]): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no file field.');
  await act(async () => {
    fireEvent.change(input, { target: { files } });
    await Promise.resolve();
  });
}
