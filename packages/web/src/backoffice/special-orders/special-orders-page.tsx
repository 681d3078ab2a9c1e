import { useSpecialOrdersAdmin } from '@filigrana/hooks/backoffice';
import type { SpecialOrder } from '@filigrana/sdk';
import type { SpecialOrderEvent } from '@filigrana/sdk/domain';
import { useCallback } from 'react';
import { CardColumns } from '../shared/card-columns.tsx';
import { CardsSkeleton } from '../shared/cards-skeleton.tsx';
import { ConfirmDialog } from '../shared/confirm-dialog.tsx';
import { useAskedSearch, useKeptList, useListMemory } from '../shared/list-memory.ts';
import { SearchedList } from '../shared/searched-list.tsx';
import { counted } from '../shared/texts.ts';
import { useAskedRejection } from '../shared/use-asked-rejection.tsx';
import { usePageKeys } from '../shared/use-page-keys.ts';
import { useGrowing } from '../shared/use-growing.tsx';
import { KeptNotes } from '../timeline/kept-notes.tsx';
import { SpecialOrderCard } from './special-order-card.tsx';
import { specialOrdersTexts as texts } from './texts.ts';

/** The custom pieces that customers ask for: accepting, rejecting and shipping them. */
export default function SpecialOrdersPage() {
  const memory = useListMemory();
  const orders = useSpecialOrdersAdmin({ search: memory.before.search, undoable: true });
  usePageKeys({ z: orders.undoable === null ? undefined : orders.undo });
  const { status, total, matches, rows, search, act } = orders;
  const { shown, more } = useGrowing(rows, { narrowedBy: search, memory, list: orders });
  useKeptList(memory, search, status === 'ready');
  useAskedSearch(orders.setSearch);
  const { onStep, question } = useAskedRejection(
    useCallback(
      (order: SpecialOrder, step: SpecialOrderEvent) => act(order.idPedidoEspecial, step, order),
      [act],
    ),
    (order, { onReject, onCancel }) => (
      <ConfirmDialog
        title={texts.rejectTitle(order)}
        confirm={texts.reject}
        onConfirm={() => onReject()}
        onCancel={onCancel}
      >
        {texts.rejectText(order)}
      </ConfirmDialog>
    ),
  );
  return (
    <KeptNotes>
      <SearchedList
        texts={texts}
        list={orders}
        total={total}
        matches={matches}
        count={counted(total, 'solicitud', 'solicitudes')}
        art="pedidos"
        skeleton={CardsSkeleton}
      >
        <CardColumns>
          {shown.map((row) => (
            <li key={row.order.idPedidoEspecial}>
              <SpecialOrderCard
                row={row}
                onStep={onStep}
                onUndo={orders.undo}
                onExpired={orders.reload}
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
