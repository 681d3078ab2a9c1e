import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Broken(): never {
  throw new Error('roto');
}

test('a page that fails is replaced, and the next address gets another chance', () => {
  const { rerender } = render(
    <ErrorBoundary resetKey="/a" fallback={<p>Falló</p>}>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByText('Falló')).toBeTruthy();
  rerender(
    <ErrorBoundary resetKey="/a" fallback={<p>Falló</p>}>
      <p>Otra</p>
    </ErrorBoundary>,
  );
  expect(screen.getByText('Falló')).toBeTruthy();
  rerender(
    <ErrorBoundary resetKey="/b" fallback={<p>Falló</p>}>
      <p>Otra</p>
    </ErrorBoundary>,
  );
  expect(screen.getByText('Otra')).toBeTruthy();
});
