import { useOrders, useTexts, type OrderAction } from '@filigrana/hooks/backoffice';
import type { Order } from '@filigrana/sdk';
import { useCallback, useEffect, useState } from 'react';
import { useHead } from '../../app/head.tsx';
import { EmptyState } from '../../ui/index.ts';
import { AdminHead } from '../shared/admin-head.tsx';
import { CardColumns } from '../shared/card-columns.tsx';
import { CardsSkeleton } from '../shared/cards-skeleton.tsx';
import { ConfirmDialog } from '../shared/confirm-dialog.tsx';
import { ListFrame } from '../shared/list-frame.tsx';
import { NoMatch } from '../shared/no-match.tsx';
import { SearchBox } from '../shared/search-box.tsx';
import { counted, found } from '../shared/texts.ts';
import { useGrowing } from '../shared/use-growing.tsx';
import { customerOf, OrderCard } from './order-card.tsx';
import { ordersTexts as texts } from './texts.ts';

/** The regular orders: what came in, and accepting, rejecting and shipping it. */
export default function OrdersPage() {
  useHead({ title: texts.title });
  const orders = useOrders();
  const { status, rows, total, search, setSearch, act, alert, closeAlert } = orders;
  const { shown, more } = useGrowing(rows);
  const [rejected, setRejected] = useState<Order | null>(null);
  useBrowserAlert(alert, closeAlert);

  const onStep = useCallback(
    (order: Order, step: OrderAction) => {
      // What cannot be undone is asked first.
      if (step === 'rechazar') setRejected(order);
      else act(order.idPedido, step);
    },
    [act],
  );

  return (
    <>
      <AdminHead title={texts.title} count={status === 'ready' ? countOf(orders) : undefined}>
        <SearchBox label={texts.search} value={search} onChange={setSearch} />
      </AdminHead>
      <ListFrame list={orders} loading={<CardsSkeleton label={texts.loading} />}>
        {total === 0 && <EmptyState art="pedidos" title={texts.empty} as="h2" />}
        {total > 0 && rows.length === 0 && (
          <NoMatch title={texts.noMatch} onClear={() => setSearch('')} />
        )}
        <CardColumns>
          {shown.map((row) => (
            <li key={row.order.idPedido}>
              <OrderCard row={row} onStep={onStep} />
            </li>
          ))}
        </CardColumns>
        {more}
      </ListFrame>
      {rejected && (
        <ConfirmDialog
          title={texts.rejectTitle(rejected.idPedido)}
          confirm={texts.reject}
          onConfirm={() => {
            setRejected(null);
            act(rejected.idPedido, 'rechazar');
          }}
          onCancel={() => setRejected(null)}
        >
          {texts.rejectText(customerOf(rejected))}
        </ConfirmDialog>
      )}
    </>
  );
}

type OrdersView = ReturnType<typeof useOrders>;

/** '6 pedidos, 2 pendientes'; with a search '2 de 6 pedidos'. */
function countOf({ rows, total, search }: OrdersView): string {
  const all = counted(total, 'pedido');
  if (search.trim() !== '') return found(rows.length, all);
  const waiting = rows.filter(({ order }) => order.estadoPedido === 'pendiente').length;
  return waiting > 0 ? `${all}, ${texts.pending(waiting)}` : all;
}

/** A failed action is told by the browser's own alert; the list stays as it was. */
function useBrowserAlert(alert: OrdersView['alert'], close: () => void): void {
  const { sentence } = useTexts();
  useEffect(() => {
    if (!alert) return;
    window.alert(sentence(alert));
    close();
  }, [alert, close, sentence]);
}
