import { HttpProblem } from '@filigrana/sdk/answers';
import { normalizeIdentification } from '@filigrana/sdk/domain';
import { sql, type Selectable } from 'kysely';
import type { Database, Trx } from '../../db/database.ts';
import type { Flag } from '../../db/column-types.ts';
import type { UsuariosTable } from '../../db/schema.ts';

const columns = [
  'idUsuario',
  'identificacion',
  'nombre',
  'primerApellido',
  'segundoApellido',
  'correo',
  'correoNormalizado',
  'correoConfirmado',
  'telefono',
  'rol',
  'suscrito',
] as const;

/** What an owner may see of the account. */
export type AccountRow = Pick<Selectable<UsuariosTable>, (typeof columns)[number]>;

/** Whether the owner of an account's e-mail has confirmed it. */
export function isConfirmed({
  correoNormalizado,
  correoConfirmado,
}: Pick<AccountRow, 'correoNormalizado' | 'correoConfirmado'>): boolean {
  return correoConfirmado === correoNormalizado;
}

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

/** What a login needs to know of an account, its second step included: null when it has none. */
export interface LoginRow
  extends
    AccountRow,
    Pick<Selectable<UsuariosTable>, 'contrasenaHash' | 'estado' | 'tokenVersion'>,
    Record<'secreto', string | null>,
    Record<'activo', Flag | null> {}

/** The account of an e-mail. */
export function findLogin(db: Database, correoNormalizado: string): Promise<LoginRow | undefined> {
  return db
    .selectFrom('usuarios')
    .leftJoin('dos_pasos', 'dos_pasos.idUsuario', 'usuarios.idUsuario')
    .select(columns.map((column) => `usuarios.${column}` as const))
    .select(['contrasenaHash', 'estado', 'tokenVersion', 'secreto', 'activo'])
    .where('correoNormalizado', '=', correoNormalizado)
    .executeTakeFirst();
}

/** The hash of an account's password. */
export async function findPassword(db: Database, idUsuario: number): Promise<string> {
  const { contrasenaHash } = await db
    .selectFrom('usuarios')
    .select('contrasenaHash')
    .where('idUsuario', '=', idUsuario)
    .executeTakeFirstOrThrow();
  return contrasenaHash;
}

/** Who a person is to the shop: both belong to one account at most. */
export interface Identity {
  identificacion: string;
  correoNormalizado: string;
}

const normalIdentification = sql<string>`upper(replace("identificacion", '-', ''))`;

/** The identities that share something with this one. */
export function findSameIdentities(
  db: Database,
  { identificacion, correoNormalizado }: Identity,
): Promise<Identity[]> {
  return db
    .selectFrom('usuarios')
    .select(['identificacion', 'correoNormalizado'])
    .where((eb) =>
      eb.or([
        // Older accounts keep theirs as it was typed.
        eb(normalIdentification, '=', normalizeIdentification(identificacion)),
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
