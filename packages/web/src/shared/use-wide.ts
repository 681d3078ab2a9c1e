import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(min-width: 64em)');

const subscribe = (notify: () => void) => {
  const list = query();
  list.addEventListener('change', notify);
  return () => list.removeEventListener('change', notify);
};

/** Whether the page has room for columns beside each other (from 1024 px), as `from.lg` of the styles says. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  );
