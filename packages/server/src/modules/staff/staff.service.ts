import { HttpProblem, staffTexts } from '@filigrana/sdk/answers';
import { customerLifecycle, ROLE, type CustomerAction } from '@filigrana/sdk/domain';
import { changesBetween, recordActivity } from '../../activity/activity.ts';
import type { Trx } from '../../db/database.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import {
  deleteStaff,
  holdAdministrators,
  holdStaff,
  isStaffAccount,
  moveStaff,
  setRole,
  type StaffRole,
} from './staff.repository.ts';

/** A staff account, and who acts on it: null for a command. */
interface StaffTarget {
  idUsuario: number;
  by: number | null;
}

/**
 * Gives a staff account a role. The last administrator keeps theirs, so that somebody can always
 * manage the shop, also when administrators take it from each other at the same moment.
 *
 * @returns false when the account had that role already; nothing has changed then.
 * @throws HttpProblem 404 without such a staff account, 409 INVALID_STATE for the last administrator.
 */
export function changeStaffRole(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { idUsuario, by }: StaffTarget,
  rol: StaffRole,
): Promise<boolean> {
  return withTransaction(db, async (trx) => {
    if (rol !== ROLE.administrador) {
      await keepAnAdministrator(trx, idUsuario, staffTexts.lastAdministrator);
    }
    const before = await holdStaff(trx, idUsuario);
    if (!before) throw unknownAccount();
    if (before.rol === rol) return false;
    await setRole(trx, idUsuario, rol);
    await recordActivity(trx, {
      fecha: clock.now().toISOString(),
      idUsuario: by,
      accion: 'cuenta.rol',
      objeto: `cuenta ${idUsuario}`,
      cambios: changesBetween(before, { rol }, ['rol']),
    });
    return true;
  });
}

/**
 * Blocks a staff account or lets it in again; every login of it ends.
 *
 * @throws HttpProblem 404 without such a staff account; 409 INVALID_STATE when there is nothing to
 * change, for the own account, and for the last administrator who can log in.
 */
export function changeStaffStatus(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { idUsuario, by }: StaffTarget,
  action: CustomerAction,
): Promise<void> {
  const { from, to } = customerLifecycle.table.steps[action];
  return withTransaction(db, async (trx) => {
    if (action === 'bloquear') await assertDispensable(trx, { idUsuario, by });
    if (!(await moveStaff(trx, idUsuario, from, to))) {
      throw (await isStaffAccount(trx, idUsuario))
        ? new HttpProblem('INVALID_STATE', { error: staffTexts.statusRefused[action] })
        : unknownAccount();
    }
    await recordActivity(trx, {
      fecha: clock.now().toISOString(),
      idUsuario: by,
      accion: action === 'bloquear' ? 'cuenta.bloqueada' : 'cuenta.desbloqueada',
      objeto: `cuenta ${idUsuario}`,
    });
  });
}

/**
 * Removes a staff account: its logins end, its e-mail and identification are free again, and what
 * it did stays in the histories without an author.
 *
 * @throws HttpProblem 404 without such a staff account; 409 INVALID_STATE for the own account and for
 * the last administrator who can log in.
 */
export function removeStaff(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  target: StaffTarget,
): Promise<void> {
  return withTransaction(db, async (trx) => {
    await assertDispensable(trx, target);
    if (!(await deleteStaff(trx, target.idUsuario))) throw unknownAccount();
    await recordActivity(trx, {
      fecha: clock.now().toISOString(),
      idUsuario: target.by,
      accion: 'cuenta.eliminada',
      objeto: `cuenta ${target.idUsuario}`,
    });
  });
}

/** Nobody shuts themself out, and somebody can always manage the shop. */
async function assertDispensable(trx: Trx, { idUsuario, by }: StaffTarget): Promise<void> {
  if (idUsuario === by) throw new HttpProblem('INVALID_STATE', { error: staffTexts.ownAccount });
  await keepAnAdministrator(trx, idUsuario, staffTexts.lastToLogIn);
}

/** Refuses what would leave the shop without an administrator who can log in. */
async function keepAnAdministrator(trx: Trx, idUsuario: number, error: string): Promise<void> {
  const administrators = await holdAdministrators(trx);
  if (administrators.length === 1 && administrators[0] === idUsuario) {
    throw new HttpProblem('INVALID_STATE', { error });
  }
}

function unknownAccount(): HttpProblem {
  return new HttpProblem('NOT_FOUND', { error: staffTexts.notFound });
}
