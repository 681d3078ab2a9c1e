import { formatColones, formatUsd } from '@filigrana/sdk/domain';

/**
 * An amount in dollars, and what it came to in colones where that is known.
 *
 * @example bothAmounts(150, 76440) // '$150.00 USD (₡76 440)'
 */
export const bothAmounts = (usd: number, colones: number | null | undefined): string =>
  colones == null ? formatUsd(usd) : `${formatUsd(usd)} (${formatColones(colones)})`;
