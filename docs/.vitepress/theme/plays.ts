/** Parts of pages that one can play with. They are loaded when somebody opens them, React included. */
import type { FunctionComponent } from 'react';
import type { PlayProps } from '../play/play-props.ts';

/** By `data-play` of the `<details>` that holds them; `data-about` says of what. */
const PLAYS: Record<string, () => Promise<{ default: FunctionComponent<PlayProps> }>> = {
  call: () => import('../play/try-it.tsx'),
  hooks: () => import('../play/hooks.tsx'),
  machine: () => import('../play/machine.tsx'),
  carts: () => import('../play/two-carts.tsx'),
};

const open = new Map<HTMLElement, () => void>();

async function show(part: HTMLElement) {
  const { play = '', about = '' } = part.dataset;
  const place = part.querySelector<HTMLElement>('.play-place');
  const load = PLAYS[play];
  if (!place || !load || open.has(part)) return;
  open.set(part, () => undefined);
  place.textContent = 'Loading…';
  try {
    const [{ mount }, { default: Play }] = await Promise.all([import('../play/mount.tsx'), load()]);
    open.set(part, mount(place, Play, { about, part }));
  } catch (error) {
    // Closing and opening it tries again.
    open.delete(part);
    place.textContent = `This could not be loaded: ${(error as Error).message}`;
  }
}

const opened = ({ target }: Event) => {
  if (target instanceof HTMLDetailsElement && target.open) void show(target);
};

/**
 * Shows those of a page that has come: what was opened before its programs were there, and what will
 * be. Listens to the whole document: `toggle` does not bubble.
 */
export function watchPlays() {
  document.addEventListener('toggle', opened, { capture: true });
  for (const part of document.querySelectorAll<HTMLElement>('details.play[open]')) void show(part);
}

/** Ends those of a page that was left. */
export function leavePlays() {
  for (const [part, close] of open)
    if (!part.isConnected) {
      close();
      open.delete(part);
    }
}
