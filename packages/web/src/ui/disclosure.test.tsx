import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Disclosure } from './disclosure.tsx';

test('a section opens when what it holds was refused, and only who folds it closes it', () => {
  const section = (isWrong: boolean) => (
    <Disclosure summary="En inglés" defaultOpen={isWrong}>
      <input aria-label="Título" />
    </Disclosure>
  );
  const { rerender } = render(section(false));
  const details = screen.getByRole<HTMLDetailsElement>('group');
  const isOpen = (open: boolean) => expect(details.open).toBe(open);
  isOpen(false);
  rerender(section(true));
  isOpen(true);
  rerender(section(false));
  isOpen(true);
  details.open = false;
  fireEvent(details, new Event('toggle'));
  rerender(section(false));
  isOpen(false);
  rerender(section(true));
  isOpen(true);
});
