import type { Texts } from '../../shared/texts/say.ts';
import { useNotifyOf, useTextsOf, type Notify } from '../../shared/texts/use-texts-of.ts';
import type { StorefrontCode } from './storefront-notice.ts';
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
  return useTextsOf(storefrontTexts);
}

/**
 * Shows a notice as the toast of the screen, with what one may still do about it.
 *
 * @example
 * const notify = useNotify();
 * <button onClick={() => notify({ code: 'cart.removed' })}>Quitar</button>;
 */
export function useNotify(): Notify<StorefrontCode> {
  return useNotifyOf(storefrontTexts);
}
