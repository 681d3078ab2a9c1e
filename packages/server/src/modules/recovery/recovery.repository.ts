import type { Insertable } from 'kysely';
import { changed } from '../../db/changed.ts';
import type { Database, Trx } from '../../db/database.ts';
import type { TokensRecuperacionTable } from '../../db/schema.ts';

/** Whom a reset link is for. */
export function findReader(db: Database, correoNormalizado: string) {
  return db
    .selectFrom('usuarios')
    .select(['idUsuario', 'correo'])
    .where('correoNormalizado', '=', correoNormalizado)
    .executeTakeFirst();
}

/**
 * Adds a reset link, unless so many links of the account can still be used.
 *
 * @returns false when they can; nothing has changed then, and each of them goes on working.
 */
export async function addResetToken(
  trx: Trx,
  token: Insertable<TokensRecuperacionTable>,
  most: number,
): Promise<boolean> {
  // The account first: of several requests at once each counts the links of those before it.
  await trx
    .updateTable('usuarios')
    .set(({ ref }) => ({ estado: ref('estado') }))
    .where('idUsuario', '=', token.idUsuario)
    .execute();
  const { links } = await trx
    .selectFrom('tokens_recuperacion')
    .select(({ fn }) => fn.countAll<number>().as('links'))
    .where('idUsuario', '=', token.idUsuario)
    .where('usado', 'is', null)
    .where('expira', '>', token.fechaCreacion)
    .executeTakeFirstOrThrow();
  if (Number(links) >= most) return false;
  await trx.insertInto('tokens_recuperacion').values(token).execute();
  return true;
}

/** The account of a token that can still be used. */
export function findResetToken(db: Database, hash: string, now: string) {
  return db
    .selectFrom('tokens_recuperacion')
    .innerJoin('usuarios', 'usuarios.idUsuario', 'tokens_recuperacion.idUsuario')
    .select(['usuarios.idUsuario', 'usuarios.correo', 'usuarios.nombre'])
    .where('hash', '=', hash)
    .where('usado', 'is', null)
    .where('expira', '>', now)
    .executeTakeFirst();
}

/** Uses a token up. @returns false when that is not possible (any more). */
export function spendResetToken(trx: Trx, hash: string, now: string): Promise<boolean> {
  return changed(
    trx
      .updateTable('tokens_recuperacion')
      .set({ usado: now })
      .where('hash', '=', hash)
      .where('usado', 'is', null)
      .where('expira', '>', now),
  );
}

/** Sets another password; every login of the account ends. Whoever used the link has its e-mail. */
export async function setPassword(
  trx: Trx,
  idUsuario: number,
  contrasenaHash: string,
): Promise<void> {
  await trx
    .updateTable('usuarios')
    .set((eb) => ({
      contrasenaHash,
      tokenVersion: eb('tokenVersion', '+', 1),
      correoConfirmado: eb.ref('correoNormalizado'),
    }))
    .where('idUsuario', '=', idUsuario)
    .execute();
}

/** Ends every reset link of an account that is still out. */
export async function deleteResetTokens(trx: Trx, idUsuario: number): Promise<void> {
  await trx
    .deleteFrom('tokens_recuperacion')
    .where('idUsuario', '=', idUsuario)
    .where('usado', 'is', null)
    .execute();
}

export async function deleteResetToken(db: Database, hash: string): Promise<void> {
  await db.deleteFrom('tokens_recuperacion').where('hash', '=', hash).execute();
}

/** Forgets what nobody can use any more. */
export async function deleteExpiredTokens(db: Database, now: string): Promise<void> {
  await db.deleteFrom('tokens_recuperacion').where('expira', '<=', now).execute();
}
