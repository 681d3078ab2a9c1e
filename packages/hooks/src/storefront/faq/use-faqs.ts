import type { ApiError, Faq } from '@filigrana/sdk';
import type { SWRResponse } from 'swr';
import { faqKeys } from '../../shared/reads/keys.ts';
import { useRead } from '../../shared/reads/use-read.ts';

/**
 * The frequent questions that visitors see. On `error` say `{ code: 'faq.loadFailed' }`; `mutate()`
 * tries again. Key: `faqKeys.visible()`.
 *
 * @example const { data: faqs, error, isLoading } = useFaqs();
 */
export function useFaqs(): SWRResponse<Faq[], ApiError> {
  return useRead(faqKeys.visible(), (shop) => shop.faq.visible());
}
