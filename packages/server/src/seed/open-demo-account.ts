import { normalizeEmail } from '@filigrana/sdk/domain';
import type { Passwords } from '../auth/passwords.ts';
import type { Database } from '../db/database.ts';
import { readDemoAccounts } from './demo-data.ts';
import { findActiveAccounts } from './seed.repository.ts';

/**
 * The e-mail of an account that its demo password opens; null when there is none. Passwords are
 * compared for accounts with a demo's e-mail only, so that other shops start as quickly as before.
 */
export async function findOpenDemoAccount({
  db,
  passwords,
}: {
  db: Database;
  passwords: Passwords;
}): Promise<string | null> {
  const known = new Map(
    (await readDemoAccounts()).map(({ correo, contrasena }) => [
      normalizeEmail(correo),
      contrasena,
    ]),
  );
  for (const account of await findActiveAccounts(db, [...known.keys()])) {
    const password = known.get(account.correoNormalizado) ?? '';
    if (await passwords.verify(account.contrasenaHash, password)) return account.correo;
  }
  return null;
}
