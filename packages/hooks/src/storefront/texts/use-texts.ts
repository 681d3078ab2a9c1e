import { useCallback, useMemo } from 'react';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { createTexts, type Texts } from '../../shared/texts/say.ts';
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
  return useMemo(() => createTexts(storefrontTexts, texts), [texts]);
}

/**
 * Shows a notice as the toast of the screen.
 *
 * @example
 * const notify = useNotify();
 * <button onClick={() => notify({ code: 'cart.removed' })}>Quitar</button>;
 */
export function useNotify(): (notice: StorefrontNotice) => void {
  const { toasts } = useShopContext();
  const { say } = useTexts();
  return useCallback((notice) => toasts.show(say(notice)), [toasts, say]);
}
