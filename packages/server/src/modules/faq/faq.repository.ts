import type { Insertable } from 'kysely';
import type { Database, Trx } from '../../db/database.ts';
import type { PreguntasTable, Row } from '../../db/schema.ts';

type FaqFields = Insertable<PreguntasTable>;

/** Questions, newest first. */
export function findFaqs(
  db: Database,
  { visibleOnly }: { visibleOnly: boolean },
): Promise<Row<'preguntas'>[]> {
  return db
    .selectFrom('preguntas')
    .selectAll()
    .$if(visibleOnly, (query) => query.where('visible', '=', 1))
    .orderBy('idPregunta', 'desc')
    .execute();
}

/** @returns the id of the new question. */
export async function insertFaq(trx: Trx, faq: FaqFields): Promise<number> {
  const { idPregunta } = await trx
    .insertInto('preguntas')
    .values(faq)
    .returning('idPregunta')
    .executeTakeFirstOrThrow();
  return idPregunta;
}

/** The question as it is; nobody else can change it until the transaction ends, on either database. */
export function lockFaq(trx: Trx, idPregunta: number): Promise<Row<'preguntas'> | undefined> {
  return trx
    .updateTable('preguntas')
    .set(({ ref }) => ({ visible: ref('visible') }))
    .where('idPregunta', '=', idPregunta)
    .returningAll()
    .executeTakeFirst();
}

/** Its version grows. */
export async function updateFaq(trx: Trx, idPregunta: number, faq: FaqFields): Promise<void> {
  await trx
    .updateTable('preguntas')
    .set((eb) => ({ ...faq, version: eb('version', '+', 1) }))
    .where('idPregunta', '=', idPregunta)
    .execute();
}

export async function deleteFaq(trx: Trx, idPregunta: number): Promise<void> {
  await trx.deleteFrom('preguntas').where('idPregunta', '=', idPregunta).execute();
}
