import { sql, type RawBuilder } from 'kysely';
import { actionsWith } from '@filigrana/sdk/domain';
import type { Database } from '../../db/database.ts';

/** What narrows the record down. */
export interface ActivityFilter {
  /** All of them have to be found; comparable, as `activityWords` makes them. */
  words: readonly string[];
  /** Instants (ISO 8601, UTC): the first that counts, and the first that does not any more. */
  from?: string | undefined;
  until?: string | undefined;
  /** Only entries that were noted before that one. */
  before?: number | undefined;
}

/** Entries with who did them, the one that was noted last first. */
export function findActivity(
  db: Database,
  { words, from, until, before }: ActivityFilter,
  limit: number,
) {
  return db
    .selectFrom('actividad')
    .leftJoin('usuarios', 'usuarios.idUsuario', 'actividad.idUsuario')
    .select([
      'actividad.idActividad',
      'actividad.fecha',
      'actividad.idUsuario',
      'actividad.accion',
      'actividad.objeto',
      'actividad.cambios',
      'usuarios.nombre',
      'usuarios.primerApellido',
      'usuarios.segundoApellido',
      'usuarios.rol',
    ])
    .$if(from !== undefined, (query) => query.where('actividad.fecha', '>=', from ?? ''))
    .$if(until !== undefined, (query) => query.where('actividad.fecha', '<', until ?? ''))
    .$if(before !== undefined, (query) => query.where('actividad.idActividad', '<', before ?? 0))
    .where(({ and }) => and(words.map(holds)))
    .orderBy('actividad.idActividad', 'desc')
    .limit(limit)
    .execute();
}

export type ActivityRow = Awaited<ReturnType<typeof findActivity>>[number];

/**
 * An entry that a word is found in. People and products are looked through once for the whole record
 * and not once for each entry.
 */
function holds(word: string): RawBuilder<boolean> {
  const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const like = (text: RawBuilder<string>) => sql<boolean>`${text} like ${pattern} escape '\\'`;
  const people = like(plain(sql`"nombre" || ' ' || "primerApellido" || ' ' || "segundoApellido"`));
  const products = like(plain(sql`"nombreProducto"`));
  const actions = actionsWith(word);
  return sql`(${like(sql`lower(actividad.objeto)`)}
    ${actions.length > 0 ? sql`or actividad.accion in (${sql.join(actions)})` : sql``}
    or actividad."idUsuario" in (select "idUsuario" from usuarios where ${people})
    or actividad.objeto in (select 'cuenta ' || "idUsuario" from usuarios where ${people})
    or actividad.objeto in (select 'producto ' || "idProducto" from productos where ${products}))`;
}

/** Letters of Spanish as searches compare them. `lower` of SQLite knows A to Z alone. */
const LETTERS = Object.entries({ á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u', ü: 'u', ñ: 'n' });

/** A text without case and accents, in the words of both databases; `normalizeText` for SQL. */
const plain = (text: RawBuilder<string>): RawBuilder<string> =>
  LETTERS.reduce(
    (done, [letter, bare]) =>
      sql`replace(replace(${done}, ${sql.lit(letter)}, ${sql.lit(bare)}), ${sql.lit(letter.toUpperCase())}, ${sql.lit(bare)})`,
    sql<string>`lower(${text})`,
  );

/** Names of products, by number. */
export async function findProductNames(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('productos')
    .select(['idProducto', 'nombreProducto'])
    .where('idProducto', 'in', ids)
    .execute();
  return new Map(rows.map(({ idProducto, nombreProducto }) => [idProducto, nombreProducto]));
}

/** Whose accounts they are, by number. */
export async function findOwners(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const rows = await db
    .selectFrom('usuarios')
    .select(['idUsuario', 'nombre', 'primerApellido', 'segundoApellido', 'rol'])
    .where('idUsuario', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.idUsuario, row]));
}
