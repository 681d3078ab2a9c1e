import type { ApiError, ExchangeRate } from '@filigrana/sdk';
import type { SWRResponse } from 'swr';
import { whereUnsupported } from '../../shared/is-unsupported.ts';
import { exchangeKeys } from '../../shared/reads/keys.ts';
import { useRead, type ReadOptions } from '../../shared/reads/use-read.ts';

/** What a backend without colones says of them. */
const NO_RATE: ExchangeRate = { tasa: null, fecha: null, enPrecios: false, topeSinpe: null };

/**
 * What a dollar costs in colones (extension `exchange`). `tasa` is null while the shop has no rate, and
 * where the backend knows none: say nothing about colones then. What is on the screen stays when the page gets the
 * focus again: somebody may be paying by it. `toColones` of `@filigrana/sdk/domain`
 * says what an amount comes to. Key: `exchangeKeys.rate()`.
 *
 * @param options SWR's own, such as `fallbackData`; null reads nothing.
 * @example
 * const { data } = useExchangeRate();
 * {data?.tasa && <p>Un dólar: ₡{data.tasa}</p>};
 */
export function useExchangeRate(
  options: ReadOptions<ExchangeRate> = {},
): SWRResponse<ExchangeRate, ApiError> {
  return useRead(
    exchangeKeys.rate(),
    (shop) => shop.exchange.rate().catch(whereUnsupported(NO_RATE)),
    options,
    // Whoever comes back from the bank's app has paid by the rate that was on the screen.
    { isLogged: true, revalidateOnFocus: false, revalidateOnReconnect: false },
  );
}
