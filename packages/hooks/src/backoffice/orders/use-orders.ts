import type { ApiError, Order, Role } from '@filigrana/sdk';
import {
  filterOrders,
  orderLifecycle,
  ordersToCsv,
  type OrderEvent,
  type OrderFilters,
} from '@filigrana/sdk/domain';
import { useCallback, useMemo } from 'react';
import { orderKeys } from '../../shared/reads/keys.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import type { AdminList } from '../reads/admin-list.types.ts';
import { useList } from '../reads/use-list.ts';
import { useSteps, type PerformStep } from '../steps/use-steps.ts';
import { notice, type BackofficeNotice } from '../texts/backoffice-notice.ts';
import { useCached } from '../writes/use-cached.ts';
import { afterStep, performStep, STEP_OPERATIONS } from './order-steps.ts';
import { orderMachine } from './order.machine.ts';
import { useOrderFilters, type OrderFiltering } from './use-order-filters.ts';

export type OrderAction = OrderEvent;

export interface OrderRow {
  order: Order;
  /** Which buttons are enabled: what the lifecycle allows this role now. */
  can: Readonly<Record<OrderAction, boolean>>;
  /** The action on its way. */
  pending: OrderAction | null;
}

export interface Orders extends AdminList, OrderFiltering {
  /** Orders that the filters keep. */
  rows: readonly OrderRow[];
  /** All orders, whatever the filters: 0 means 'No hay pedidos regulares.'. */
  total: number;
  /** Orders in `pendiente`, whatever the filters. */
  waiting: number;
  /** What the filters keep, as a table for spreadsheets. */
  toCsv(): string;
  /**
   * Accepts, rejects or ships; ignored while the order has an action on its way. What somebody else
   * has decided meanwhile is not overruled: the server refuses it, and `alert` says so.
   *
   * @param seen The order as the person saw it, when that was asked about; as the list has it now
   * unless given.
   */
  act(idPedido: number, action: OrderAction, seen?: Order): void;
  /** A failed action, to be shown through an alert; call `closeAlert` when it was. */
  alert: BackofficeNotice | null;
  closeAlert(): void;
}

/** Takes the steps of an order on the server. */
export function usePerformOrder(): PerformStep<number, OrderAction> {
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

/** Rows with nothing on their way, kept with their order: a card is drawn anew only when it changed. */
function createRows(role: Role | null): (order: Order) => OrderRow {
  const rows = new WeakMap<Order, OrderRow>();
  return (order) => {
    const known = rows.get(order);
    if (known) return known;
    const row = rowOf(order, role, null);
    rows.set(order, row);
    return row;
  };
}

export interface OrdersOptions {
  /** Read once, for example from the page's address with `orderFiltersFromSearch`. */
  filters?: Partial<OrderFilters>;
}

/** Reads the list that every screen of orders shares. */
export function useOrderList() {
  return useList(orderKeys.list(), (shop) => shop.orders.list(), listFailure);
}

const listFailure = (error: ApiError) => orSaid(notice('orders.listFailed'), error);

/**
 * The regular orders of the back office: search, filters with their totals, and accepting, rejecting and shipping as the
 * lifecycle allows the person's role. Key: `listOrders`; a rejected order also renews the stock.
 * Machine: `orderMachine`.
 *
 * @example
 * const { rows, act } = useOrders();
 * rows.map(({ order: { idPedido }, can }) => (
 *   <button key={idPedido} disabled={!can.aceptar} onClick={() => act(idPedido, 'aceptar')}>Aceptar</button>
 * ));
 */
export function useOrders({ filters: initial }: OrdersOptions = {}): Orders {
  const { items, ...list } = useOrderList();
  const { found, ...filtering } = useOrderFilters(items, initial);
  const { pending, failed, dismiss, role, take } = useSteps(orderMachine, usePerformOrder());

  const rowFor = useMemo(() => createRows(role), [role]);
  const rows = useMemo(
    () =>
      found.map((order) => {
        const underWay = pending.get(order.idPedido);
        return underWay ? rowOf(order, role, underWay) : rowFor(order);
      }),
    [found, pending, role, rowFor],
  );
  const waiting = useMemo(
    () => items.filter(({ estadoPedido }) => estadoPedido === orderLifecycle.initial).length,
    [items],
  );
  const { filters } = filtering;
  const act = useCallback<Orders['act']>(
    (idPedido, action, seen = items.find((each) => each.idPedido === idPedido)) => {
      if (seen) take(idPedido, { state: seen.estadoPedido, role }, action);
    },
    [items, role, take],
  );
  return {
    ...list,
    ...filtering,
    rows,
    total: items.length,
    waiting,
    toCsv: useCallback(() => ordersToCsv(filterOrders(items, filters)), [filters, items]),
    act,
    alert: failed && orSaid(notice('orders.actionFailed', { action: failed.step }), failed.error),
    closeAlert: dismiss,
  };
}
