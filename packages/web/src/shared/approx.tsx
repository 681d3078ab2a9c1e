import { useExchangeRate } from '@filigrana/hooks';
import { formatColones, toColones } from '@filigrana/sdk/domain';

/**
 * What an amount comes to in colones, under the dollars: '≈ ₡76 440'. Nothing where the shop does not show
 * it beside prices. It looks as its place makes a `small` look.
 *
 * @param usd US dollars.
 */
export function Approx({ usd }: { usd: number }) {
  const { data } = useExchangeRate();
  if (!data?.enPrecios || data.tasa === null) return null;
  return <small>≈ {formatColones(toColones(usd, data.tasa))}</small>;
}
