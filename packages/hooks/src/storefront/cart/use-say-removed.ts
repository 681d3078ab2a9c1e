import { useCallback } from 'react';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { useNotifyOf } from '../../shared/texts/use-texts-of.ts';
import { cartPageTexts } from '../texts/cart-page-texts.ts';
import { notice } from '../texts/storefront-notice.ts';

/**
 * Says that something was taken out, and how to bring it back. There is one toast: what is taken out
 * while the last can still be brought back joins it, and comes back together with it.
 */
export function useSayRemoved(from: 'cart' | 'savedLines'): (undo: () => void) => void {
  const { toasts } = useShopContext();
  const notify = useNotifyOf(cartPageTexts);
  return useCallback(
    (undo) => {
      const one = notice(`${from}.removed`);
      const last = toasts.get();
      const isSame = last?.code === one.code || last?.code === `${from}.removedSeveral`;
      const before = last?.open && isSame ? last : null;
      const n = Number(before?.params.n ?? 1) + 1;
      notify(before ? notice(`${from}.removedSeveral`, { n }) : one, {
        label: notice('cart.undo'),
        run() {
          before?.action?.run();
          undo();
        },
      });
    },
    [from, notify, toasts],
  );
}
