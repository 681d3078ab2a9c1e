import { CompiledQuery } from 'kysely';
import type { Database, Trx } from '../db/database.ts';
import type { RollPerson } from './roll-line.ts';

/** The person that an identification belongs to; undefined when the roll does not know it. */
export function lookupPerson(
  db: Database,
  identificacion: string,
): Promise<Omit<RollPerson, 'identificacion'> | undefined> {
  return db
    .selectFrom('padron')
    .select(['nombre', 'primerApellido', 'segundoApellido'])
    .where('identificacion', '=', identificacion)
    .executeTakeFirst();
}

/** Rows of one statement: four values each, far below either database's limit of parameters. */
const STATEMENT_ROWS = 500;

/** Adds people and corrects the known ones. No identification may come twice in one call. */
export async function upsertPeople(trx: Trx, people: readonly RollPerson[]): Promise<void> {
  for (let at = 0; at < people.length; at += STATEMENT_ROWS) {
    const rows = people.slice(at, at + STATEMENT_ROWS);
    const values = rows.flatMap((person) => [
      person.identificacion,
      person.nombre,
      person.primerApellido,
      person.segundoApellido,
    ]);
    await trx.executeQuery(CompiledQuery.raw(upsertSql(trx, rows.length), values));
  }
}

const compiled = new WeakMap<object, Map<number, string>>();

/**
 * The statement's text. Millions of lines are imported by the same statement, so it is compiled once
 * for each number of rows.
 */
function upsertSql(trx: Trx, rows: number): string {
  const blank = { identificacion: '', nombre: '', primerApellido: '', segundoApellido: '' };
  const adapter = trx.getExecutor().adapter;
  const known = compiled.get(adapter) ?? new Map<number, string>();
  compiled.set(adapter, known);
  const text =
    known.get(rows) ??
    trx
      .insertInto('padron')
      .values(Array.from({ length: rows }, () => blank))
      .onConflict((conflict) =>
        conflict.column('identificacion').doUpdateSet(({ ref }) => ({
          nombre: ref('excluded.nombre'),
          primerApellido: ref('excluded.primerApellido'),
          segundoApellido: ref('excluded.segundoApellido'),
        })),
      )
      .compile().sql;
  known.set(rows, text);
  return text;
}
