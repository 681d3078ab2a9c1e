import type { Insertable } from 'kysely';
import { changed } from '../../db/changed.ts';
import type { Database, Trx } from '../../db/database.ts';
import type { Flag } from '../../db/column-types.ts';
import type { DireccionesTable } from '../../db/schema.ts';

export type AddressFields = Omit<
  Insertable<DireccionesTable>,
  'idDireccion' | 'idUsuario' | 'preferida'
>;

/** The addresses of an account: the preferred one first, the others as they were added. */
export function findAddresses(db: Database | Trx, idUsuario: number) {
  return db
    .selectFrom('direcciones')
    .select(['idDireccion', 'nombre', 'provincia', 'canton', 'distrito', 'direccionExacta'])
    .select('preferida')
    .where('idUsuario', '=', idUsuario)
    .orderBy('preferida', 'desc')
    .orderBy('idDireccion')
    .execute();
}

export async function insertAddress(
  trx: Trx,
  address: AddressFields & Pick<Insertable<DireccionesTable>, 'idUsuario' | 'preferida'>,
): Promise<void> {
  await trx.insertInto('direcciones').values(address).execute();
}

/** @returns false when the account has no such address. */
export function updateAddress(
  trx: Trx,
  { idUsuario, idDireccion }: AddressKey,
  address: AddressFields,
): Promise<boolean> {
  return changed(
    trx
      .updateTable('direcciones')
      .set(address)
      .where('idDireccion', '=', idDireccion)
      .where('idUsuario', '=', idUsuario),
  );
}

/** @returns false when the account has no such address. */
export function deleteAddress(trx: Trx, { idUsuario, idDireccion }: AddressKey): Promise<boolean> {
  return changed(
    trx
      .deleteFrom('direcciones')
      .where('idDireccion', '=', idDireccion)
      .where('idUsuario', '=', idUsuario),
  );
}

/** That one and no other is the preferred one. */
export async function preferAddress(
  trx: Trx,
  { idUsuario, idDireccion }: AddressKey,
): Promise<void> {
  await trx
    .updateTable('direcciones')
    .set(({ eb }) => ({
      preferida: eb.case().when('idDireccion', '=', idDireccion).then<Flag>(1).else<Flag>(0).end(),
    }))
    .where('idUsuario', '=', idUsuario)
    .execute();
}

/** An address of an account. */
export interface AddressKey {
  idUsuario: number;
  idDireccion: number;
}
