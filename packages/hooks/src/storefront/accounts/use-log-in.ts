import type { Cart, Shop } from '@filigrana/sdk';
import { useCallback } from 'react';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { useRefresh } from '../../shared/reads/use-refresh.ts';
import { cartService, type CartClient } from '../cart/cart-client.ts';
import { storefrontRevalidation } from '../revalidation.ts';
import { notice } from '../texts/storefront-notice.ts';
import { useTexts } from '../texts/use-texts.ts';
import { mergeLosses } from './merge-losses.ts';

type Credentials = Parameters<Shop['accounts']['login']>[0];

/**
 * Logs in and moves the anonymous cart into the account, and says afterwards what of it did not come along, and what
 * waits in the account's cart and is no longer on sale, one sentence a line.
 * Rejects with the `ApiError` of the login.
 *
 * @param seeCart Offered beside those sentences: leads to the cart.
 */
export function useLogIn(seeCart?: () => void): (credentials: Credentials) => Promise<void> {
  const { service, session, shop, toasts } = useShopContext();
  const refresh = useRefresh();
  const { say, sentence } = useTexts();
  return useCallback(
    async (credentials) => {
      const cart = service(cartService);
      // What is still on its way into the anonymous cart has to be there to move along.
      await cart.whenSettled();
      const chosen = session.read().token === null ? cart.settled.get() : null;
      const { recortes } = await shop.accounts.login(credentials);
      void refresh(storefrontRevalidation.login);
      const tellLosses = async () => {
        const losses = mergeLosses({ before: chosen, after: await mergedCart(cart) }, recortes);
        const [first] = losses;
        if (!first) return;
        const way = seeCart && { label: sentence(notice('login.seeCart')), run: seeCart };
        toasts.show({ ...say(first), text: losses.map(sentence).join('\n') }, way);
      };
      void tellLosses();
    },
    [refresh, say, seeCart, sentence, service, session, shop, toasts],
  );
}

/** The account's cart after the login; null where it does not come within a few seconds. */
async function mergedCart(cart: CartClient): Promise<Cart | null> {
  await cart.whenSettled();
  return cart.get().isSettled ? cart.settled.get() : null;
}
