import { HttpProblem } from '@filigrana/sdk/contract';
import type { Selectable } from 'kysely';
import type { Database, Trx } from '../../db/database.ts';
import type { UsuariosTable } from '../../db/schema.ts';

const columns = [
  'idUsuario',
  'identificacion',
  'nombre',
  'primerApellido',
  'segundoApellido',
  'correo',
  'telefono',
  'rol',
  'suscrito',
] as const;

/** What an owner may see of the account. */
export type AccountRow = Pick<Selectable<UsuariosTable>, (typeof columns)[number]>;

/**
 * The account of a token that was accepted a moment ago.
 *
 * @throws HttpProblem 401 when it has been removed since.
 */
export function findAccount(db: Database | Trx, idUsuario: number): Promise<AccountRow> {
  return db
    .selectFrom('usuarios')
    .select(columns)
    .where('idUsuario', '=', idUsuario)
    .executeTakeFirstOrThrow(() => new HttpProblem('UNAUTHENTICATED'));
}

/** The account of an e-mail with what a login needs to know of it. */
export function findLogin(db: Database, correoNormalizado: string) {
  return db
    .selectFrom('usuarios')
    .select([...columns, 'contrasenaHash', 'estado', 'tokenVersion'])
    .where('correoNormalizado', '=', correoNormalizado)
    .executeTakeFirst();
}

/** Who a person is to the shop: both belong to one account at most. */
export interface Identity {
  identificacion: string;
  correoNormalizado: string;
}

/** The identities that share something with this one: two at most. */
export function findSameIdentities(
  db: Database,
  { identificacion, correoNormalizado }: Identity,
): Promise<Identity[]> {
  return db
    .selectFrom('usuarios')
    .select(['identificacion', 'correoNormalizado'])
    .where((eb) =>
      eb.or([
        eb('identificacion', '=', identificacion),
        eb('correoNormalizado', '=', correoNormalizado),
      ]),
    )
    .execute();
}

/** The telephone, and how the e-mail is written: it stays the same e-mail. */
export async function updateContact(
  trx: Trx,
  idUsuario: number,
  contact: Pick<UsuariosTable, 'correo' | 'telefono'>,
): Promise<void> {
  await trx.updateTable('usuarios').set(contact).where('idUsuario', '=', idUsuario).execute();
}
