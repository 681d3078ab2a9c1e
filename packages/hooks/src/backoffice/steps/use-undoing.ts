import type { ApiError } from '@filigrana/sdk';
import { useMemo } from 'react';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import { timings } from '../../shared/timings.ts';
import { notice, type BackofficeNotice } from '../texts/backoffice-notice.ts';
import { useNotify } from '../texts/use-backoffice-texts.ts';
import type { Undoing } from './use-steps.ts';

/** What is said of an accept that can be undone. */
export interface UndoWords<Id> {
  accepted(id: Id): BackofficeNotice;
  /** It failed after its page had been left. */
  failed(id: Id): BackofficeNotice;
}

export const ORDER_WORDS: UndoWords<number> = {
  accepted: (idPedido) => notice('orders.accepted', { idPedido }),
  failed: (idPedido) => notice('orders.acceptFailed', { idPedido }),
};

export const SPECIAL_ORDER_WORDS: UndoWords<number> = {
  accepted: (idPedido) => notice('specialOrders.accepted', { idPedido }),
  failed: (idPedido) => notice('specialOrders.acceptFailed', { idPedido }),
};

/**
 * Accepting can be undone for a moment, by a toast too; null unless that is wanted.
 *
 * @param words The same object in every render.
 * @param back Told when an order is back as it was: undone, or failed after it had been shown as accepted.
 */
export function useUndoing<Id>(
  words: UndoWords<Id>,
  isWanted: boolean,
  back?: (id: Id, error: ApiError | null) => void,
): Undoing<Id, string> | null {
  const { toasts } = useShopContext();
  const notify = useNotify();
  return useMemo(() => {
    if (!isWanted) return null;
    return {
      ms: timings.toast.undo,
      can: (step) => step === 'aceptar',
      say(id, run) {
        notify(words.accepted(id), { label: notice('orders.undo'), run });
        const said = toasts.get()?.id;
        return () => {
          if (toasts.get()?.id === said) toasts.dismiss();
        };
      },
      back,
      failLate: (id, error) => notify(orSaid(words.failed(id), error)),
    };
  }, [back, isWanted, notify, toasts, words]);
}
