import type { Address, Shop } from '@filigrana/sdk';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { asApiError } from '../../shared/as-api-error.ts';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { addressKeys } from '../../shared/reads/keys.ts';
import { useRefresh } from '../../shared/reads/use-refresh.ts';
import { useAccountId } from '../../shared/session/use-account-id.ts';
import { storefrontRevalidation } from '../revalidation.ts';

type AddressWrite = 'addAddress' | 'updateAddress' | 'removeAddress' | 'preferAddress';

/**
 * Makes one change of the own addresses, whose answer is shown everywhere at once; after a refusal they
 * are read again. Rejects as the call does.
 */
export function useAddressWrite() {
  const { shop, expireSession } = useShopContext();
  const { mutate } = useSWRConfig();
  const refresh = useRefresh();
  const account = useAccountId() ?? 0;
  return useCallback(
    async (operation: AddressWrite, call: (shop: Shop) => Promise<Address[]>): Promise<void> => {
      try {
        const addresses = await call(shop);
        await mutate(addressKeys.of(account), addresses, { revalidate: false });
      } catch (cause) {
        if (asApiError(cause).status === 401) expireSession();
        else void refresh(storefrontRevalidation[operation]);
        throw cause;
      }
    },
    [account, expireSession, mutate, refresh, shop],
  );
}
