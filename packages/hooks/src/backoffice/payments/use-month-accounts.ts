import { accountsToCsv } from '@filigrana/sdk/domain';
import { useCallback, useState } from 'react';
import { asApiError } from '../../shared/as-api-error.ts';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import { notice, type BackofficeNotice } from '../texts/backoffice-notice.ts';

export interface MonthAccounts {
  /** The orders of a month are being read. */
  isReading: boolean;
  /** Why the orders could not be read. */
  notice: BackofficeNotice | null;
  /**
   * Reads the orders of a month, as a table for spreadsheets; null when they could not be read, and while
   * others are being read. The record of activity keeps it.
   *
   * @param mes Of Costa Rica: '2026-03'.
   */
  toCsv(mes: string): Promise<string | null>;
}

/**
 * The orders of a month for the accountant. Only where the backend notes payments: ask `useRefunds`.
 *
 * @example
 * const { toCsv } = useMonthAccounts();
 * <button onClick={() => void toCsv('2026-03')}>Marzo</button>;
 */
export function useMonthAccounts(): MonthAccounts {
  const { shop } = useShopContext();
  const [isReading, setReading] = useState(false);
  const [failed, setFailed] = useState<BackofficeNotice | null>(null);
  const toCsv = useCallback(
    async (mes: string) => {
      if (isReading) return null;
      setReading(true);
      setFailed(null);
      try {
        return accountsToCsv(await shop.payments.month({ mes }));
      } catch (cause) {
        setFailed(orSaid(notice('accounts.failed'), asApiError(cause)));
        return null;
      } finally {
        setReading(false);
      }
    },
    [isReading, shop],
  );
  return { isReading, notice: failed, toCsv };
}
