import type { ApiError, Order } from '@filigrana/sdk';
import { orderLifecycle, type OrderEvent } from '@filigrana/sdk/domain';
import { useCallback, useMemo, useState } from 'react';
import { useSWRConfig } from 'swr';
import { createStepDesk } from '../../shared/machines/step-desk.ts';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { orderKeys } from '../../shared/reads/keys.ts';
import { useRead } from '../../shared/reads/use-read.ts';
import { useRefresh } from '../../shared/reads/use-refresh.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import { useStore } from '../../shared/use-store.ts';
import { backofficeRevalidation } from '../revalidation.ts';
import { notice, type BackofficeNotice } from '../texts/backoffice-notice.ts';
import { afterStep, matchesOrder, performStep, STEP_OPERATIONS } from './order-steps.ts';
import { orderMachine } from './order.machine.ts';

export type OrderAction = OrderEvent;

export interface OrderRow {
  order: Order;
  /** Which buttons are enabled: what the lifecycle allows this role now. */
  can: Readonly<Record<OrderAction, boolean>>;
  /** The action on its way. */
  pending: OrderAction | null;
}

export interface Orders {
  status: 'loading' | 'failed' | 'ready';
  /** Why the list could not be loaded. */
  notice: BackofficeNotice | null;
  /** Orders whose customer or summary contains the search. */
  rows: readonly OrderRow[];
  /** All orders, whatever the search: 0 means 'No hay pedidos regulares.'. */
  total: number;
  search: string;
  setSearch(text: string): void;
  /** Accepts, rejects or ships; ignored while the order has an action on its way. */
  act(idPedido: number, action: OrderAction): void;
  /** A failed action, to be shown through an alert; call `closeAlert` when it was. */
  alert: BackofficeNotice | null;
  closeAlert(): void;
  reload(): void;
}

function useOrderDesk() {
  const { shop, clock } = useShopContext();
  const { mutate } = useSWRConfig();
  const refresh = useRefresh();
  return useMemo(
    () =>
      createStepDesk<number, Order['estadoPedido'], OrderAction>({
        machine: orderMachine,
        clock,
        async perform(idPedido, step) {
          const operation = STEP_OPERATIONS[step];
          try {
            const { pedido } = await performStep(shop, idPedido, step);
            await mutate<Order[]>(
              orderKeys.list(),
              (orders) => orders && afterStep(orders, idPedido, step, pedido),
              { revalidate: false },
            );
          } finally {
            // Refused because a colleague was quicker, or done: either way the list is new.
            void refresh(backofficeRevalidation[operation]);
          }
        },
      }),
    [clock, mutate, refresh, shop],
  );
}

const nothingUnderWay = { pending: new Map<number, OrderAction>(), failed: null };
const atServer = () => nothingUnderWay;

function rowOf(
  order: Order,
  role: ReturnType<typeof useSession>['role'],
  pending: OrderAction | null,
): OrderRow {
  const may = (action: OrderAction) =>
    pending === null && orderLifecycle.can(action, order.estadoPedido, role);
  const can = { aceptar: may('aceptar'), rechazar: may('rechazar'), enviar: may('enviar') };
  return { order, can, pending };
}

const listFailure = (error: ApiError) => orSaid(notice('orders.listFailed'), error);

/**
 * The regular orders of the back office: search, and accepting, rejecting and shipping as the
 * lifecycle allows the person's role. Key: `listOrders`; a rejected order also renews the stock.
 *
 * @example
 * const { rows, act } = useOrders();
 * <button disabled={!row.can.aceptar} onClick={() => act(row.order.idPedido, 'aceptar')}>Aceptar</button>
 */
export function useOrders(): Orders {
  const { role } = useSession();
  const [search, setSearch] = useState('');
  const { data, error, mutate } = useRead(orderKeys.list(), (shop) => shop.orders.list());
  const desk = useOrderDesk();
  const { pending, failed } = useStore(desk, atServer);

  const rows = useMemo(
    () =>
      (data ?? [])
        .filter((order) => matchesOrder(order, search))
        .map((order) => rowOf(order, role, pending.get(order.idPedido) ?? null)),
    [data, pending, role, search],
  );
  const act = useCallback<Orders['act']>(
    (idPedido, action) => {
      const order = data?.find((each) => each.idPedido === idPedido);
      if (order) desk.take(idPedido, { state: order.estadoPedido, role }, action);
    },
    [data, desk, role],
  );
  const reload = useCallback(() => void mutate(), [mutate]);

  return {
    status: data ? 'ready' : error ? 'failed' : 'loading',
    notice: error ? listFailure(error) : null,
    rows,
    total: data?.length ?? 0,
    search,
    setSearch,
    act,
    alert: failed && orSaid(notice('orders.actionFailed', { action: failed.step }), failed.error),
    closeAlert: desk.dismiss,
    reload,
  };
}
