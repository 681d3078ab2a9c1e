import type { ApiError, Order, Role } from '@filigrana/sdk';
import { orderLifecycle, type OrderEvent } from '@filigrana/sdk/domain';
import { useCallback, useMemo } from 'react';
import { orderKeys } from '../../shared/reads/keys.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import type { AdminList, Searchable } from '../reads/admin-list.types.ts';
import { useList } from '../reads/use-list.ts';
import { useTextSearch } from '../reads/use-text-search.ts';
import { useSteps, type PerformStep } from '../steps/use-steps.ts';
import { notice, type BackofficeNotice } from '../texts/backoffice-notice.ts';
import { useCached } from '../writes/use-cached.ts';
import { afterStep, performStep, searchedIn, STEP_OPERATIONS } from './order-steps.ts';
import { orderMachine } from './order.machine.ts';

export type OrderAction = OrderEvent;

export interface OrderRow {
  order: Order;
  /** Which buttons are enabled: what the lifecycle allows this role now. */
  can: Readonly<Record<OrderAction, boolean>>;
  /** The action on its way. */
  pending: OrderAction | null;
}

export interface Orders extends AdminList, Searchable {
  /** Orders whose customer or summary contains the search. */
  rows: readonly OrderRow[];
  /** All orders, whatever the search: 0 means 'No hay pedidos regulares.'. */
  total: number;
  /** Accepts, rejects or ships; ignored while the order has an action on its way. */
  act(idPedido: number, action: OrderAction): void;
  /** A failed action, to be shown through an alert; call `closeAlert` when it was. */
  alert: BackofficeNotice | null;
  closeAlert(): void;
}

function usePerform(): PerformStep<number, OrderAction> {
  const changeCached = useCached();
  return useCallback(
    (idPedido, step, write) =>
      write(
        STEP_OPERATIONS[step],
        (shop) => performStep(shop, idPedido, step),
        ({ pedido }) =>
          changeCached<Order[]>(orderKeys.list(), (orders) =>
            afterStep(orders, idPedido, step, pedido),
          ),
      ),
    [changeCached],
  );
}

function rowOf(order: Order, role: Role | null, pending: OrderAction | null): OrderRow {
  const may = (action: OrderAction) =>
    pending === null && orderLifecycle.can(action, order.estadoPedido, role);
  const can = { aceptar: may('aceptar'), rechazar: may('rechazar'), enviar: may('enviar') };
  return { order, can, pending };
}

const listFailure = (error: ApiError) => orSaid(notice('orders.listFailed'), error);

/**
 * The regular orders of the back office: search, and accepting, rejecting and shipping as the
 * lifecycle allows the person's role. Key: `listOrders`; a rejected order also renews the stock.
 * Machine: `orderMachine`.
 *
 * @example
 * const { rows, act } = useOrders();
 * rows.map(({ order: { idPedido }, can }) => (
 *   <button key={idPedido} disabled={!can.aceptar} onClick={() => act(idPedido, 'aceptar')}>Aceptar</button>
 * ));
 */
export function useOrders(): Orders {
  const { items, ...list } = useList(orderKeys.list(), (shop) => shop.orders.list(), listFailure);
  const { found, ...searching } = useTextSearch(items, searchedIn);
  const { pending, failed, dismiss, role, take } = useSteps(orderMachine, usePerform());

  const rows = useMemo(
    () => found.map((order) => rowOf(order, role, pending.get(order.idPedido) ?? null)),
    [found, pending, role],
  );
  const act = useCallback<Orders['act']>(
    (idPedido, action) => {
      const order = items.find((each) => each.idPedido === idPedido);
      if (order) take(idPedido, { state: order.estadoPedido, role }, action);
    },
    [items, role, take],
  );
  return {
    ...list,
    ...searching,
    rows,
    total: items.length,
    act,
    alert: failed && orSaid(notice('orders.actionFailed', { action: failed.step }), failed.error),
    closeAlert: dismiss,
  };
}
