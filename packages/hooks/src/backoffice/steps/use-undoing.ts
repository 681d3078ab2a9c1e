import type { ApiError } from '@filigrana/sdk';
import { useMemo } from 'react';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import { timings } from '../../shared/timings.ts';
import { notice } from '../texts/backoffice-notice.ts';
import { useNotify } from '../texts/use-backoffice-texts.ts';
import type { Undoing } from './use-steps.ts';

/** The sentences about orders of one kind. */
const SAID = {
  orders: { accepted: 'orders.accepted', failed: 'orders.acceptFailed' },
  specialOrders: { accepted: 'specialOrders.accepted', failed: 'specialOrders.acceptFailed' },
} as const;

/**
 * Accepting can be undone for a moment, by a toast too; null unless that is wanted.
 *
 * @param back Told when an order is back as it was: undone, or failed after it had been shown as accepted.
 */
export function useUndoing(
  kind: keyof typeof SAID,
  isWanted: boolean,
  back?: (id: number, error: ApiError | null) => void,
): Undoing<number, string> | null {
  const { toasts } = useShopContext();
  const notify = useNotify();
  return useMemo(() => {
    if (!isWanted) return null;
    const { accepted, failed } = SAID[kind];
    return {
      ms: timings.toast.undo,
      can: (step) => step === 'aceptar',
      say: (idPedido, run) =>
        notify(notice(accepted, { idPedido }), { label: notice('orders.undo'), run }),
      close(idPedido) {
        const open = toasts.get();
        if (open?.code === accepted && open.params.idPedido === idPedido) toasts.dismiss();
      },
      back,
      failLate: (idPedido, error) => notify(orSaid(notice(failed, { idPedido }), error)),
    };
  }, [back, isWanted, kind, notify, toasts]);
}
