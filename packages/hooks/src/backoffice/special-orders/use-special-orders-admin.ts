import type { ApiError, ListPage, SpecialOrder, SpecialOrderPageQuery } from '@filigrana/sdk';
import {
  specialOrderLabel,
  specialOrderLifecycle,
  specialOrdersFitting,
  type SpecialOrderEvent,
} from '@filigrana/sdk/domain';
import { useCallback, useMemo } from 'react';
import { asApiError, isUnanswered } from '../../shared/as-api-error.ts';
import { logFailure } from '../../shared/log.ts';
import { specialOrderKeys } from '../../shared/reads/keys.ts';
import type { ReadOptions } from '../../shared/reads/use-read.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import { isVersionConflict } from '../../shared/forms/form-definition.ts';
import type { ListOptions, Searchable } from '../reads/admin-list.types.ts';
import { useSearchedList, type ListSource, type LongList } from '../reads/use-long-list.ts';
import { tookEffect } from '../steps/took-effect.ts';
import { useSteps, type FailedStep, type PerformStep } from '../steps/use-steps.ts';
import { SPECIAL_ORDER_WORDS, useUndoing } from '../steps/use-undoing.ts';
import { notice, type BackofficeNotice } from '../texts/backoffice-notice.ts';
import { useCachedItems } from '../writes/use-cached.ts';
import { specialOrderMachine } from './special-order.machine.ts';
import { shopSpecialOrderSteps, TARGETS } from './special-order-steps.ts';
import type { SpecialOrderRow } from './special-orders.types.ts';

export interface SpecialOrdersAdmin extends LongList<SpecialOrder>, Searchable {
  /** What has been read of the orders that the search finds: by customer, state or number. */
  rows: readonly SpecialOrderRow[];
  /**
   * Accepts, rejects or ships; ignored while the order has an action on its way. Somebody else's
   * decision that the person has not seen is not overruled: the row's `failure` says so.
   *
   * @param idPedidoEspecial The special order.
   * @param action The step that is taken.
   * @param seen The order as the person saw it, when that was asked about; as the list has it now
   * unless given.
   */
  act(idPedidoEspecial: number, action: SpecialOrderEvent, seen?: SpecialOrder): void;
  /** The order whose accept can still be undone, where that was asked for; else null. */
  undoable: number | null;
  /** Takes that accept back: the server never hears of it. */
  undo(): void;
}

export interface SpecialOrdersOptions extends ListOptions {
  /** Accepting can be undone for six seconds, as in `useOrders`. */
  undoable?: boolean;
}

function listFailure(error: ApiError): BackofficeNotice {
  if (isUnanswered(error)) return notice('specialOrders.offline');
  if (error.kind !== 'http') return notice('specialOrders.failed');
  const { status = 0, serverMessage: said = error.code } = error;
  if (said === undefined) return notice('specialOrders.serverStatus', { status });
  return notice('specialOrders.serverError', { status, error: said });
}

const SPECIAL_ORDERS: ListSource<ListPage<SpecialOrder>, SpecialOrderPageQuery> = {
  key: specialOrderKeys.list(),
  read: (shop, query) => shop.specialOrders.page(query),
  failed: listFailure,
};

function actionFailure(error: ApiError, { nombreUsuario }: SpecialOrder): BackofficeNotice {
  if (isUnanswered(error)) return notice('specialOrders.actionUnanswered');
  return isVersionConflict(error)
    ? notice('specialOrders.decidedElsewhere', { cliente: nombreUsuario })
    : orSaid(notice('specialOrders.actionFailed'), error);
}

const isTaken = ({ step, error }: FailedStep<number, SpecialOrderEvent>, order: SpecialOrder) =>
  tookEffect(error, order.estado === TARGETS[step]);

function usePerform(): PerformStep<number, SpecialOrderEvent, number> {
  const changeItems = useCachedItems();
  return useCallback(
    async (id, action, write, version) => {
      const estado = TARGETS[action];
      try {
        await write(
          'changeSpecialOrderStatus',
          (shop) => shopSpecialOrderSteps(shop, id, version)(action),
          (answer) =>
            changeItems<SpecialOrder>('listSpecialOrders', (orders) =>
              orders.map((each) =>
                // The new version is known once the list has been read again.
                each.idPedidoEspecial === id
                  ? { ...each, estado: answer.estado ?? estado, version: undefined }
                  : each,
              ),
            ),
        );
      } catch (error) {
        // As the product has it: logged, not told by toast. The row keeps the reason.
        if (!isVersionConflict(asApiError(error))) logFailure('changeSpecialOrderStatus', error);
        throw error;
      }
    },
    [changeItems],
  );
}

/**
 * The special orders of the back office: search by customer, state and number, and the actions that the
 * lifecycle allows the person's role. The list is given up after 10 s; `reload` is 'Reintentar'.
 * Key: `listSpecialOrders`. Machine: `specialOrderMachine`.
 *
 * @param begin What the search box holds at first, and whether accepting can be undone.
 * @param options SWR's own, such as `fallbackData`; null reads nothing.
 * @example
 * const { rows, act, status, notice, reload } = useSpecialOrdersAdmin();
 * rows.map(({ order: { idPedidoEspecial: id }, can }) => (
 *   <button key={id} disabled={!can.aceptar} onClick={() => act(id, 'aceptar')}>Aceptar</button>
 * ));
 */
export function useSpecialOrdersAdmin(
  { search, undoable = false }: SpecialOrdersOptions = {},
  options: ReadOptions<ListPage<SpecialOrder>> = {},
): SpecialOrdersAdmin {
  const { status: login } = useSession();
  const isAnonymous = login === 'anonymous';
  const { found, ...list } = useSearchedList(
    SPECIAL_ORDERS,
    specialOrdersFitting<SpecialOrder>,
    search,
    login === 'authenticated' ? options : null,
  );
  const undoing = useUndoing(SPECIAL_ORDER_WORDS, undoable);
  const steps = useSteps(specialOrderMachine, usePerform(), undoing);
  const { pending, taken, failed, role, take } = steps;

  const rows = useMemo(
    () =>
      found.map<SpecialOrderRow>((order) => {
        const underWay = pending.get(order.idPedidoEspecial) ?? null;
        const shownAs = taken.get(order.idPedidoEspecial);
        const shown = shownAs ? { ...order, estado: TARGETS[shownAs] } : order;
        const may = (action: SpecialOrderEvent) =>
          underWay === null && !shownAs && specialOrderLifecycle.can(action, order.estado, role);
        return {
          order: shown,
          label: specialOrderLabel(shown.estado),
          canUndo: steps.undoable === order.idPedidoEspecial,
          can: { aceptar: may('aceptar'), rechazar: may('rechazar'), enviar: may('enviar') },
          pending: underWay,
          failure:
            failed?.id === order.idPedidoEspecial && !isTaken(failed, order)
              ? actionFailure(failed.error, order)
              : null,
        };
      }),
    [failed, found, pending, role, steps.undoable, taken],
  );
  const act = useCallback<SpecialOrdersAdmin['act']>(
    (id, action, seen = found.find((each) => each.idPedidoEspecial === id)) => {
      if (!seen) return;
      const { estado, version } = seen;
      // An unset state counts as the initial one.
      take(id, { state: estado ?? specialOrderLifecycle.initial, role }, action, version);
    },
    [found, role, take],
  );
  const { undo } = steps;
  const shown = { ...list, rows, act, undoable: steps.undoable, undo };
  if (!isAnonymous) return shown;
  return { ...shown, status: 'failed', notice: notice('specialOrders.noToken') };
}
