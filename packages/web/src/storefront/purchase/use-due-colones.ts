import { useExchangeRate } from '@filigrana/hooks';
import { toColones } from '@filigrana/sdk/domain';

/**
 * What is to be paid in colones, at the rate of now; null while the shop says nothing of colones.
 *
 * @param usd US dollars; null while nobody knows them.
 */
export function useDueColones(usd: number | null): number | null {
  const tasa = useExchangeRate().data?.tasa ?? null;
  return usd === null || tasa === null ? null : toColones(usd, tasa);
}
