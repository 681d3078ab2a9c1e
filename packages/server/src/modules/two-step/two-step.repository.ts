import { changed } from '../../db/changed.ts';
import type { Database, Trx } from '../../db/database.ts';

/** The second step of an account, begun or turned on. */
export function findTwoStep(db: Database | Trx, idUsuario: number) {
  return db
    .selectFrom('dos_pasos')
    .select(['secreto', 'activo'])
    .where('idUsuario', '=', idUsuario)
    .executeTakeFirst();
}

/** Notes a new secret that no code has confirmed yet. @returns false when one is turned on already. */
export async function beginTwoStep(
  db: Database,
  idUsuario: number,
  secreto: string,
): Promise<boolean> {
  const begun = db
    .insertInto('dos_pasos')
    .values({ idUsuario, secreto })
    .onConflict((conflict) =>
      conflict.column('idUsuario').doUpdateSet({ secreto }).where('dos_pasos.activo', '=', 0),
    )
    .returning('idUsuario');
  return (await begun.executeTakeFirst()) !== undefined;
}

/** Turns on what was begun with this secret. @returns false when it is on, or was begun anew. */
export function turnOn(
  trx: Trx,
  { idUsuario, secreto, step }: { idUsuario: number; secreto: string; step: number },
): Promise<boolean> {
  return changed(
    trx
      .updateTable('dos_pasos')
      .set({ activo: 1, ultimoPaso: step })
      .where('idUsuario', '=', idUsuario)
      .where('secreto', '=', secreto)
      .where('activo', '=', 0),
  );
}

/** Uses the code of a time step up. @returns false when it, or a later one, was used before. */
export function useStep(db: Database | Trx, idUsuario: number, step: number): Promise<boolean> {
  return changed(
    db
      .updateTable('dos_pasos')
      .set({ ultimoPaso: step })
      .where('idUsuario', '=', idUsuario)
      .where('ultimoPaso', '<', step),
  );
}

/** Uses a recovery code up. @returns false when the account has no such code (any more). */
export function useRecoveryCode(
  db: Database | Trx,
  idUsuario: number,
  hash: string,
): Promise<boolean> {
  return changed(
    db
      .deleteFrom('codigos_recuperacion')
      .where('idUsuario', '=', idUsuario)
      .where('hash', '=', hash),
  );
}

export async function replaceRecoveryCodes(
  trx: Trx,
  idUsuario: number,
  hashes: readonly string[],
): Promise<void> {
  await trx.deleteFrom('codigos_recuperacion').where('idUsuario', '=', idUsuario).execute();
  const rows = hashes.map((hash) => ({ idUsuario, hash }));
  await trx.insertInto('codigos_recuperacion').values(rows).execute();
}

export async function countRecoveryCodes(db: Database, idUsuario: number): Promise<number> {
  const { left } = await db
    .selectFrom('codigos_recuperacion')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('idUsuario', '=', idUsuario)
    .executeTakeFirstOrThrow();
  return Number(left);
}

/** Forgets secret and recovery codes. @returns false when nothing was turned on. */
export function turnOff(trx: Trx, idUsuario: number): Promise<boolean> {
  return changed(
    trx.deleteFrom('dos_pasos').where('idUsuario', '=', idUsuario).where('activo', '=', 1),
  );
}
