import { HttpProblem, staffTexts } from '@filigrana/sdk/contract';
import { ROLE } from '@filigrana/sdk/domain';
import type { Database } from '../../db/database.ts';
import { withTransaction } from '../../db/transaction.ts';
import {
  changeRole,
  holdAdministrators,
  isStaffAccount,
  type StaffRole,
} from './staff.repository.ts';

/**
 * Gives a staff account a role. The last administrator keeps theirs, so that somebody can always
 * manage the shop, also when administrators take it from each other at the same moment.
 *
 * @returns false when the account had that role already; nothing has changed then.
 * @throws HttpProblem 404 without such a staff account, 409 INVALID_STATE for the last administrator.
 */
export function changeStaffRole(db: Database, idUsuario: number, rol: StaffRole): Promise<boolean> {
  return withTransaction(db, async (trx) => {
    const administrators = await holdAdministrators(trx);
    const isLast = administrators.length === 1 && administrators[0] === idUsuario;
    if (isLast && rol !== ROLE.administrador) {
      throw new HttpProblem('INVALID_STATE', { error: staffTexts.lastAdministrator });
    }
    if (await changeRole(trx, idUsuario, rol)) return true;
    if (await isStaffAccount(trx, idUsuario)) return false;
    throw new HttpProblem('NOT_FOUND', { error: staffTexts.notFound });
  });
}
