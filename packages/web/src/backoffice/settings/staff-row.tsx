import type { StaffAccessRow, StaffRow as Row } from '@filigrana/hooks/backoffice';
import { ROLE, ROLE_NAMES } from '@filigrana/sdk/domain';
import { styled } from 'styled-components';
import { Button, Select, StatusTag } from '../../ui/index.ts';
import { settingsTexts as texts } from './texts.ts';

interface Props {
  row: Row;
  /** Null where accounts can be neither blocked nor removed. */
  access: StaffAccessRow | null;
  onChoose: (idRol: Row['idRol']) => void;
  onSave: () => void;
  onToggle: () => void;
  onRemove: () => void;
}

/** Somebody of the staff: the role to choose, which counts once it is saved, and the account's life. */
export function StaffRow({ row, access, onChoose, onSave, onToggle, onRemove }: Props) {
  const { member, fullName, idRol, canSave, pending } = row;
  return (
    <tr>
      <td data-cell="title">
        {fullName}
        <Email>{member.correo}</Email>
      </td>
      {access && (
        <td data-cell="status" aria-live="polite">
          <StatusTag tone={access.action === 'bloquear' ? 'success' : 'danger'}>
            {access.label}
          </StatusTag>
        </td>
      )}
      <RoleCell data-label={texts.role}>
        <Roles
          aria-label={texts.roleOf(fullName)}
          value={idRol}
          disabled={pending}
          onChange={({ target }) =>
            onChoose(target.value === String(ROLE.manager) ? ROLE.manager : ROLE.administrador)
          }
        >
          <option value={ROLE.administrador}>{ROLE_NAMES[ROLE.administrador]}</option>
          <option value={ROLE.manager}>{ROLE_NAMES[ROLE.manager]}</option>
        </Roles>
      </RoleCell>
      <td data-cell="actions" data-align="right">
        <Actions>
          <Button
            size="sm"
            variant={canSave || pending ? 'solid' : 'line'}
            busy={pending && texts.saving}
            disabled={!canSave && !pending}
            aria-label={texts.saveRoleOf(fullName)}
            onClick={onSave}
          >
            {texts.save}
          </Button>
          {access && !access.isOwn && (
            <>
              <Button
                size="sm"
                variant={access.action === 'bloquear' ? 'calm' : 'line'}
                icon={access.action === 'bloquear' ? 'lock' : 'unlock'}
                busy={access.pending !== null && texts.changing[access.pending]}
                disabled={!access.canAct && access.pending === null}
                aria-label={texts.accessOf[access.action](fullName)}
                onClick={onToggle}
              >
                {texts.access[access.action]}
              </Button>
              <Button
                size="sm"
                variant="danger"
                icon="trash"
                aria-label={texts.removeOf(fullName)}
                onClick={onRemove}
              >
                {texts.remove}
              </Button>
            </>
          )}
        </Actions>
      </td>
    </tr>
  );
}

const Email = styled.span`
  display: block;
  font: 400 var(--fs-small) / 1.5 var(--font-text);
  color: var(--ink-muted);
  overflow-wrap: anywhere;
`;

const RoleCell = styled.td`
  align-items: center;
`;

const Roles = styled(Select)`
  min-width: 150px;
`;

/** Under each other: the name and its address need the width. */
const Actions = styled.div`
  display: grid;
  gap: 8px;
`;
