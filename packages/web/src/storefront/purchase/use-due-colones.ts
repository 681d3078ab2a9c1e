import { useExchangeRate } from '@filigrana/hooks';
import { toColones } from '@filigrana/sdk/domain';

/**
 * What is to be paid in colones, at the rate of now; null while the shop says nothing of colones.
 *
 * @param usd US dollars; null while nobody knows them.
 * @param own What an order that is placed already comes to at its own rate, which is what counts.
 */
export function useDueColones(usd: number | null, own?: number | null): number | null {
  const tasa = useExchangeRate().data?.tasa ?? null;
  if (own !== undefined) return own;
  return usd === null || tasa === null ? null : toColones(usd, tasa);
}
