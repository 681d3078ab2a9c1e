import { useSession } from '@filigrana/hooks';
import { useCallback } from 'react';
import { storefront } from '../../app/paths.ts';
import { forgetLists } from './list-memory.ts';
import { useAskFirst } from './unsaved-gate.tsx';
import { forgetUnsaved } from './unsaved.ts';

/**
 * 'Cerrar sesión' of the staff: asks first while something typed is not saved, then forgets the login, the anonymous session and the persisted store,
 * then loads the login page anew, so that nothing of this account stays in memory either.
 */
export function useLeave(): () => void {
  const { logout } = useSession();
  const askFirst = useAskFirst();
  return useCallback(
    () =>
      askFirst(() => {
        forgetUnsaved();
        forgetLists();
        logout({ everything: true });
        window.location.assign(storefront.login());
      }),
    [askFirst, logout],
  );
}
