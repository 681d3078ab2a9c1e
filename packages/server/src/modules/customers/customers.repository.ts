import {
  customersFitting,
  isEmailWord,
  ROLE,
  typedNumber,
  typedWords,
} from '@filigrana/sdk/domain';
import { sql } from 'kysely';
import type { Database, Trx } from '../../db/database.ts';
import { holding, searchable } from '../../db/holding.ts';
import type { Row } from '../../db/schema.ts';

type CustomerStatus = Row<'usuarios'>['estado'];

const LISTED = [
  'idUsuario',
  'identificacion',
  'nombre',
  'primerApellido',
  'segundoApellido',
  'correo',
  'telefono',
  'estado',
  'fechaRegistro',
] as const;

const customers = (db: Database) =>
  db.selectFrom('usuarios').where('rol', '=', ROLE.cliente).where('fechaCierre', 'is', null);

/** Those that `customerFits` finds. Only words of names have an index. */
const customersNamed = (db: Database, text: string) =>
  customers(db).where(({ and, eb, or }) =>
    and(
      typedWords(text).flatMap((word) => {
        if (isEmailWord(word)) return eb(beginning('correoNormalizado', word.length), '=', word);
        const named = and(holding(word).map((pattern) => eb('nombreBuscado', 'like', pattern)));
        const number = typedNumber(word);
        if (number === null) return named;
        const numbers = ['identificacion', 'telefono'] as const;
        return or([...numbers.map((column) => eb(column, 'like', `%${number}%`)), named]);
      }),
    ),
  );

const beginning = (column: string, length: number) =>
  sql<string>`substr(${sql.ref(column)}, 1, cast(${length} as integer))`;

/** Customers, newest first. */
export function findCustomers(db: Database) {
  return customers(db)
    .select(LISTED)
    .orderBy('fechaRegistro', 'desc')
    .orderBy('idUsuario', 'desc')
    .execute();
}

/** Customers that a text finds, the highest number first. */
export function findCustomersNamed(
  db: Database,
  name: string,
  { after, limit }: { after: number | undefined; limit: number },
) {
  return customersNamed(db, name)
    .select(LISTED)
    .$if(after !== undefined, (query) => query.where('idUsuario', '<', after ?? 0))
    .orderBy('idUsuario', 'desc')
    .limit(limit)
    .execute();
}

export async function countCustomersNamed(db: Database, name: string): Promise<number> {
  const { count } = await customersNamed(db, name)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Numbers of those whom `customersFitting` finds by a name that is near, the highest first. Only for a text with
 * which `countCustomersNamed` counts nobody.
 */
export async function findCustomersNear(db: Database, text: string): Promise<number[]> {
  const words = typedWords(searchable(text));
  const isOfName = (word: string) => !isEmailWord(word) && typedNumber(word) === null;
  const ofName = words.filter(isOfName).join(' ');
  if (ofName === '') return [];
  // Nothing else is read of thousands of customers: the index holds it.
  const named = await customersNamed(db, words.filter((word) => !isOfName(word)).join(' '))
    .select(['idUsuario', 'nombreBuscado'])
    .execute();
  const near = customersFitting(named, ofName, ({ nombreBuscado }) => ({
    fullName: nombreBuscado,
    correo: '',
    identificacion: '',
    telefono: '',
  }));
  return near.map(({ idUsuario }) => idUsuario).sort((a, b) => b - a);
}

/** How many customers a database is asked about at once: it takes no list of all. */
const NEAR_MAX = 1_000;

/** Of those whom `findCustomersNear` finds the newest, whose orders can be looked for. */
export async function findNewestNear(db: Database, text: string): Promise<number[]> {
  return (await findCustomersNear(db, text)).slice(0, NEAR_MAX);
}

/** Customers by their numbers, which `findCustomersNear` has found; the highest first. */
export async function findCustomersOf(db: Database, numbers: readonly number[]) {
  if (numbers.length === 0) return [];
  return db
    .selectFrom('usuarios')
    .select(LISTED)
    .where('idUsuario', 'in', numbers)
    .orderBy('idUsuario', 'desc')
    .execute();
}

/** Whether an identification is a customer's. */
export async function isCustomer(trx: Trx, identificacion: string): Promise<boolean> {
  const row = await trx
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
 * @returns its id; undefined when the customer is in none of them, or is none.
 */
export async function moveCustomer(
  trx: Trx,
  identificacion: string,
  from: readonly CustomerStatus[],
  to: CustomerStatus,
): Promise<number | undefined> {
  const moved = await trx
    .updateTable('usuarios')
    .set((eb) => ({ estado: to, tokenVersion: eb('tokenVersion', '+', 1) }))
    .where('identificacion', '=', identificacion)
    .where('rol', '=', ROLE.cliente)
    .where('estado', 'in', from)
    .returning('idUsuario')
    .executeTakeFirst();
  return moved?.idUsuario;
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
