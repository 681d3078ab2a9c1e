import { fullName } from '@filigrana/sdk/domain';
import type { Insertable } from 'kysely';
import type { Database, Trx } from '../db/database.ts';
import { searchable } from '../db/holding.ts';
import type { UsuariosTable } from '../db/schema.ts';

/** @throws a unique violation when the identification or the e-mail is taken. */
export async function insertAccount(
  db: Database | Trx,
  account: Insertable<UsuariosTable>,
): Promise<number> {
  const { idUsuario } = await db
    .insertInto('usuarios')
    .values({ ...account, nombreBuscado: searchable(fullName(account)) })
    .returning('idUsuario')
    .executeTakeFirstOrThrow();
  return idUsuario;
}
