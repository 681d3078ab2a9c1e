import { currentPasswordProblem, HttpProblem, readAccountForm } from '@filigrana/sdk/answers';
import { normalizeEmail } from '@filigrana/sdk/domain';
import { staffProfileSchema } from '@filigrana/sdk/schemas';
import type { components } from '@filigrana/sdk/types';
import type { Database } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/dialects.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { viewAccount } from './account-view.ts';
import { findAccount, updateContact } from './accounts.repository.ts';
import { findPasswordHash, holdAccount } from './email-change.repository.ts';
import { changeEmail, tellOfEmailChange } from './email-change.service.ts';

type User = components['schemas']['User'];

export async function readProfile(db: Database, idUsuario: number): Promise<User> {
  return viewAccount(await findAccount(db, idUsuario));
}

/**
 * Changes e-mail and telephone, of customers and staff alike; whatever else the body holds stays as
 * it is. Another e-mail takes the current password, and both addresses are told.
 *
 * @throws HttpProblem 400 for a field that is wrong, the current password included; 409 EMAIL_IN_USE.
 * Nothing has changed then.
 */
export async function updateProfile(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'passwords' | 'mailer' | 'mails'>,
  idUsuario: number,
  body: components['schemas']['StaffProfileForm'],
): Promise<User> {
  const { db } = deps;
  const { correo, telefono } = readAccountForm(staffProfileSchema, body);
  const known = await findPasswordHash(db, idUsuario);
  const provenHash =
    known && known.correoNormalizado !== normalizeEmail(correo)
      ? await provePassword(deps, known.contrasenaHash, body.contrasenaActual)
      : null;
  try {
    const { move, usuario } = await withTransaction(db, async (trx) => {
      const account = await holdAccount(trx, idUsuario);
      const isOther = account?.correoNormalizado !== normalizeEmail(correo);
      // The account is gone, or has another password or e-mail than a moment ago.
      if (!account || (isOther && account.contrasenaHash !== provenHash)) {
        throw new HttpProblem('UNAUTHENTICATED');
      }
      const changed = isOther ? await changeEmail(trx, deps, account, correo) : null;
      await updateContact(trx, idUsuario, { correo, telefono });
      return { move: changed, usuario: viewAccount(await findAccount(trx, idUsuario)) };
    });
    if (move) await tellOfEmailChange(deps, move);
    return usuario;
  } catch (error) {
    if (isUniqueViolation(error)) throw new HttpProblem('EMAIL_IN_USE', {}, { cause: error });
    throw error;
  }
}

/** @returns the hash that the password fits. @throws HttpProblem 400 naming `contrasenaActual`. */
async function provePassword(
  { passwords }: Pick<Deps, 'passwords'>,
  hash: string,
  typed: string | undefined,
): Promise<string> {
  const isRight = await passwords.verify(hash, (typed ?? '').trim());
  if (!isRight) throw currentPasswordProblem(typed);
  return hash;
}
