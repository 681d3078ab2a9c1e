import type { StaffRow as Row } from '@filigrana/hooks/backoffice';
import { ROLE, ROLE_NAMES } from '@filigrana/sdk/domain';
import { styled } from 'styled-components';
import { Button, Select } from '../../ui/index.ts';
import { settingsTexts as texts } from './texts.ts';

interface Props {
  row: Row;
  onChoose: (idRol: Row['idRol']) => void;
  onSave: () => void;
}

/** Somebody of the staff with the role to choose; it counts once it is saved. */
export function StaffRow({ row, onChoose, onSave }: Props) {
  const { member, fullName, idRol, canSave, pending } = row;
  return (
    <tr>
      <td data-cell="title">
        {fullName}
        <Email>{member.correo}</Email>
      </td>
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
