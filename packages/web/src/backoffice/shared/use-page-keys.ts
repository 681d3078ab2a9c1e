import { useEffect, useEffectEvent } from 'react';

/** What the keys do. A key that has nothing to do now is left out. */
export type KeyActions = Readonly<Record<string, (() => void) | undefined>>;

/** Where a letter is a letter and an arrow moves what is focused. */
const OWN_KEYS = 'input, textarea, select, [contenteditable], [data-own-keys]';

/**
 * Keys that act on the whole page. Not while somebody types, while a dialog is open, or together
 * with Ctrl, Alt or Meta. Keys are compared in lower case.
 */
export function usePageKeys(actions: KeyActions): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    const { target } = event;
    if (target instanceof Element && target.closest(OWN_KEYS)) return;
    if (document.querySelector('dialog[open]')) return;
    const action = actions[event.key.toLowerCase()];
    if (!action || event.repeat) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
