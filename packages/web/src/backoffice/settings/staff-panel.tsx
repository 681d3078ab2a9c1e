import { useSession } from '@filigrana/hooks';
import { fullName } from '@filigrana/sdk/domain';
import {
  useStaffAccess,
  useStaffRoles,
  type StaffAccessRow,
  type StaffRow as Row,
} from '@filigrana/hooks/backoffice';
import { useState } from 'react';
import { styled } from 'styled-components';
import { IconButton, Loading, Table, TableBox, VisuallyHidden } from '../../ui/index.ts';
import { ConfirmDialog } from '../shared/confirm-dialog.tsx';
import { DeletionQuestion } from '../shared/deletion-question.tsx';
import { ListFrame } from '../shared/list-frame.tsx';
import { useUnsaved } from '../shared/unsaved.ts';
import { useFocusAfterDeletion } from '../shared/use-focus-after-deletion.ts';
import { Panel } from './panel.tsx';
import { StaffRow } from './staff-row.tsx';
import { settingsTexts as texts } from './texts.ts';

/** Who belongs to the staff: what each one may do, who may log in, and removing accounts. */
export function StaffPanel() {
  const staff = useStaffRoles();
  const { rows, choose, save, isReading, reload } = staff;
  const { usuario } = useSession();
  useUnsaved(rows.some(({ member, idRol }) => idRol !== member.idRol));
  const [own, setOwn] = useState<Row | null>(null);
  const access = useStaffAccess();
  const { deletion } = access;
  const [blocked, setBlocked] = useState<StaffAccessRow | null>(null);
  useFocusAfterDeletion(rows.length, deletion.item !== null);
  const hasAccess = rows.some(({ member }) => access.of(member.idUsuario) !== null);
  const toggle = (row: StaffAccessRow) => {
    // Who is blocked loses something: that is asked first.
    if (row.action === 'bloquear') setBlocked(row);
    else access.toggle(row.member.idUsuario);
  };
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
                  {hasAccess && <th scope="col">{texts.status}</th>}
                  <th scope="col">{texts.role}</th>
                  <th scope="col">
                    <VisuallyHidden>{texts.actions}</VisuallyHidden>
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => {
                  const account = access.of(row.member.idUsuario);
                  return (
                    <StaffRow
                      key={row.member.idUsuario}
                      row={row}
                      access={account}
                      onChoose={(idRol) => choose(row.member.idUsuario, idRol)}
                      onSave={() => ask(row)}
                      onToggle={() => account && toggle(account)}
                      onRemove={() => deletion.ask(row.member)}
                    />
                  );
                })}
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
      {blocked && (
        <ConfirmDialog
          title={texts.blockTitle(fullName(blocked.member))}
          confirm={texts.access.bloquear}
          onConfirm={() => {
            setBlocked(null);
            access.toggle(blocked.member.idUsuario, blocked.member);
          }}
          onCancel={() => setBlocked(null)}
        >
          {texts.blockText}
        </ConfirmDialog>
      )}
      {deletion.item && (
        <DeletionQuestion deletion={deletion} title={texts.removeTitle(fullName(deletion.item))}>
          {texts.removeText}
        </DeletionQuestion>
      )}
    </Panel>
  );
}

/** The table reaches nearly to the edge of its panel. */
const Edge = styled(TableBox)`
  margin-inline: -14px;
  border: 0;
`;
