import { HttpProblem } from '@filigrana/sdk/answers';
import { normalizeEmail, normalizeIdentification } from '@filigrana/sdk/domain';
import type { RegistrationValues } from '@filigrana/sdk/schemas';
import { changesBetween, recordActivity } from '../../activity/activity.ts';
import { insertAccount } from '../../auth/accounts.repository.ts';
import { refuseCommonPassword } from '../../auth/common-passwords.ts';
import type { Passwords } from '../../auth/passwords.ts';
import type { Role } from '../../auth/tokens.ts';
import type { Database } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/dialects.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock.ts';
import { findUndosTo } from './email-change.repository.ts';
import { findSameIdentities, type Identity } from './accounts.repository.ts';

export interface OpenAccountDeps {
  db: Database;
  clock: Clock;
  passwords: Passwords;
}

/**
 * Makes an account. One person has one, and one e-mail belongs to one: the database itself sees to
 * it, so that of two requests at once one is refused.
 *
 * @param account Checked by `readNewAccount`, or by the same rules.
 * @param by Who makes it; null for a command, and for whoever registers.
 * @returns its id.
 * @throws HttpProblem 400 for a password that is too common, 409 ALREADY_REGISTERED or EMAIL_IN_USE.
 */
export async function openAccount(
  { db, clock, passwords }: OpenAccountDeps,
  { contrasena, ...account }: RegistrationValues,
  { rol, by }: { rol: Role; by: number | null },
): Promise<number> {
  refuseCommonPassword('contrasena', contrasena);
  const identity = {
    identificacion: account.identificacion,
    correoNormalizado: normalizeEmail(account.correo),
  };
  // Hashing is slow on purpose: not for somebody who will be refused.
  await refuseTaken(db, identity);
  const now = clock.now().toISOString();
  // While somebody may have the address back it is not given to another one.
  const undos = await findUndosTo(db, identity.correoNormalizado, now);
  if (undos.length > 0) throw new HttpProblem('EMAIL_IN_USE');
  const contrasenaHash = await passwords.hash(contrasena);
  try {
    return await withTransaction(db, async (trx) => {
      const row = { ...account, ...identity, contrasenaHash, rol, fechaRegistro: now };
      const idUsuario = await insertAccount(trx, row);
      await recordActivity(trx, {
        fecha: now,
        idUsuario: by,
        accion: 'cuenta.creada',
        objeto: `cuenta ${idUsuario}`,
        cambios: changesBetween({}, row, ['rol']),
      });
      return idUsuario;
    });
  } catch (error) {
    if (isUniqueViolation(error)) await refuseTaken(db, identity);
    throw error;
  }
}

async function refuseTaken(db: Database, identity: Identity): Promise<void> {
  const others = await findSameIdentities(db, identity);
  if (others.length === 0) return;
  const isSamePerson = others.some(
    (other) =>
      normalizeIdentification(other.identificacion) ===
      normalizeIdentification(identity.identificacion),
  );
  throw new HttpProblem(isSamePerson ? 'ALREADY_REGISTERED' : 'EMAIL_IN_USE');
}
