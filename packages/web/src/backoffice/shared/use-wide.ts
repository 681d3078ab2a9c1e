import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(min-width: 64em)');

const subscribe = (notify: () => void) => {
  const list = query();
  list.addEventListener('change', notify);
  return () => list.removeEventListener('change', notify);
};

/** Whether there is room for rows that scroll sideways (from 1024 px); a phone gets one list. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  );
