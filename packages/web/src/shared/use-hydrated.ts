import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and while the server's markup is taken over, true from then on.
 * For what only a browser knows: storage, screen, the signed-in person.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
