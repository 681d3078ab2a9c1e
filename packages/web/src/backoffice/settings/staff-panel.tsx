import { useSession } from '@filigrana/hooks';
import { useStaffRoles, type StaffRow as Row } from '@filigrana/hooks/backoffice';
import { useState } from 'react';
import { styled } from 'styled-components';
import { IconButton, Loading, Table, TableBox, VisuallyHidden } from '../../ui/index.ts';
import { ConfirmDialog } from '../shared/confirm-dialog.tsx';
import { ListFrame } from '../shared/list-frame.tsx';
import { useUnsaved } from '../shared/unsaved.ts';
import { Panel } from './panel.tsx';
import { StaffRow } from './staff-row.tsx';
import { settingsTexts as texts } from './texts.ts';

/** Who belongs to the staff, and changing what each one may do. */
export function StaffPanel() {
  const staff = useStaffRoles();
  const { rows, choose, save, isReading, reload } = staff;
  const { usuario } = useSession();
  useUnsaved(rows.some(({ member, idRol }) => idRol !== member.idRol));
  const [own, setOwn] = useState<Row | null>(null);
  const ask = (row: Row) => {
    // Giving up one's own role shuts this page.
    if (row.member.idUsuario === usuario?.idUsuario) setOwn(row);
    else save(row.member.idUsuario);
  };
  return (
    <Panel
      title={texts.staff}
      aside={
        <IconButton
          icon="reload"
          label={texts.reloadStaff}
          aria-busy={isReading}
          onClick={reload}
        />
      }
    >
      <ListFrame list={staff} loading={<Loading>{texts.loadingStaff}</Loading>}>
        {rows.length === 0 ? (
          <p>{texts.noStaff}</p>
        ) : (
          <Edge>
            <Table>
              <thead>
                <tr>
                  <th scope="col">{texts.name}</th>
                  <th scope="col">{texts.role}</th>
                  <th scope="col">
                    <VisuallyHidden>{texts.actions}</VisuallyHidden>
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <StaffRow
                    key={row.member.idUsuario}
                    row={row}
                    onChoose={(idRol) => choose(row.member.idUsuario, idRol)}
                    onSave={() => ask(row)}
                  />
                ))}
              </tbody>
            </Table>
          </Edge>
        )}
      </ListFrame>
      {own && (
        <ConfirmDialog
          title={texts.ownRoleTitle}
          confirm={texts.changeRole}
          onConfirm={() => {
            setOwn(null);
            save(own.member.idUsuario);
          }}
          onCancel={() => setOwn(null)}
        >
          {texts.ownRoleText}
        </ConfirmDialog>
      )}
    </Panel>
  );
}

/** The table reaches nearly to the edge of its panel. */
const Edge = styled(TableBox)`
  margin-inline: -14px;
  border: 0;
`;
