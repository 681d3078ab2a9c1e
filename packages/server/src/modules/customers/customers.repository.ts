import { ROLE } from '@filigrana/sdk/domain';
import { changed } from '../../db/changed.ts';
import type { Database, Trx } from '../../db/database.ts';
import type { Row } from '../../db/schema.ts';

type CustomerStatus = Row<'usuarios'>['estado'];

/** Customers, newest first. */
export function findCustomers(db: Database) {
  return db
    .selectFrom('usuarios')
    .select([
      'identificacion',
      'nombre',
      'primerApellido',
      'segundoApellido',
      'correo',
      'telefono',
      'estado',
      'fechaRegistro',
    ])
    .where('rol', '=', ROLE.cliente)
    .where('fechaCierre', 'is', null)
    .orderBy('fechaRegistro', 'desc')
    .orderBy('idUsuario', 'desc')
    .execute();
}

/** Whether an identification is a customer's. */
export async function isCustomer(db: Database, identificacion: string): Promise<boolean> {
  const row = await db
    .selectFrom('usuarios')
    .select('idUsuario')
    .where('identificacion', '=', identificacion)
    .where('rol', '=', ROLE.cliente)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Moves a customer who is in one of those states to another; every login of the account ends.
 *
 * @returns false when the customer is in none of them, or is none.
 */
export function moveCustomer(
  db: Database,
  identificacion: string,
  from: readonly CustomerStatus[],
  to: CustomerStatus,
): Promise<boolean> {
  return changed(
    db
      .updateTable('usuarios')
      .set((eb) => ({ estado: to, tokenVersion: eb('tokenVersion', '+', 1) }))
      .where('identificacion', '=', identificacion)
      .where('rol', '=', ROLE.cliente)
      .where('estado', 'in', from),
  );
}

/**
 * Puts a mark in the place of a customer's identification and blocks the account; every login of it
 * ends.
 *
 * @returns its id; undefined when no customer has that identification.
 */
export async function releaseCustomer(
  trx: Trx,
  identificacion: string,
  mark: string,
): Promise<number | undefined> {
  const released = await trx
    .updateTable('usuarios')
    .set((eb) => ({
      identificacion: mark,
      estado: 'bloqueado' as const,
      tokenVersion: eb('tokenVersion', '+', 1),
    }))
    .where('identificacion', '=', identificacion)
    .where('rol', '=', ROLE.cliente)
    .returning('idUsuario')
    .executeTakeFirst();
  return released?.idUsuario;
}
