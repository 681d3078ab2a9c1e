import { useSpecialOrdersAdmin } from '@filigrana/hooks/backoffice';
import type { SpecialOrder } from '@filigrana/sdk';
import type { SpecialOrderEvent } from '@filigrana/sdk/domain';
import { useCallback, useState } from 'react';
import { useHead } from '../../app/head.tsx';
import { EmptyState } from '../../ui/index.ts';
import { AdminHead } from '../shared/admin-head.tsx';
import { CardColumns } from '../shared/card-columns.tsx';
import { CardsSkeleton } from '../shared/cards-skeleton.tsx';
import { ConfirmDialog } from '../shared/confirm-dialog.tsx';
import { ListFrame } from '../shared/list-frame.tsx';
import { useKeptList, useListMemory } from '../shared/list-memory.ts';
import { NoMatch } from '../shared/no-match.tsx';
import { SearchBox } from '../shared/search-box.tsx';
import { counted, found } from '../shared/texts.ts';
import { useGrowing } from '../shared/use-growing.tsx';
import { KeptNotes } from '../timeline/kept-notes.tsx';
import { SpecialOrderCard } from './special-order-card.tsx';
import { specialOrdersTexts as texts } from './texts.ts';

/** The custom pieces that customers ask for: accepting, rejecting and shipping them. */
export default function SpecialOrdersPage() {
  useHead({ title: texts.title });
  const memory = useListMemory();
  const orders = useSpecialOrdersAdmin({ search: memory.before.search });
  const { status, items, rows, search, setSearch, act } = orders;
  const { shown, more } = useGrowing(rows, { narrowedBy: search, memory });
  useKeptList(memory, search, status === 'ready');
  const [rejected, setRejected] = useState<SpecialOrder | null>(null);

  const onStep = useCallback(
    (order: SpecialOrder, step: SpecialOrderEvent) => {
      // What cannot be undone is asked first.
      if (step === 'rechazar') setRejected(order);
      else act(order.idPedidoEspecial, step, order);
    },
    [act],
  );

  const all = counted(items.length, 'solicitud', 'solicitudes');
  const count = search.trim() === '' ? all : found(rows.length, all);
  return (
    <KeptNotes>
      <AdminHead title={texts.title} count={status === 'ready' ? count : undefined}>
        <SearchBox label={texts.search} value={search} onChange={setSearch} />
      </AdminHead>
      <ListFrame list={orders} loading={<CardsSkeleton label={texts.loading} />}>
        {rows.length === 0 &&
          (items.length === 0 ? (
            <EmptyState art="pedidos" title={texts.empty} as="h2" />
          ) : (
            <NoMatch title={texts.noMatch} onClear={() => setSearch('')} />
          ))}
        <CardColumns>
          {shown.map((row) => (
            <li key={row.order.idPedidoEspecial}>
              <SpecialOrderCard row={row} onStep={onStep} onExpired={orders.reload} />
            </li>
          ))}
        </CardColumns>
        {more}
      </ListFrame>
      {rejected && (
        <ConfirmDialog
          title={texts.rejectTitle(rejected.nombreUsuario)}
          confirm={texts.reject}
          onConfirm={() => {
            setRejected(null);
            act(rejected.idPedidoEspecial, 'rechazar', rejected);
          }}
          onCancel={() => setRejected(null)}
        >
          {texts.rejectText(rejected.nombrePieza)}
        </ConfirmDialog>
      )}
    </KeptNotes>
  );
}
