import { useCallback, useMemo } from 'react';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { createTexts, type Texts } from '../../shared/texts/say.ts';
import { useStore } from '../../shared/use-store.ts';
import type { BackofficeCode, BackofficeNotice } from './backoffice-notice.ts';
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
  const { texts } = useShopContext();
  const own = useStore(texts);
  return useMemo(() => createTexts(backofficeTexts, () => own), [own]);
}

/**
 * Shows a notice as the toast of the screen.
 *
 * @example
 * const notify = useNotify();
 * <button onClick={() => notify({ code: 'faq.added' })}>Agregar</button>;
 */
export function useNotify(): (notice: BackofficeNotice) => void {
  const { toasts } = useShopContext();
  const { say } = useTexts();
  return useCallback((notice) => toasts.show(say(notice)), [toasts, say]);
}
