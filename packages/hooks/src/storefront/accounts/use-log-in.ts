import type { Shop } from '@filigrana/sdk';
import { useCallback } from 'react';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { useRefresh } from '../../shared/reads/use-refresh.ts';
import { cartService } from '../cart/cart-client.ts';
import { storefrontRevalidation } from '../revalidation.ts';

type Credentials = Parameters<Shop['accounts']['login']>[0];

/** Logs in and moves the anonymous cart into the account. Rejects with the `ApiError` of the login. */
export function useLogIn(): (credentials: Credentials) => Promise<void> {
  const { service, shop } = useShopContext();
  const refresh = useRefresh();
  return useCallback(
    async (credentials) => {
      // What is still on its way into the anonymous cart has to be there to move along.
      await service(cartService).whenSettled();
      await shop.accounts.login(credentials);
      void refresh(storefrontRevalidation.login);
    },
    [refresh, service, shop],
  );
}
