import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RouteErrorBoundary } from './route-error-boundary.tsx';

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
    <RouteErrorBoundary resetKey="/a" fallback={<p>Falló</p>}>
      <Broken />
    </RouteErrorBoundary>,
  );
  expect(screen.getByText('Falló')).toBeTruthy();
  rerender(
    <RouteErrorBoundary resetKey="/a" fallback={<p>Falló</p>}>
      <p>Otra</p>
    </RouteErrorBoundary>,
  );
  expect(screen.getByText('Falló')).toBeTruthy();
  rerender(
    <RouteErrorBoundary resetKey="/b" fallback={<p>Falló</p>}>
      <p>Otra</p>
    </RouteErrorBoundary>,
  );
  expect(screen.getByText('Otra')).toBeTruthy();
});
