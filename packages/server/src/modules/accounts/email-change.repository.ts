import type { Insertable } from 'kysely';
import { changed } from '../../db/changed.ts';
import type { Database, Trx } from '../../db/database.ts';
import type { CorreosAnterioresTable, Row } from '../../db/schema.ts';

/** What a change of the e-mail needs to know of an account. */
export type AccountEmail = Pick<
  Row<'usuarios'>,
  'idUsuario' | 'nombre' | 'correo' | 'correoNormalizado' | 'contrasenaHash'
>;

/** The account with its e-mail; until the transaction ends nobody else can change it. */
export function holdAccount(trx: Trx, idUsuario: number): Promise<AccountEmail | undefined> {
  return trx
    .updateTable('usuarios')
    .set(({ ref }) => ({ correo: ref('correo') }))
    .where('idUsuario', '=', idUsuario)
    .returning(['idUsuario', 'nombre', 'correo', 'correoNormalizado', 'contrasenaHash'])
    .executeTakeFirst();
}

export function findPasswordHash(db: Database, idUsuario: number) {
  return db
    .selectFrom('usuarios')
    .select(['correoNormalizado', 'contrasenaHash'])
    .where('idUsuario', '=', idUsuario)
    .executeTakeFirst();
}

/** @throws a unique violation when the e-mail belongs to another account. */
export async function updateEmail(
  trx: Trx,
  idUsuario: number,
  email: Pick<AccountEmail, 'correo' | 'correoNormalizado'>,
): Promise<void> {
  await trx.updateTable('usuarios').set(email).where('idUsuario', '=', idUsuario).execute();
}

export async function insertUndo(
  trx: Trx,
  undo: Insertable<CorreosAnterioresTable>,
): Promise<void> {
  await trx.insertInto('correos_anteriores').values(undo).execute();
}

/** The change that a link takes back, while it can be used. */
export function findUndo(db: Database | Trx, hash: string, now: string) {
  return db
    .selectFrom('correos_anteriores')
    .select(['idCorreoAnterior', 'idUsuario', 'correo', 'correoNormalizado'])
    .where('hash', '=', hash)
    .where('expira', '>', now)
    .executeTakeFirst();
}

/** Ends the links of an account from a change on. @returns false when there were none any more. */
export function deleteUndosFrom(
  trx: Trx,
  { idUsuario, idCorreoAnterior }: OpenUndo,
): Promise<boolean> {
  return changed(
    trx
      .deleteFrom('correos_anteriores')
      .where('idUsuario', '=', idUsuario)
      .where('idCorreoAnterior', '>=', idCorreoAnterior),
  );
}

/** A change that can be taken back. */
export type OpenUndo = Pick<Row<'correos_anteriores'>, 'idCorreoAnterior' | 'idUsuario'>;

/** The open links that would give that address back to somebody, the oldest first. */
export function findUndosTo(
  db: Database | Trx,
  correoNormalizado: string,
  now: string,
): Promise<OpenUndo[]> {
  return db
    .selectFrom('correos_anteriores')
    .select(['idCorreoAnterior', 'idUsuario'])
    .where('correoNormalizado', '=', correoNormalizado)
    .where('expira', '>', now)
    .orderBy('idCorreoAnterior')
    .execute();
}

export async function deleteExpiredUndos(db: Database, now: string): Promise<void> {
  await db.deleteFrom('correos_anteriores').where('expira', '<=', now).execute();
}
