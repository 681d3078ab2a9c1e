import type { ApiError, LegalPage, LegalText } from '@filigrana/sdk';
import type { SWRResponse } from 'swr';
import { legalTextKeys } from '../../shared/reads/keys.ts';
import { useRead, type ReadOptions } from '../../shared/reads/use-read.ts';

/**
 * What the shop's page of privacy, of terms, or of care and warranty says. `texto` is null while nobody has written it,
 * and a backend may not keep such pages at all (`error.status` 404): show a text of your own then.
 * Key: `legalTextKeys.page(pagina)`.
 *
 * @param options SWR's own, such as `fallbackData`; null reads nothing.
 * @example const { data } = useLegalText('privacidad');
 */
export function useLegalText(
  pagina: LegalPage,
  options: ReadOptions<LegalText> = {},
): SWRResponse<LegalText, ApiError> {
  return useRead(legalTextKeys.page(pagina), (shop) => shop.legalTexts.get(pagina), options, {
    shouldRetryOnError: ({ status }) => status !== 404,
  });
}
