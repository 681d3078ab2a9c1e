import { vi } from 'vitest';

/** Makes the screen narrow, as a phone's, until the test is over. */
export function onPhone(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    media: query,
    matches: !query.includes('min-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}
