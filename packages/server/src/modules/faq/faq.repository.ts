import type { Insertable } from 'kysely';
import { changed } from '../../db/changed.ts';
import type { Database } from '../../db/database.ts';
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
export async function insertFaq(db: Database, faq: FaqFields): Promise<number> {
  const { idPregunta } = await db
    .insertInto('preguntas')
    .values(faq)
    .returning('idPregunta')
    .executeTakeFirstOrThrow();
  return idPregunta;
}

export function findFaq(db: Database, idPregunta: number): Promise<Row<'preguntas'> | undefined> {
  return db
    .selectFrom('preguntas')
    .selectAll()
    .where('idPregunta', '=', idPregunta)
    .executeTakeFirst();
}

/**
 * @param version The only one that may be replaced; undefined replaces any.
 * @returns false when it is another one by now, or when there is no such question.
 */
export function updateFaq(
  db: Database,
  idPregunta: number,
  faq: FaqFields,
  version: number | undefined,
): Promise<boolean> {
  return changed(
    db
      .updateTable('preguntas')
      .set((eb) => ({ ...faq, version: eb('version', '+', 1) }))
      .where('idPregunta', '=', idPregunta)
      .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0)),
  );
}

/**
 * @param version The only one that may be deleted; undefined deletes any.
 * @returns false when it is another one by now, or when there is no such question.
 */
export function deleteFaq(
  db: Database,
  idPregunta: number,
  version: number | undefined,
): Promise<boolean> {
  return changed(
    db
      .deleteFrom('preguntas')
      .where('idPregunta', '=', idPregunta)
      .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0)),
  );
}
