import { useCallback, useMemo } from 'react';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { createTexts, type Texts } from '../../shared/texts/say.ts';
import { useStore } from '../../shared/use-store.ts';
import type { StorefrontCode, StorefrontNotice } from './storefront-notice.ts';
import { storefrontTexts } from './storefront-texts.ts';

/**
 * Turns notices into Spanish sentences, those of the provider's `texts` first.
 *
 * @example
 * const { sentence } = useTexts();
 * const { lines } = useCart();
 * const said = lines.map(({ error }) => error && sentence(error));
 */
export function useTexts(): Texts<StorefrontCode> {
  const { texts } = useShopContext();
  const own = useStore(texts);
  return useMemo(() => createTexts(storefrontTexts, () => own), [own]);
}

/** A button of a toast. */
export interface NoticeAction {
  label: StorefrontNotice;
  run(): void;
}

/**
 * Shows a notice as the toast of the screen, with what one may still do about it.
 *
 * @example
 * const notify = useNotify();
 * <button onClick={() => notify({ code: 'cart.removed' })}>Quitar</button>;
 */
export function useNotify(): (notice: StorefrontNotice, action?: NoticeAction) => void {
  const { toasts } = useShopContext();
  const { say, sentence } = useTexts();
  return useCallback(
    (notice, action) =>
      toasts.show(say(notice), action && { label: sentence(action.label), run: action.run }),
    [toasts, say, sentence],
  );
}
