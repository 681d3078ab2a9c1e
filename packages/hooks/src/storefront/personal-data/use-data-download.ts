import { useCallback, useRef, useState } from 'react';
import { asApiError, isUnanswered } from '../../shared/as-api-error.ts';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import { notice, type StorefrontNotice } from '../texts/storefront-notice.ts';

export interface DataDownload {
  /** `asking`: the link is on its way. */
  status: 'idle' | 'asking';
  /** Why there is no link. */
  notice: StorefrontNotice | null;
  /** The backend hands out no data: only the shop can. */
  isUnsupported: boolean;
  /** A fresh link to the zip, to be opened at once; null when there is none. Never rejects. */
  ask(): Promise<string | null>;
}

/**
 * Downloading everything that the shop knows of the customer who is logged in: one zip, behind a
 * link that expires.
 *
 * @example
 * const { ask, status } = useDataDownload();
 * const download = async () => location.assign((await ask()) ?? location.href);
 */
export function useDataDownload(): DataDownload {
  const { shop, expireSession } = useShopContext();
  const [state, setState] = useState<Omit<DataDownload, 'ask'>>({
    status: 'idle',
    notice: null,
    isUnsupported: false,
  });
  const isAsking = useRef(false);
  const ask = useCallback(async () => {
    if (isAsking.current) return null;
    isAsking.current = true;
    setState({ status: 'asking', notice: null, isUnsupported: false });
    try {
      const { enlace } = await shop.personalData.link();
      setState({ status: 'idle', notice: null, isUnsupported: false });
      return enlace;
    } catch (cause) {
      const error = asApiError(cause);
      const { status } = error;
      setState({
        status: 'idle',
        notice: isUnanswered(error)
          ? notice('connection.failed')
          : orSaid(notice('personalData.failed'), error),
        isUnsupported: status === 404 || status === 405 || status === 501,
      });
      if (status === 401) expireSession();
      return null;
    } finally {
      isAsking.current = false;
    }
  }, [shop, expireSession]);
  return { ...state, ask };
}
