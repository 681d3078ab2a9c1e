import { HttpProblem, readAccountForm } from '@filigrana/sdk/contract';
import { normalizeEmail } from '@filigrana/sdk/domain';
import { staffProfileSchema } from '@filigrana/sdk/schemas';
import type { components } from '@filigrana/sdk/types';
import type { Database } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/dialects.ts';
import { withTransaction } from '../../db/transaction.ts';
import { deleteResetTokens } from '../recovery/recovery.repository.ts';
import { viewAccount } from './account-view.ts';
import { findAccount, updateContact } from './accounts.repository.ts';

type User = components['schemas']['User'];

export async function readProfile(db: Database, idUsuario: number): Promise<User> {
  return viewAccount(await findAccount(db, idUsuario));
}

/**
 * Changes e-mail and telephone, of customers and staff alike; whatever else the body holds stays as
 * it is. Reset links that went to another e-mail than the new one stop working.
 *
 * @throws HttpProblem 400 for a field that is wrong, 409 EMAIL_IN_USE. Nothing has changed then.
 */
export async function updateProfile(
  db: Database,
  idUsuario: number,
  body: components['schemas']['StaffProfileForm'],
): Promise<User> {
  const { correo, telefono } = readAccountForm(staffProfileSchema, body);
  const correoNormalizado = normalizeEmail(correo);
  try {
    return await withTransaction(db, async (trx) => {
      const before = await findAccount(trx, idUsuario);
      await updateContact(trx, idUsuario, { correo, correoNormalizado, telefono });
      if (normalizeEmail(before.correo) !== correoNormalizado) {
        await deleteResetTokens(trx, idUsuario);
      }
      return viewAccount(await findAccount(trx, idUsuario));
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new HttpProblem('EMAIL_IN_USE', {}, { cause: error });
    throw error;
  }
}
