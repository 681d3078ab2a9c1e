import type { StaffMember } from '@filigrana/sdk';
import { customerActionFor, customerLifecycle, type CustomerAction } from '@filigrana/sdk/domain';
import { useCallback, useMemo } from 'react';
import { asApiError } from '../../shared/as-api-error.ts';
import { createLifecycleMachine } from '../../shared/machines/lifecycle.machine.ts';
import { staffKeys } from '../../shared/reads/keys.ts';
import { useAccountId } from '../../shared/session/use-account-id.ts';
import type { ReadOptions } from '../../shared/reads/use-read.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import type { Deletion } from '../deletion/deletion.types.ts';
import { useDeletion, type DeletionOptions } from '../deletion/use-deletion.ts';
import { useList } from '../reads/use-list.ts';
import { useSteps, type PerformStep } from '../steps/use-steps.ts';
import { notice } from '../texts/backoffice-notice.ts';
import { useNotify } from '../texts/use-backoffice-texts.ts';
import { useCached } from '../writes/use-cached.ts';
import type { StaffAccessRow } from './staff.types.ts';

export interface StaffAccess {
  /**
   * Whether an account of the staff may log in; null for nobody, and from a backend that neither
   * blocks nor removes staff: nothing is shown of it then.
   */
  of(idUsuario: number): StaffAccessRow | null;
  /**
   * Blocks an active account, unblocks a blocked one; ignored while one of these is on its way.
   *
   * @param idUsuario The account.
   * @param seen The account as the person saw it, when that was asked about; as the list has it now
   * unless given.
   */
  toggle(idUsuario: number, seen?: StaffMember): void;
  /** Removing an account. What it did stays in the histories, without its author. */
  deletion: Deletion<StaffMember>;
}

/** By the table of the customers' accounts. */
const staffAccessMachine = createLifecycleMachine('staffAccess', customerLifecycle);

function usePerform(): PerformStep<number, CustomerAction> {
  const notify = useNotify();
  const changeCached = useCached();
  return useCallback(
    async (idUsuario, accion, write) => {
      try {
        await write(
          'changeStaffStatus',
          (shop) => shop.staff.changeStatus(idUsuario, { accion }),
          () =>
            changeCached<StaffMember[]>(staffKeys.list(), (staff) =>
              staff.map((each) =>
                each.idUsuario === idUsuario
                  ? { ...each, estado: customerLifecycle.table.steps[accion].to }
                  : each,
              ),
            ),
        );
        notify(notice(accion === 'bloquear' ? 'staff.blocked' : 'staff.unblocked'));
      } catch (error) {
        notify(orSaid(notice('staff.statusFailed'), asApiError(error)));
        throw error;
      }
    },
    [changeCached, notify],
  );
}

function useRemoval(): DeletionOptions<StaffMember> {
  const changeCached = useCached();
  return useMemo(
    () => ({
      remove: ({ idUsuario }, write) =>
        write(
          'deleteStaff',
          (shop) => shop.staff.remove(idUsuario),
          () =>
            changeCached<StaffMember[]>(staffKeys.list(), (staff) =>
              staff.filter((each) => each.idUsuario !== idUsuario),
            ),
        ),
      failed: (error) => orSaid(notice('staff.removeFailed'), error),
      deleted: notice('staff.removed'),
    }),
    [changeCached],
  );
}

/**
 * Who of the staff may log in: blocking, unblocking and removing accounts. Their roles:
 * `useStaffRoles`, which tells when the list cannot be read. Key: `listStaff`.
 *
 * @param options SWR's own, such as `fallbackData`; null reads nothing.
 * @example
 * const { rows } = useStaffRoles();
 * const accounts = useStaffAccess();
 * rows.map(({ member: { idUsuario } }) => {
 *   const access = accounts.of(idUsuario);
 *   return access && <button disabled={!access.canAct} onClick={() => accounts.toggle(idUsuario)} />;
 * });
 */
export function useStaffAccess(options: ReadOptions<readonly StaffMember[]> = {}): StaffAccess {
  const { items, status } = useList(
    staffKeys.list(),
    (shop) => shop.staff.list(),
    () => notice('staff.listFailed'),
    options,
  );
  const own = useAccountId();
  const { pending, role, take } = useSteps(staffAccessMachine, usePerform());
  const of = useCallback<StaffAccess['of']>(
    (idUsuario) => {
      const member = items.find((each) => each.idUsuario === idUsuario);
      if (!member?.estado) return null;
      const action = customerActionFor(member.estado);
      const underWay = pending.get(idUsuario) ?? null;
      const isOwn = idUsuario === own;
      const isAllowed = customerLifecycle.can(action, member.estado, role);
      return {
        member,
        label: customerLifecycle.table.labels[member.estado],
        action,
        isOwn,
        canAct: isAllowed && !isOwn && underWay === null,
        pending: underWay,
      };
    },
    [items, own, pending, role],
  );
  const toggle = useCallback<StaffAccess['toggle']>(
    (idUsuario, seen = items.find((each) => each.idUsuario === idUsuario)) => {
      if (!seen?.estado) return;
      take(idUsuario, { state: seen.estado, role }, customerActionFor(seen.estado));
    },
    [items, role, take],
  );
  const deletion = useDeletion(useRemoval(), { items, status }, 'idUsuario');
  return { of, toggle, deletion };
}
