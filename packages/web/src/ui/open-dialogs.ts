import { useSyncExternalStore } from 'react';

/** Dialogs on the screen, the uppermost last. */
let dialogs: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLDialogElement[]): void {
  dialogs = next;
  for (const listener of listeners) listener();
}

/** Notes that a dialog is open; returns how to note that it closed. */
export function dialogOpened(dialog: HTMLDialogElement): () => void {
  change([...dialogs, dialog]);
  return () => change(dialogs.filter((open) => open !== dialog));
}

export const topDialog = (): HTMLDialogElement | null => dialogs.at(-1) ?? null;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * The uppermost dialog. Everything outside it is inert, so what must be seen and heard while it is
 * open belongs inside.
 */
export const useTopDialog = (): HTMLDialogElement | null =>
  useSyncExternalStore(subscribe, topDialog, () => null);
