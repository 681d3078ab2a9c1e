import { useCallback } from 'react';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { useNotifyOf } from '../../shared/texts/use-texts-of.ts';
import { cartPageTexts } from '../texts/cart-page-texts.ts';
import { notice } from '../texts/storefront-notice.ts';

/**
 * Says what was done to a line, and how to undo it. There is one toast: the same done to another line
 * while the last can still be undone joins it, and is undone together with it.
 */
export function useSayUndo(
  done: 'cart.removed' | 'savedLines.removed' | 'savedLines.saved',
): (undo: () => void) => void {
  const { toasts } = useShopContext();
  const notify = useNotifyOf(cartPageTexts);
  return useCallback(
    (undo) => {
      const one = notice(done);
      const last = toasts.get();
      const isSame = last?.code === one.code || last?.code === `${done}Several`;
      const before = last?.open && isSame ? last : null;
      const n = Number(before?.params.n ?? 1) + 1;
      notify(before ? notice(`${done}Several`, { n }) : one, {
        label: notice('cart.undo'),
        run() {
          before?.action?.run();
          undo();
        },
      });
    },
    [done, notify, toasts],
  );
}
