import { ROLE, STAFF_ROLES } from '@filigrana/sdk/domain';
import type { Role } from '../../auth/tokens.ts';
import { changed } from '../../db/changed.ts';
import type { Database, Trx } from '../../db/database.ts';
import type { Row } from '../../db/schema.ts';

/** A role that staff can have. */
export type StaffRole = typeof ROLE.administrador | typeof ROLE.manager;

type AccountStatus = Row<'usuarios'>['estado'];

/** Administrators and managers, oldest account first. */
export async function findStaff(db: Database) {
  const staff = await db
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
      'estado',
    ])
    .where('rol', 'in', STAFF_ROLES)
    .$narrowType<{ idRol: StaffRole }>()
    .execute();
  // Sorted here: asked for the order, a database reads every customer by number instead.
  return staff.toSorted((a, b) => a.idUsuario - b.idUsuario);
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

/** The staff account of an e-mail. */
export function findStaffByEmail(db: Database, correoNormalizado: string) {
  return db
    .selectFrom('usuarios')
    .select(['idUsuario', 'correo'])
    .where('correoNormalizado', '=', correoNormalizado)
    .where('rol', 'in', STAFF_ROLES)
    .executeTakeFirst();
}

/**
 * The administrators who can log in. Until the transaction ends nobody else can change who they are: the
 * update, which changes nothing, makes others wait on both databases.
 */
export async function holdAdministrators(trx: Trx): Promise<number[]> {
  const rows = await trx
    .updateTable('usuarios')
    .set({ rol: ROLE.administrador })
    .where('rol', '=', ROLE.administrador)
    .where('estado', '=', 'activo')
    .returning('idUsuario')
    .execute();
  return rows.map(({ idUsuario }) => idUsuario);
}

/** The role of a staff account; nobody else can change it until the transaction ends. */
export function holdStaff(trx: Trx, idUsuario: number): Promise<{ rol: Role } | undefined> {
  return trx
    .updateTable('usuarios')
    .set(({ ref }) => ({ rol: ref('rol') }))
    .where('idUsuario', '=', idUsuario)
    .where('rol', 'in', STAFF_ROLES)
    .returning('rol')
    .executeTakeFirst();
}

/** Gives an account another role; every login of it ends. */
export async function setRole(trx: Trx, idUsuario: number, rol: StaffRole): Promise<void> {
  await trx
    .updateTable('usuarios')
    .set((eb) => ({ rol, tokenVersion: eb('tokenVersion', '+', 1) }))
    .where('idUsuario', '=', idUsuario)
    .execute();
}

/**
 * Moves a staff account that is in one of those states to another; every login of it ends.
 *
 * @returns false when it is in none of them, or is no staff account.
 */
export function moveStaff(
  trx: Trx,
  idUsuario: number,
  from: readonly AccountStatus[],
  to: AccountStatus,
): Promise<boolean> {
  return changed(
    trx
      .updateTable('usuarios')
      .set((eb) => ({ estado: to, tokenVersion: eb('tokenVersion', '+', 1) }))
      .where('idUsuario', '=', idUsuario)
      .where('rol', 'in', STAFF_ROLES)
      .where('estado', 'in', from),
  );
}

/**
 * Removes a staff account with its cart; histories keep what it did, without an author.
 *
 * @returns false when there is no such staff account.
 */
export async function deleteStaff(trx: Trx, idUsuario: number): Promise<boolean> {
  if (!(await isStaffAccount(trx, idUsuario))) return false;
  // Staff cannot buy: the only cart is the open one, which nothing points to.
  await trx.deleteFrom('carritos').where('idUsuario', '=', idUsuario).execute();
  return changed(trx.deleteFrom('usuarios').where('idUsuario', '=', idUsuario));
}
