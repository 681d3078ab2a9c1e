import type { ApiError, Faq } from '@filigrana/sdk';
import type { SWRResponse } from 'swr';
import { faqKeys } from '../../shared/reads/keys.ts';
import { useRead, type ReadOptions } from '../../shared/reads/use-read.ts';

/**
 * The frequent questions that visitors see. On `error` say `{ code: 'faq.loadFailed' }`; `mutate()`
 * tries again. Key: `faqKeys.visible()`.
 *
 * @param options SWR's own, such as `fallbackData`; null reads nothing.
 * @example const { data: faqs, error, isLoading } = useFaqs();
 */
export function useFaqs(options: ReadOptions<Faq[]> = {}): SWRResponse<Faq[], ApiError> {
  return useRead(faqKeys.visible(), (shop) => shop.faq.visible(), options);
}
