import type {
  ApiError,
  DoubtForm,
  Order,
  OrderPage,
  OrderPageQuery,
  Role,
  Shop,
} from '@filigrana/sdk';
import {
  filterOrders,
  orderLifecycle,
  ordersToCsv,
  type OrderEvent,
  type OrderFilters,
} from '@filigrana/sdk/domain';
import { useCallback, useMemo, useState } from 'react';
import { asApiError } from '../../shared/as-api-error.ts';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { useRead, type ReadOptions } from '../../shared/reads/use-read.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import type { LongList } from '../reads/use-long-list.ts';
import { useSteps, type PerformStep } from '../steps/use-steps.ts';
import { ORDER_WORDS, useUndoing } from '../steps/use-undoing.ts';
import { notice, type BackofficeNotice } from '../texts/backoffice-notice.ts';
import { useCachedItems } from '../writes/use-cached.ts';
import { acceptMatch, afterStep, performStep, STEP_OPERATIONS } from './order-steps.ts';
import { orderMachine } from './order.machine.ts';
import { ORDERS } from './orders-source.ts';
import { orderQuery, useFilteredOrders, type OrderFiltering } from './use-order-filters.ts';

export type OrderAction = OrderEvent;

export interface OrderRow {
  /** The order as the list has it. */
  order: Order;
  /** Which buttons are enabled: what the lifecycle allows this role now. */
  can: Readonly<Record<OrderAction, boolean>>;
  /** The action on its way. */
  pending: OrderAction | null;
  /** It is shown as accepted, and `undo` takes that back. */
  canUndo: boolean;
}

export interface Orders extends LongList<Order>, OrderFiltering {
  /** What has been read of the orders that the filters keep. */
  rows: readonly OrderRow[];
  /** Orders in `pendiente`, whatever the filters. */
  waiting: number;
  /**
   * All that the filters keep, as a table for spreadsheets: what is not there yet is read first. Null
   * when it could not be read; `alert` says why.
   */
  toCsv(): Promise<string | null>;
  /**
   * Accepts, rejects or ships; ignored while the order has an action on its way. What somebody else
   * has decided meanwhile is not overruled: the server refuses it, and `alert` says so.
   *
   * @param seen The order as the person saw it, when that was asked about; as the list has it now
   * unless given.
   * @param reason Why it is rejected, for a backend that notes payments: the customer is told.
   */
  act(idPedido: number, action: OrderAction, seen?: Order, reason?: DoubtForm): void;
  /** The order whose accept can still be undone, where that was asked for; else null. */
  undoable: number | null;
  /** Takes that accept back: the server never hears of it. */
  undo(): void;
  /** A failed action, to be shown through an alert; call `closeAlert` when it was. */
  alert: BackofficeNotice | null;
  closeAlert(): void;
}

/** What the server is told beside the step of an order. */
export interface OrderStepDetail {
  /** Why it is rejected. */
  readonly reason?: DoubtForm | undefined;
  /** Entries of the bank that pay the accepted order. */
  readonly entradas?: readonly number[] | undefined;
}

/** Takes the steps of an order on the server. */
export function usePerformOrder(): PerformStep<number, OrderAction, OrderStepDetail> {
  const changeItems = useCachedItems();
  return useCallback(
    (idPedido, step, write, { reason, entradas } = {}) => {
      const show = (told: Order | null) =>
        changeItems<Order>('listOrders', (orders) => afterStep(orders, idPedido, step, told));
      return entradas
        ? write(
            'acceptMatches',
            (shop) => acceptMatch(shop, idPedido, entradas),
            () => show(null),
          )
        : write(
            STEP_OPERATIONS[step],
            (shop) => performStep(shop, idPedido, step, reason),
            ({ pedido }) => show(pedido),
          );
    },
    [changeItems],
  );
}

function rowOf(order: Order, role: Role | null, pending: OrderAction | null): OrderRow {
  const may = (action: OrderAction) =>
    pending === null && orderLifecycle.can(action, order.estadoPedido, role);
  const can = { aceptar: may('aceptar'), rechazar: may('rechazar'), enviar: may('enviar') };
  return { order, can, pending, canUndo: false };
}

/** An order whose step is shown as taken: nothing else can be done with it until the server has said so. */
function takenRow(order: Order, step: OrderAction, canUndo: boolean): OrderRow {
  const [shown = order] = afterStep([order], order.idPedido, step, null);
  const can = { aceptar: false, rechazar: false, enviar: false };
  return { order: shown, can, pending: null, canUndo };
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
  /**
   * Accepting can be undone for six seconds: the order is shown as accepted at once, and the call is
   * made when they are over, when the next order is accepted, or when the page is left, hidden or
   * closed. Without it the call is made at once.
   */
  undoable?: boolean;
}

const WAITING: OrderPageQuery = { estado: orderLifecycle.initial };

/** How many wait: counted in the list, or by the server where the list is long. */
function useWaiting(
  { items, isWhole, status }: LongList<Order>,
  taken: ReadonlyMap<number, OrderAction>,
): number {
  const { data } = useRead(
    status === 'ready' && !isWhole ? [...ORDERS.key, { ...WAITING, limite: 1 }] : null,
    (shop) => shop.orders.page({ ...WAITING, limite: 1 }),
  );
  const counted = useMemo(
    () =>
      items.filter(
        ({ idPedido, estadoPedido }) =>
          estadoPedido === orderLifecycle.initial && !taken.has(idPedido),
      ).length,
    [items, taken],
  );
  return isWhole || !data?.encontrados ? counted : data.encontrados - taken.size;
}

/** Longest part that the contract hands out. */
const LONGEST_PART = 500;

async function readAll(shop: Shop, filters: OrderFilters): Promise<Order[]> {
  const query = { ...orderQuery(filters), limite: LONGEST_PART };
  const orders: Order[] = [];
  for (let after: number | null | undefined; after !== null;) {
    const page = await shop.orders.page({ ...query, despuesDe: after });
    orders.push(...page.elementos);
    after = page.siguiente;
  }
  return orders;
}

/**
 * The regular orders of the back office: search, filters with their totals, and accepting, rejecting and shipping as the
 * lifecycle allows the person's role. Key: `listOrders`; a rejected order also renews the stock.
 * Machine: `orderMachine`.
 *
 * @param reading SWR's own, such as `fallbackData`; null reads nothing.
 * @example
 * const { rows, act } = useOrders();
 * rows.map(({ order: { idPedido }, can }) => (
 *   <button key={idPedido} disabled={!can.aceptar} onClick={() => act(idPedido, 'aceptar')}>Aceptar</button>
 * ));
 */
export function useOrders(
  { filters: initial, undoable = false }: OrdersOptions = {},
  reading: ReadOptions<OrderPage> = {},
): Orders {
  const { shop } = useShopContext();
  const list = useFilteredOrders(ORDERS, initial, reading);
  const { items, found, isWhole, filters } = list;
  const undoing = useUndoing(ORDER_WORDS, undoable);
  const steps = useSteps(orderMachine, usePerformOrder(), undoing);
  const { pending, taken, failed, dismiss, role, take } = steps;
  const waiting = useWaiting(list, taken);

  const rowFor = useMemo(() => createRows(role), [role]);
  const rows = useMemo(
    () =>
      found.map((order) => {
        const underWay = pending.get(order.idPedido);
        const shownAs = taken.get(order.idPedido);
        if (shownAs) return takenRow(order, shownAs, steps.undoable === order.idPedido);
        return underWay ? rowOf(order, role, underWay) : rowFor(order);
      }),
    [found, pending, role, rowFor, steps.undoable, taken],
  );
  const act = useCallback<Orders['act']>(
    (idPedido, action, seen = items.find((each) => each.idPedido === idPedido), reason) => {
      if (seen) take(idPedido, { state: seen.estadoPedido, role }, action, { reason });
    },
    [items, role, take],
  );
  const [unread, setUnread] = useState<ApiError | null>(null);
  const toCsv = useCallback(async () => {
    try {
      return ordersToCsv(isWhole ? filterOrders(items, filters) : await readAll(shop, filters));
    } catch (cause) {
      setUnread(asApiError(cause));
      return null;
    }
  }, [filters, isWhole, items, shop]);
  return {
    ...list,
    rows,
    waiting,
    toCsv,
    act,
    undoable: steps.undoable,
    undo: steps.undo,
    alert: failed
      ? orSaid(notice('orders.actionFailed', { action: failed.step }), failed.error)
      : unread && orSaid(notice('orders.csvFailed'), unread),
    closeAlert: useCallback(() => {
      dismiss();
      setUnread(null);
    }, [dismiss]),
  };
}
