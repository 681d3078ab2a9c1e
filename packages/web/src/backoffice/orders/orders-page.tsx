import { useOrders, useTexts, type OrderAction } from '@filigrana/hooks/backoffice';
import type { Order } from '@filigrana/sdk';
import { localDate, orderFiltersFromSearch, orderFiltersToSearch } from '@filigrana/sdk/domain';
import { useCallback, useEffect } from 'react';
import { backoffice } from '../../app/paths.ts';
import { LinkButton } from '../../ui/index.ts';
import { CardColumns } from '../shared/card-columns.tsx';
import { CardsSkeleton } from '../shared/cards-skeleton.tsx';
import { useKeptList, useListMemory } from '../shared/list-memory.ts';
import { saveFile } from '../shared/save-file.ts';
import { SearchedList } from '../shared/searched-list.tsx';
import { counted } from '../shared/texts.ts';
import { useAskedRejection } from '../shared/use-asked-rejection.tsx';
import { useGrowing } from '../shared/use-growing.tsx';
import { KeptNotes } from '../timeline/kept-notes.tsx';
import { OrderCard } from './order-card.tsx';
import { OrderFiltersBar } from './order-filters-bar.tsx';
import { ordersTexts as texts } from './texts.ts';
import { filtersAsked, useAddressedFilters } from './use-addressed-filters.ts';

/** The regular orders: what came in, and accepting, rejecting and shipping it. */
export default function OrdersPage() {
  const memory = useListMemory(filtersAsked);
  const orders = useOrders({ filters: orderFiltersFromSearch(memory.before.search) });
  const { status, rows, total, matches, waiting, filters, act, toCsv } = orders;
  const { alert, closeAlert } = orders;
  useAddressedFilters(orders);
  const narrowedBy = orderFiltersToSearch(filters);
  useKeptList(memory, orderFiltersToSearch({ ...filters, pedido: null }), status === 'ready');
  const { shown, more } = useGrowing(rows, { narrowedBy, memory, list: orders });
  const { onStep, question } = useAskedRejection(
    useCallback((order: Order, step: OrderAction) => act(order.idPedido, step, order), [act]),
    texts,
  );
  useBrowserAlert(alert, closeAlert);

  return (
    <KeptNotes>
      <SearchedList
        texts={texts}
        list={orders}
        total={total}
        matches={matches}
        count={counted(total, 'pedido')}
        detail={waiting > 0 && texts.pending(waiting)}
        isNarrowed={orders.isFiltered}
        onClear={orders.clearFilters}
        art="pedidos"
        skeleton={CardsSkeleton}
        tools={
          waiting > 0 && (
            <LinkButton href={backoffice.orderReview()} icon="receipt">
              {texts.review(waiting)}
            </LinkButton>
          )
        }
      >
        {total > 0 && <OrderFiltersBar filtering={orders} onExport={() => toCsv().then(saveCsv)} />}
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
      </SearchedList>
      {question}
    </KeptNotes>
  );
}

const saveCsv = (csv: string | null): void =>
  void (
    csv !== null && saveFile(texts.csvName(localDate(Date.now())), csv, 'text/csv;charset=utf-8')
  );

type OrdersView = ReturnType<typeof useOrders>;

/** A failed action is told by the browser's own alert; the list stays as it was. */
function useBrowserAlert(alert: OrdersView['alert'], close: () => void): void {
  const { sentence } = useTexts();
  useEffect(() => {
    if (!alert) return;
    window.alert(sentence(alert));
    close();
  }, [alert, close, sentence]);
}
