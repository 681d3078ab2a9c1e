import type { Insertable } from 'kysely';
import type { Database, Trx } from '../db/database.ts';
import type { SesionesTable } from '../db/login-tables.ts';

/**
 * What decides whether a token still works: its account, the account's two-step login, and the login
 * that the token names (all of it null when there is none, or when it is another account's).
 */
export async function findTokenAccount(db: Database, idUsuario: number, jti: string) {
  return db
    .selectFrom('usuarios')
    .leftJoin('sesiones', (join) =>
      join.onRef('sesiones.idUsuario', '=', 'usuarios.idUsuario').on('sesiones.idSesion', '=', jti),
    )
    .leftJoin('dos_pasos', 'dos_pasos.idUsuario', 'usuarios.idUsuario')
    .select(['usuarios.idUsuario', 'usuarios.rol', 'usuarios.estado', 'usuarios.tokenVersion'])
    .select(['sesiones.ultimoUso', 'sesiones.fin', 'dos_pasos.activo'])
    .where('usuarios.idUsuario', '=', idUsuario)
    .executeTakeFirst();
}

export async function insertLogin(trx: Trx, login: Insertable<SesionesTable>): Promise<void> {
  await trx.insertInto('sesiones').values(login).execute();
}

/** Notes that a login was used at `now`, unless somebody has noted it since `before`. */
export async function touchLogin(
  db: Database,
  idSesion: string,
  { now, before }: { now: string; before: string },
): Promise<void> {
  await db
    .updateTable('sesiones')
    .set({ ultimoUso: now })
    .where('idSesion', '=', idSesion)
    .where('ultimoUso', '<=', before)
    .execute();
}

export async function endLogin(trx: Trx, idSesion: string, now: string): Promise<void> {
  await trx
    .updateTable('sesiones')
    .set({ fin: now })
    .where('idSesion', '=', idSesion)
    .where('fin', 'is', null)
    .execute();
}

/** Ends every login of an account, those of tokens without an id too. */
export async function endAllLogins(trx: Trx, idUsuario: number): Promise<void> {
  await trx
    .updateTable('usuarios')
    .set((eb) => ({ tokenVersion: eb('tokenVersion', '+', 1) }))
    .where('idUsuario', '=', idUsuario)
    .execute();
}

export async function deleteExpiredLogins(db: Database, now: string): Promise<void> {
  await db.deleteFrom('sesiones').where('expira', '<=', now).execute();
}
