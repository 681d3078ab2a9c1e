import type { Insertable } from 'kysely';
import { changed } from '../../db/changed.ts';
import type { Database, Trx } from '../../db/database.ts';
import type { ConfirmacionesCorreoTable } from '../../db/schema.ts';

type Confirmation = Insertable<ConfirmacionesCorreoTable>;

/**
 * Adds a link that confirms an e-mail, unless so many links of the account can still be used.
 *
 * @returns false when they can; nothing has changed then.
 */
export async function addConfirmation(
  trx: Trx,
  confirmation: Confirmation,
  most: number,
): Promise<boolean> {
  // The account first: of several requests at once each counts the links of those before it.
  await trx
    .updateTable('usuarios')
    .set(({ ref }) => ({ estado: ref('estado') }))
    .where('idUsuario', '=', confirmation.idUsuario)
    .execute();
  const { links } = await trx
    .selectFrom('confirmaciones_correo')
    .select(({ fn }) => fn.countAll<number>().as('links'))
    .where('idUsuario', '=', confirmation.idUsuario)
    .where('expira', '>', confirmation.fechaCreacion)
    .executeTakeFirstOrThrow();
  if (Number(links) >= most) return false;
  await trx.insertInto('confirmaciones_correo').values(confirmation).execute();
  return true;
}

/** The link of a token that has not expired. */
export function findConfirmation(trx: Trx, hash: string, now: string) {
  return trx
    .selectFrom('confirmaciones_correo')
    .select(['idUsuario', 'correoNormalizado'])
    .where('hash', '=', hash)
    .where('expira', '>', now)
    .executeTakeFirst();
}

/** Notes that an e-mail is its owner's. @returns false when the account has another one by now. */
export function setConfirmed(
  trx: Trx,
  { idUsuario, correoNormalizado }: Pick<Confirmation, 'idUsuario' | 'correoNormalizado'>,
): Promise<boolean> {
  return changed(
    trx
      .updateTable('usuarios')
      .set({ correoConfirmado: correoNormalizado })
      .where('idUsuario', '=', idUsuario)
      .where('correoNormalizado', '=', correoNormalizado),
  );
}

/** Uses a link up. @returns false when somebody else has. */
export function deleteConfirmation(db: Database | Trx, hash: string): Promise<boolean> {
  return changed(db.deleteFrom('confirmaciones_correo').where('hash', '=', hash));
}

/** Forgets what nobody can use any more. */
export async function deleteExpiredConfirmations(db: Database, now: string): Promise<void> {
  await db.deleteFrom('confirmaciones_correo').where('expira', '<=', now).execute();
}
