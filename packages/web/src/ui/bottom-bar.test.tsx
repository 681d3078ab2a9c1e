import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { stubSight } from '../../test/stub-sight.ts';
import { BottomBar } from './bottom-bar.tsx';

function Page() {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={button}>Añadir</button>
      <BottomBar of={button}>
        <button tabIndex={-1}>Añadir</button>
      </BottomBar>
    </>
  );
}

test('a bar repeats a button while that is out of sight, and only for pointers', () => {
  const { see, stopped } = stubSight();
  const { unmount } = render(<Page />);
  expect(screen.getAllByText('Añadir')).toHaveLength(1);
  see(false);
  expect(screen.getAllByText('Añadir')).toHaveLength(2);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  see(true);
  expect(screen.getAllByText('Añadir')).toHaveLength(1);
  // A busy page hears of both at once.
  see(true, false);
  expect(screen.getAllByText('Añadir')).toHaveLength(2);
  unmount();
  expect(stopped).toHaveBeenCalled();
});

test('a browser that cannot tell has no bar', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  render(<Page />);
  expect(screen.getAllByText('Añadir')).toHaveLength(1);
});
