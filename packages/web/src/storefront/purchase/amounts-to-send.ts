import { formatColones, formatUsd } from '@filigrana/sdk/domain';
import { purchaseTexts } from './texts.ts';

/**
 * An amount as one sends it, in the one currency or the other. Null where neither is known.
 *
 * @example amountsToSend(76440, 150) // '₡76 440 o $150.00 USD'
 */
export function amountsToSend(colones: number | null, usd: number | null): string | null {
  if (colones === null) return usd === null ? null : formatUsd(usd);
  return usd === null
    ? formatColones(colones)
    : purchaseTexts.either(formatColones(colones), formatUsd(usd));
}
