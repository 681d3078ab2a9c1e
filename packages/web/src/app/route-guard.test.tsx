import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { memorySession } from '@filigrana/sdk';
import { fakeShop } from '../../test/fake-shop.ts';

const useGuard = vi.fn();
vi.mock('@filigrana/hooks', async (original) => ({ ...(await original<object>()), useGuard }));
const { ShopProvider } = await import('@filigrana/hooks');
const { RouteGuard } = await import('./route-guard.tsx');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Opens a guarded page and answers where one ends up. */
function visit(verdict: 'unknown' | 'login' | 'home' | 'render', denied?: 'home' | 'explain') {
  useGuard.mockReturnValue(verdict);
  const memory = memoryLocation({ path: '/admin/stock', record: true });
  render(
    <ShopProvider shop={fakeShop({})} session={memorySession()}>
      <Router hook={memory.hook}>
        <RouteGuard roles={[2]} denied={denied} pending={<p>Un momento</p>}>
          <p>Secreto</p>
        </RouteGuard>
      </Router>
    </ShopProvider>,
  );
  return memory.history;
}

test('the roles of the route are what is asked for', () => {
  visit('render');
  expect(useGuard).toHaveBeenLastCalledWith([2]);
  expect(screen.getByText('Secreto')).toBeTruthy();
});

test('while nobody knows who this is a placeholder shows and nobody is sent away', () => {
  expect(visit('unknown')).toEqual(['/admin/stock']);
  expect(screen.getByText('Un momento')).toBeTruthy();
  expect(screen.queryByText('Secreto')).toBeNull();
});

test('nobody signed in goes to the login page, which takes the place of this one', () => {
  expect(visit('login')).toEqual(['/clientes/login']);
  expect(screen.queryByText('Secreto')).toBeNull();
});

test('customers are led back afterwards to the page that was theirs to see', () => {
  const asked: unknown[] = [];
  useGuard.mockReturnValue('login');
  render(
    <Router hook={() => ['/clientes/perfil', (to, options) => void asked.push([to, options])]}>
      <RouteGuard roles={[1]} pending={null}>
        <p>Secreto</p>
      </RouteGuard>
    </Router>,
  );
  expect(asked).toEqual([
    ['/clientes/login', expect.objectContaining({ state: { origin: '/clientes/perfil' } })],
  ]);
});

test('another role goes to /', () => {
  expect(visit('home')).toEqual(['/']);
  expect(screen.queryByText('Secreto')).toBeNull();
});

test('another role is told why where the route says so, then led to its own profile', async () => {
  const history = visit('home', 'explain');
  await act(() => vi.dynamicImportSettled());
  expect(screen.getByRole('alert').textContent).toBe(
    'No tienes permisos para acceder a este perfil.',
  );
  expect(history).toEqual(['/admin/stock']);
  act(() => void vi.advanceTimersByTime(2000));
  expect(history).toEqual(['/clientes/perfil']);
});
