import { afterEach, vi } from 'vitest';

afterEach(() => void vi.unstubAllGlobals());

/** Makes the screen narrow, as a phone's, until the test is over. */
export function onPhone(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    media: query,
    matches: !query.includes('min-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}
