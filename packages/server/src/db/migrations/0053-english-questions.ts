import type { Kysely, Migration } from 'kysely';
import type { Schema } from '../schema.ts';

/** Questions and their answers in English; null where there is none. */
export const englishQuestions: Migration = {
  async up(db: Kysely<Schema>) {
    await db.schema.alterTable('preguntas').addColumn('preguntaIngles', 'text').execute();
    await db.schema.alterTable('preguntas').addColumn('respuestaIngles', 'text').execute();
  },
};
