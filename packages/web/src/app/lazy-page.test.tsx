import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { isLoaded, LazyPage, loadPage } from './lazy-page.tsx';
import { pattern, type PageModule } from './route.ts';

afterEach(cleanup);

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

test('a failed download is tried again by the next visit', async () => {
  const load = vi.fn(() => Promise.resolve(page));
  load.mockRejectedValueOnce(new Error('offline'));
  const route = routeOf(load);
  await expect(loadPage(route)).rejects.toThrow('offline');
  await expect(loadPage(route)).resolves.toBe(page);
});
