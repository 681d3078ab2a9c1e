import {
  useOrders,
  useReconciliation,
  useRefunds,
  useShipments,
  useTexts,
  type OrderAction,
} from '@filigrana/hooks/backoffice';
import type { DoubtForm, Order } from '@filigrana/sdk';
import { localDate, orderFiltersFromSearch, orderFiltersToSearch } from '@filigrana/sdk/domain';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { backoffice } from '../../app/paths.ts';
import { Button, LinkButton } from '../../ui/index.ts';
import { CardColumns } from '../shared/card-columns.tsx';
import { CardsSkeleton } from '../shared/cards-skeleton.tsx';
import { useKeptList, useListMemory } from '../shared/list-memory.ts';
import { reconciliationTexts } from '../reconciliation/texts.ts';
import { refundsTexts } from '../refunds/texts.ts';
import { shipmentsTexts } from '../shipments/texts.ts';
import { saveFile } from '../shared/save-file.ts';
import { SearchedList } from '../shared/searched-list.tsx';
import { counted } from '../shared/texts.ts';
import { useAskedRejection } from '../shared/use-asked-rejection.tsx';
import { usePageKeys } from '../shared/use-page-keys.ts';
import { useGrowing } from '../shared/use-growing.tsx';
import { KeptNotes } from '../timeline/kept-notes.tsx';
import { MonthAccountsDialog } from './month-accounts-dialog.tsx';
import { OrderCard } from './order-card.tsx';
import { PrintOrders } from './print-orders.tsx';
import { OrderFiltersBar } from './order-filters-bar.tsx';
import { RejectionQuestion } from './rejection-question.tsx';
import { ordersTexts as texts } from './texts.ts';
import { filtersAsked, useAddressedFilters } from './use-addressed-filters.ts';

const HoldsPanel = lazy(() => import('../holds/holds-panel.tsx'));

/** The regular orders: what came in, and accepting, rejecting and shipping it. */
export default function OrdersPage() {
  const memory = useListMemory(filtersAsked);
  const orders = useOrders({
    filters: orderFiltersFromSearch(memory.before.search),
    undoable: true,
  });
  const { status, rows, total, matches, waiting, filters, act, toCsv } = orders;
  const { alert, closeAlert } = orders;
  usePageKeys({ z: orders.undoable === null ? undefined : orders.undo });
  const shipments = useShipments();
  const bank = useReconciliation();
  const refunds = useRefunds();
  useAddressedFilters(orders);
  const narrowedBy = orderFiltersToSearch(filters);
  useKeptList(memory, orderFiltersToSearch({ ...filters, pedido: null }), status === 'ready');
  const { shown, more } = useGrowing(rows, { narrowedBy, memory, list: orders });
  const { onStep, question } = useAskedRejection(
    useCallback(
      (order: Order, step: OrderAction, reason?: DoubtForm) =>
        act(order.idPedido, step, order, reason),
      [act],
    ),
    // Where payments are noted the answer takes a reason.
    (order, answer) => (
      <RejectionQuestion order={order} asksReason={refunds.status === 'ready'} {...answer} />
    ),
  );
  const [isAccounting, setAccounting] = useState(false);
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
          <>
            {refunds.owed.length > 0 && (
              <LinkButton href={backoffice.refunds()} icon="receipt" variant="line">
                {refundsTexts.open(refunds.owed.length)}
              </LinkButton>
            )}
            {shipments.rows.length > 0 && (
              <LinkButton href={backoffice.shipments()} icon="send" variant="line">
                {shipmentsTexts.open(shipments.rows.length)}
              </LinkButton>
            )}
            {waiting > 0 && bank.status === 'ready' && (
              <LinkButton href={backoffice.reconciliation()} icon="search" variant="line">
                {reconciliationTexts.title}
              </LinkButton>
            )}
            {waiting > 0 && (
              <LinkButton href={backoffice.orderReview()} icon="receipt">
                {texts.review(waiting)}
              </LinkButton>
            )}
          </>
        }
      >
        <Suspense>
          <HoldsPanel />
        </Suspense>
        {total > 0 && (
          <OrderFiltersBar filtering={orders} onExport={() => toCsv().then(saveCsv)}>
            {shipments.status === 'ready' && (
              <PrintOrders orders={rows.map(({ order }) => order)} />
            )}
            {refunds.status === 'ready' && (
              <Button size="sm" variant="line" icon="file" onClick={() => setAccounting(true)}>
                {texts.accounts.title}
              </Button>
            )}
          </OrderFiltersBar>
        )}
        <CardColumns>
          {shown.map((row) => (
            <li key={row.order.idPedido}>
              <OrderCard
                row={row}
                onStep={onStep}
                onUndo={orders.undo}
                notesPayments={refunds.status === 'ready'}
                isOpenAtFirst={filters.pedido === row.order.idPedido}
              />
            </li>
          ))}
        </CardColumns>
        {more}
      </SearchedList>
      {question}
      {isAccounting && <MonthAccountsDialog onClose={() => setAccounting(false)} />}
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
