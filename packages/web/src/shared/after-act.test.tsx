import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

/** The part on a page of its own, whose browser says whether somebody has pressed anything yet. */
async function open(hasBeenActive: boolean) {
  vi.resetModules();
  vi.stubGlobal('navigator', { ...navigator, userActivation: { hasBeenActive } });
  const { afterAct } = await import('./after-act.tsx');
  const Part = afterAct(() => Promise.resolve({ default: () => <p>Here</p> }));
  await act(async () => void render(<Part />));
}

test('a part that nobody waits for comes with the first thing that somebody does', async () => {
  await open(false);
  expect(screen.queryByText('Here')).toBeNull();
  await act(async () => void fireEvent.pointerMove(window));
  expect(screen.getByText('Here')).toBeTruthy();
});

test('it is there at once where somebody has pressed before the page was alive', async () => {
  await open(true);
  expect(screen.getByText('Here')).toBeTruthy();
});
