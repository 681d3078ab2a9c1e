import { sql, type Kysely, type Migration } from 'kysely';
import type { DialectSupport } from '../dialects.ts';
import type { Schema } from '../schema.ts';

/** Which products have changed, so that a server reads those alone anew. */
export const changedPieces = ({ notePieces }: DialectSupport): Migration => ({
  async up(db: Kysely<Schema>) {
    for (const statement of notePieces) await sql.raw(statement).execute(db);
  },
});
