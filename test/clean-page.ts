import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// Machines are files of their own; on a busy computer the first one takes a while to arrive.
configure({ asyncUtilTimeout: 10_000 });

// Each test finds the page as if nobody had been there, also where files share one.
beforeEach(() => {
  // Some files are about servers.
  if (typeof document === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
