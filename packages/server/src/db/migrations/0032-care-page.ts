import type { Kysely, Migration } from 'kysely';
import type { Schema } from '../schema.ts';

/** The page of care and warranty, which nobody has written yet. */
export const carePage: Migration = {
  async up(db: Kysely<Schema>) {
    await db.insertInto('textos_legales').values({ pagina: 'cuidado', texto: null }).execute();
  },
};
