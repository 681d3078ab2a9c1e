import type { Kysely, Migration } from 'kysely';
import type { DialectSupport } from '../dialects.ts';
import type { Schema } from '../schema.ts';
import { startsAt } from './table-helpers.ts';

/** Words that the search takes for each other, which nobody has set yet. */
export const synonyms = ({ noteChanges }: DialectSupport): Migration => ({
  async up(db: Kysely<Schema>) {
    await db.schema
      .createTable('sinonimos')
      .addColumn('fila', 'integer', (c) => c.primaryKey().notNull())
      .addColumn('grupos', 'text')
      .addColumn('version', 'integer', startsAt(1))
      .execute();
    await db.insertInto('sinonimos').values({ fila: 1, grupos: null }).execute();
    await noteChanges(db, { sinonimos: 'update' });
  },
});
