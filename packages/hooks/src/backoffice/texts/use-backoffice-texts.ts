import type { Texts } from '../../shared/texts/say.ts';
import { useNotifyOf, useTextsOf, type Notify } from '../../shared/texts/use-texts-of.ts';
import type { BackofficeCode } from './backoffice-notice.ts';
import { backofficeTexts } from './backoffice-texts.ts';

/**
 * Turns the back office's notices into Spanish sentences, those of the provider's `texts` first.
 *
 * @example
 * const { sentence } = useTexts();
 * const { alert: failed } = useOrders();
 * const said = failed && sentence(failed);
 */
export function useTexts(): Texts<BackofficeCode> {
  return useTextsOf(backofficeTexts);
}

/**
 * Shows a notice as the toast of the screen, with what one may still do about it.
 *
 * @example
 * const notify = useNotify();
 * <button onClick={() => notify({ code: 'faq.added' })}>Agregar</button>;
 */
export function useNotify(): Notify<BackofficeCode> {
  return useNotifyOf(backofficeTexts);
}
