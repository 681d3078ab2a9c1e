import type { Shop } from '@filigrana/sdk';
import { useCallback } from 'react';
import { asApiError } from '../../shared/as-api-error.ts';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { useRefresh } from '../../shared/reads/use-refresh.ts';
import { backofficeRevalidation } from '../revalidation.ts';

export type BackofficeWrite = keyof typeof backofficeRevalidation;

/** Makes one call that changes something; rejects as the call does. */
export type Write = <Result>(
  operation: BackofficeWrite,
  call: (shop: Shop) => Promise<Result>,
  /** Puts the answer where it is shown, before everything is read again. */
  show?: (result: Result) => unknown,
) => Promise<Result>;

/**
 * The one way in which the back office changes something. What the write makes stale is read again;
 * after a refusal too, because a colleague may have been quicker.
 */
export function useWrite(): Write {
  const { shop, expireSession } = useShopContext();
  const refresh = useRefresh();
  return useCallback<Write>(
    async (operation, call, show) => {
      try {
        const result = await call(shop);
        await show?.(result);
        return result;
      } catch (error) {
        if (asApiError(error).status === 401) expireSession();
        throw error;
      } finally {
        void refresh(backofficeRevalidation[operation]);
      }
    },
    [expireSession, refresh, shop],
  );
}
