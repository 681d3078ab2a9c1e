import { useSession } from '@filigrana/hooks';
import { useCallback } from 'react';
import { storefront } from '../../app/paths.ts';
import { forgetLists } from './list-memory.ts';

/**
 * 'Cerrar sesión' of the staff: forgets the login, the anonymous session and the persisted store,
 * then loads the login page anew, so that nothing of this account stays in memory either.
 */
export function useLeave(): () => void {
  const { logout } = useSession();
  return useCallback(() => {
    forgetLists();
    logout({ everything: true });
    window.location.assign(storefront.login());
  }, [logout]);
}
