import type { ApiError, StaffMember } from '@filigrana/sdk';
import type { StaffRole } from '@filigrana/sdk/schemas';
import { useCallback, useMemo, useState } from 'react';
import { asApiError } from '../../shared/as-api-error.ts';
import { createLifecycleMachine } from '../../shared/machines/lifecycle.machine.ts';
import { staffKeys } from '../../shared/reads/keys.ts';
import type { ReadOptions } from '../../shared/reads/use-read.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import type { AdminList } from '../reads/admin-list.types.ts';
import { useList } from '../reads/use-list.ts';
import { useSteps, type PerformStep } from '../steps/use-steps.ts';
import { notice, type BackofficeNotice } from '../texts/backoffice-notice.ts';
import { useNotify } from '../texts/use-backoffice-texts.ts';
import { useCached } from '../writes/use-cached.ts';
import { roleOfState, staffRoleLifecycle, stateOfRole, type StaffRoleState } from './staff-role.ts';
import type { StaffRow } from './staff.types.ts';

export interface StaffRoles extends AdminList {
  /** One for each account of the staff. */
  rows: readonly StaffRow[];
  /**
   * What the select of the row shows; nothing is sent.
   *
   * @param idUsuario The account.
   * @param idRol Role that it is to have.
   */
  choose(idUsuario: number, idRol: StaffRole): void;
  /** Sends the chosen role; an unchanged one is not sent. */
  save(idUsuario: number): void;
}

function listFailure(error: ApiError): BackofficeNotice {
  if (error.kind !== 'http' || !error.serverMessage) return notice('staff.listFailed');
  return notice('staff.listRefused', { status: error.status ?? 0, message: error.serverMessage });
}

const staffRoleMachine = createLifecycleMachine('staffRole', staffRoleLifecycle);

function usePerform(onChanged: (idUsuario: number) => void): PerformStep<number, StaffRoleState> {
  const notify = useNotify();
  const changeCached = useCached();
  return useCallback(
    async (idUsuario, step, write) => {
      const idRol = roleOfState(step);
      try {
        await write(
          'changeStaffRole',
          (shop) => shop.staff.changeRole(idUsuario, { idRol }),
          () =>
            changeCached<StaffMember[]>(staffKeys.list(), (staff) =>
              staff.map((each) => (each.idUsuario === idUsuario ? { ...each, idRol } : each)),
            ),
        );
        onChanged(idUsuario);
        notify(notice('staff.roleChanged'));
      } catch (error) {
        notify(orSaid(notice('staff.roleFailed'), asApiError(error)));
        throw error;
      }
    },
    [changeCached, notify, onChanged],
  );
}

/**
 * The staff with their roles, and changing a role. Key: `listStaff`.
 *
 * @param options SWR's own, such as `fallbackData`; null reads nothing.
 * @example
 * const { rows, choose, save } = useStaffRoles();
 * rows.map(({ member: { idUsuario }, canSave }) => [
 *   <button onClick={() => choose(idUsuario, 3)}>Manager</button>,
 *   <button disabled={!canSave} onClick={() => save(idUsuario)}>Guardar</button>,
 * ]);
 */
export function useStaffRoles(options: ReadOptions<readonly StaffMember[]> = {}): StaffRoles {
  const { items, ...list } = useList(
    staffKeys.list(),
    (shop) => shop.staff.list(),
    listFailure,
    options,
  );
  const [chosen, setChosen] = useState<ReadonlyMap<number, StaffRole>>(new Map());
  const forget = useCallback(
    (idUsuario: number) =>
      setChosen((known) => new Map([...known].filter(([id]) => id !== idUsuario))),
    [],
  );
  const { pending, role, take } = useSteps(staffRoleMachine, usePerform(forget));

  const rows = useMemo(
    () =>
      items.map<StaffRow>((member) => {
        const { idUsuario, nombre, primerApellido, segundoApellido } = member;
        const state = stateOfRole(member.idRol);
        const idRol = chosen.get(idUsuario) ?? roleOfState(state);
        const isPending = pending.has(idUsuario);
        return {
          member,
          fullName: [nombre, primerApellido, segundoApellido].join(' ').trim(),
          idRol,
          canSave: !isPending && staffRoleLifecycle.can(stateOfRole(idRol), state, role),
          pending: isPending,
        };
      }),
    [chosen, items, pending, role],
  );
  const choose = useCallback<StaffRoles['choose']>(
    (idUsuario, idRol) => {
      const stored = items.find((member) => member.idUsuario === idUsuario);
      if (stored && roleOfState(stateOfRole(stored.idRol)) === idRol) return forget(idUsuario);
      setChosen((known) => new Map(known).set(idUsuario, idRol));
    },
    [forget, items],
  );
  const save = useCallback<StaffRoles['save']>(
    (idUsuario) => {
      const row = rows.find(({ member }) => member.idUsuario === idUsuario);
      if (!row) return;
      const state = stateOfRole(row.member.idRol);
      take(idUsuario, { state, role }, stateOfRole(row.idRol));
    },
    [role, rows, take],
  );
  return { ...list, rows, choose, save };
}
