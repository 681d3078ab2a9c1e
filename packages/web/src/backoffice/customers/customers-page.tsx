import { useCustomers, type CustomerRow as Row } from '@filigrana/hooks/backoffice';
import { useState } from 'react';
import { styled } from 'styled-components';
import { from, Table, TableBox } from '../../ui/index.ts';
import { ConfirmDialog } from '../shared/confirm-dialog.tsx';
import { useAskedSearch, useKeptList, useListMemory } from '../shared/list-memory.ts';
import { SearchedList } from '../shared/searched-list.tsx';
import { counted } from '../shared/texts.ts';
import { useGrowing } from '../shared/use-growing.tsx';
import { CustomerRow } from './customer-row.tsx';
import { ReleaseDialog } from './release-dialog.tsx';
import { customersTexts as texts } from './texts.ts';

/** The customers: blocking and unblocking their accounts, releasing their identifications. */
export default function CustomersPage() {
  const memory = useListMemory();
  const customers = useCustomers({ search: memory.before.search });
  const { status, total, matches, rows, search, toggle } = customers;
  const { shown, more } = useGrowing(rows, { narrowedBy: search, memory, list: customers });
  useKeptList(memory, search, status === 'ready');
  useAskedSearch(customers.setSearch);
  const [blocked, setBlocked] = useState<Row | null>(null);
  const [released, setReleased] = useState<Row | null>(null);
  const { acciones, ...columns } = texts.columns;
  return (
    <>
      <SearchedList
        texts={texts}
        list={customers}
        total={total}
        matches={matches}
        count={counted(total, 'cliente')}
        art="pedidos"
      >
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
      </SearchedList>
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
