import { decodeToken } from '@filigrana/sdk';
import { useCallback, useState } from 'react';
import { asApiError } from '../as-api-error.ts';
import { useShopContext } from '../provider/shop-context.ts';
import { useStoredSession } from './use-session.ts';

export interface EndAllLogins {
  /** The server keeps logins, as the token of this one tells: without that, offer nothing. */
  isOffered: boolean;
  /** `sending`: the server is being asked. `failed`: it did not end them. */
  status: 'idle' | 'sending' | 'failed';
  /**
   * Ends every login of the account, on every device.
   *
   * @returns true when none is left: log out here too then. Never rejects.
   */
  endAll(): Promise<boolean>;
}

/**
 * Logging out on every device. Ask first: others may be working there.
 *
 * @example
 * const { isOffered, endAll } = useEndAllLogins();
 * const { logout } = useSession();
 * const leave = async () => { if (await endAll()) logout(); };
 */
export function useEndAllLogins(): EndAllLogins {
  const { shop, unsent } = useShopContext();
  const stored = useStoredSession();
  const [status, setStatus] = useState<EndAllLogins['status']>('idle');
  const endAll = useCallback(async () => {
    setStatus('sending');
    // It needs one of the logins that end now.
    for (const send of unsent) send();
    try {
      await shop.logins.endAll();
    } catch (error) {
      // A login that the server refuses has been ended elsewhere.
      const isOver = asApiError(error).status === 401;
      setStatus(isOver ? 'idle' : 'failed');
      return isOver;
    }
    setStatus('idle');
    return true;
  }, [shop, unsent]);
  return { isOffered: decodeToken(stored?.token)?.jti !== undefined, status, endAll };
}
