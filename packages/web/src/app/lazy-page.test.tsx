import { act, render, screen } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { isLoaded, LazyPage, loadPage } from './lazy-page.tsx';
import { pattern, type PageModule } from './route.ts';

class Catch extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? <p>No se pudo</p> : this.props.children;
  }
}

const page: PageModule = { default: () => <p>Página</p> };
const routeOf = (load: () => Promise<PageModule>) => ({ path: pattern('/x'), file: 'x', load });

test('a page is loaded once and then rendered without waiting', async () => {
  const load = vi.fn(() => Promise.resolve(page));
  const route = routeOf(load);
  expect(isLoaded(route)).toBe(false);
  await Promise.all([loadPage(route), loadPage(route)]);
  expect(load).toHaveBeenCalledOnce();
  expect(isLoaded(route)).toBe(true);
  render(<LazyPage route={route} />);
  expect(screen.getByText('Página')).toBeTruthy();
});

test('until it is here its place is held', async () => {
  const route = routeOf(() => Promise.resolve(page));
  await act(async () => {
    render(
      <Suspense fallback={<p>Un momento</p>}>
        <LazyPage route={route} />
      </Suspense>,
    );
  });
  expect(screen.getByText('Página')).toBeTruthy();
});

test('a failed download is shown as a failure, and asked for once', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')));
  const route = routeOf(load);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await act(async () => {
    render(
      <Catch>
        <Suspense fallback={<p>Un momento</p>}>
          <LazyPage route={route} />
        </Suspense>
      </Catch>,
    );
  });
  expect(screen.getByText('No se pudo')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

test('a failed download is tried again by the next visit', async () => {
  const load = vi.fn(() => Promise.resolve(page));
  load.mockRejectedValueOnce(new Error('offline'));
  const route = routeOf(load);
  await expect(loadPage(route)).rejects.toThrow('offline');
  await expect(loadPage(route)).resolves.toBe(page);
});
