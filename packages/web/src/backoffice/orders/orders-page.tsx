import { useOrders, useTexts, type OrderAction } from '@filigrana/hooks/backoffice';
import type { Order } from '@filigrana/sdk';
import { localDate, orderFiltersFromSearch, orderFiltersToSearch } from '@filigrana/sdk/domain';
import { useCallback, useEffect, useState } from 'react';
import { useHead } from '../../app/head.tsx';
import { backoffice } from '../../app/paths.ts';
import { EmptyState, LinkButton } from '../../ui/index.ts';
import { AdminHead } from '../shared/admin-head.tsx';
import { CardColumns } from '../shared/card-columns.tsx';
import { CardsSkeleton } from '../shared/cards-skeleton.tsx';
import { ConfirmDialog } from '../shared/confirm-dialog.tsx';
import { ListFrame } from '../shared/list-frame.tsx';
import { useKeptList, useListMemory } from '../shared/list-memory.ts';
import { NoMatch } from '../shared/no-match.tsx';
import { saveFile } from '../shared/save-file.ts';
import { SearchBox } from '../shared/search-box.tsx';
import { counted, found } from '../shared/texts.ts';
import { useGrowing } from '../shared/use-growing.tsx';
import { KeptNotes } from '../timeline/kept-notes.tsx';
import { customerOf, OrderCard } from './order-card.tsx';
import { OrderFiltersBar } from './order-filters-bar.tsx';
import { ordersTexts as texts } from './texts.ts';
import { filtersAsked, useAddressedFilters } from './use-addressed-filters.ts';

/** The regular orders: what came in, and accepting, rejecting and shipping it. */
export default function OrdersPage() {
  useHead({ title: texts.title });
  const memory = useListMemory(filtersAsked);
  const orders = useOrders({ filters: orderFiltersFromSearch(memory.before.search) });
  const { status, rows, total, waiting, search, setSearch, filters, act } = orders;
  const { alert, closeAlert } = orders;
  useAddressedFilters(orders);
  const narrowedBy = orderFiltersToSearch(filters);
  useKeptList(memory, orderFiltersToSearch({ ...filters, pedido: null }), status === 'ready');
  const { shown, more } = useGrowing(rows, { narrowedBy, memory });
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
    <KeptNotes>
      <AdminHead title={texts.title} count={status === 'ready' ? countOf(orders) : undefined}>
        <SearchBox label={texts.search} value={search} onChange={setSearch} />
        {waiting > 0 && (
          <LinkButton href={backoffice.orderReview()} icon="receipt">
            {texts.review(waiting)}
          </LinkButton>
        )}
      </AdminHead>
      <ListFrame list={orders} loading={<CardsSkeleton label={texts.loading} />}>
        {total > 0 && (
          <OrderFiltersBar filtering={orders} onExport={() => exportCsv(orders.toCsv())} />
        )}
        {total === 0 && <EmptyState art="pedidos" title={texts.empty} as="h2" />}
        {total > 0 && rows.length === 0 && (
          <NoMatch title={texts.noMatch} onClear={orders.clearFilters} />
        )}
        <CardColumns>
          {shown.map((row) => (
            <li key={row.order.idPedido}>
              <OrderCard
                row={row}
                onStep={onStep}
                isOpenAtFirst={filters.pedido === row.order.idPedido}
              />
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
            act(rejected.idPedido, 'rechazar', rejected);
          }}
          onCancel={() => setRejected(null)}
        >
          {texts.rejectText(customerOf(rejected))}
        </ConfirmDialog>
      )}
    </KeptNotes>
  );
}

const exportCsv = (csv: string): void =>
  saveFile(texts.csvName(localDate(Date.now())), csv, 'text/csv;charset=utf-8');

type OrdersView = ReturnType<typeof useOrders>;

/** '6 pedidos, 2 pendientes'; with a search '2 de 6 pedidos'. */
function countOf({ rows, total, waiting, isFiltered }: OrdersView): string {
  const all = counted(total, 'pedido');
  if (isFiltered) return found(rows.length, all);
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
