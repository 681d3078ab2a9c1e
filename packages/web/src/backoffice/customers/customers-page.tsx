import { useCustomers, type CustomerRow as Row } from '@filigrana/hooks/backoffice';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useHead } from '../../app/head.tsx';
import { EmptyState, from, Loading, Table, TableBox } from '../../ui/index.ts';
import { AdminHead } from '../shared/admin-head.tsx';
import { ConfirmDialog } from '../shared/confirm-dialog.tsx';
import { ListFrame } from '../shared/list-frame.tsx';
import { useKeptList, useListMemory } from '../shared/list-memory.ts';
import { NoMatch } from '../shared/no-match.tsx';
import { SearchBox } from '../shared/search-box.tsx';
import { counted, found } from '../shared/texts.ts';
import { useGrowing } from '../shared/use-growing.tsx';
import { CustomerRow } from './customer-row.tsx';
import { ReleaseDialog } from './release-dialog.tsx';
import { customersTexts as texts } from './texts.ts';

/** The customers: blocking and unblocking their accounts, releasing their identifications. */
export default function CustomersPage() {
  useHead({ title: texts.title });
  const memory = useListMemory();
  const customers = useCustomers({ search: memory.before.search });
  const { status, items, rows, search, setSearch, toggle } = customers;
  const { shown, more } = useGrowing(rows, { narrowedBy: search, memory });
  useKeptList(memory, search, status === 'ready');
  const [blocked, setBlocked] = useState<Row | null>(null);
  const [released, setReleased] = useState<Row | null>(null);
  const { acciones, ...columns } = texts.columns;
  const all = counted(items.length, 'cliente');
  const count = search.trim() === '' ? all : found(rows.length, all);
  return (
    <>
      <AdminHead title={texts.title} count={status === 'ready' ? count : undefined}>
        <SearchBox label={texts.search} value={search} onChange={setSearch} />
      </AdminHead>
      <ListFrame list={customers} loading={<Loading>{texts.loading}</Loading>}>
        {rows.length > 0 && (
          <TableBox>
            <Wide>
              <thead>
                <tr>
                  {Object.values(columns).map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                  <th scope="col" data-cell="actions" data-align="right">
                    {acciones}
                  </th>
                </tr>
              </thead>
              <tbody>
                {shown.map((row) => {
                  const { identificacion } = row.customer;
                  return (
                    <CustomerRow
                      key={identificacion}
                      row={row}
                      onToggle={() => {
                        // Who is blocked loses something: that is asked first.
                        if (row.action === 'bloquear') setBlocked(row);
                        else toggle(identificacion);
                      }}
                      onRelease={() => setReleased(row)}
                    />
                  );
                })}
              </tbody>
            </Wide>
          </TableBox>
        )}
        {more}
        {rows.length === 0 &&
          (items.length === 0 ? (
            <EmptyState art="pedidos" title={texts.empty} as="h2" />
          ) : (
            <NoMatch title={texts.noMatch} onClear={() => setSearch('')} />
          ))}
      </ListFrame>
      {released && <ReleaseDialog row={released} onClose={() => setReleased(null)} />}
      {blocked && (
        <ConfirmDialog
          title={texts.blockTitle(blocked.fullName)}
          confirm={texts.actions.bloquear}
          onConfirm={() => {
            setBlocked(null);
            toggle(blocked.customer.identificacion, blocked.customer);
          }}
          onCancel={() => setBlocked(null)}
        >
          {texts.blockText}
        </ConfirmDialog>
      )}
    </>
  );
}

/** Long names and addresses wrap before the table has to scroll. */
const Wide = styled(Table)`
  [data-cell='actions'] button {
    vertical-align: middle;
  }
  ${from.md} {
    [data-cell='title'] {
      min-width: 150px;
    }
    [data-label='${texts.columns.correo}'] {
      min-width: 190px;
      overflow-wrap: anywhere;
    }
  }
`;
