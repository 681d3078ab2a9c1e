import { ROLE, STAFF_ROLES } from '@filigrana/sdk/domain';
import { changed } from '../../db/changed.ts';
import type { Database, Trx } from '../../db/database.ts';

/** A role that staff can have. */
export type StaffRole = typeof ROLE.administrador | typeof ROLE.manager;

/** Administrators and managers, oldest account first. */
export function findStaff(db: Database) {
  return db
    .selectFrom('usuarios')
    .select([
      'idUsuario',
      'identificacion',
      'nombre',
      'primerApellido',
      'segundoApellido',
      'correo',
      'telefono',
      'rol as idRol',
    ])
    .where('rol', 'in', STAFF_ROLES)
    .orderBy('idUsuario')
    .$narrowType<{ idRol: StaffRole }>()
    .execute();
}

export async function isStaffAccount(trx: Trx, idUsuario: number): Promise<boolean> {
  const row = await trx
    .selectFrom('usuarios')
    .select('idUsuario')
    .where('idUsuario', '=', idUsuario)
    .where('rol', 'in', STAFF_ROLES)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The administrators there are. Until the transaction ends nobody else can change who they are: the
 * update, which changes nothing, makes others wait on both databases.
 */
export async function holdAdministrators(trx: Trx): Promise<number[]> {
  const rows = await trx
    .updateTable('usuarios')
    .set({ rol: ROLE.administrador })
    .where('rol', '=', ROLE.administrador)
    .returning('idUsuario')
    .execute();
  return rows.map(({ idUsuario }) => idUsuario);
}

/**
 * Gives a staff account another role than the one it has; every login of the account ends.
 *
 * @returns false when it has that role already, or is no staff account.
 */
export function changeRole(trx: Trx, idUsuario: number, rol: StaffRole): Promise<boolean> {
  return changed(
    trx
      .updateTable('usuarios')
      .set((eb) => ({ rol, tokenVersion: eb('tokenVersion', '+', 1) }))
      .where('idUsuario', '=', idUsuario)
      .where('rol', 'in', STAFF_ROLES)
      .where('rol', '<>', rol),
  );
}
