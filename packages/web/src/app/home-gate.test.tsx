import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

const useSession = vi.fn();
vi.mock('@filigrana/hooks', () => ({ useSession }));
const markPageTaken = vi.fn();
vi.mock('./around-nav.ts', () => ({ markPageTaken }));
const { HomeGate } = await import('./home-gate.tsx');

beforeEach(() => vi.clearAllMocks());

/** Opens the home page and answers where one ends up. */
function visit(session: { status: string; role: number | null }, path: string) {
  useSession.mockReturnValue(session);
  const memory = memoryLocation({ path, record: true });
  render(
    <Router hook={memory.hook}>
      <HomeGate>
        <p>Portada</p>
      </HomeGate>
    </Router>,
  );
  return memory.history;
}

test.each([2, 3])(
  'somebody of the staff (role %i) is led to their area, and need not wait for the page that is left',
  (role) => {
    expect(visit({ status: 'authenticated', role }, '/clientes').at(-1)).toBe('/admin');
    expect(screen.queryByText('Portada')).toBeNull();
    // Navigation waits until the first page is taken over: here nothing else would say so.
    expect(markPageTaken).toHaveBeenCalled();
  },
);

test.each([
  [{ status: 'anonymous', role: null }, '/clientes'],
  [{ status: 'authenticated', role: 1 }, '/clientes'],
  [{ status: 'unknown', role: null }, '/'],
])('everybody else (%o) sees the page, at /clientes as soon as they are known', (session, ends) => {
  expect(visit(session, '/').at(-1)).toBe(ends);
  expect(screen.getByText('Portada')).toBeTruthy();
});
