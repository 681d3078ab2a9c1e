import type { Kysely, Migration } from 'kysely';
import type { DialectSupport } from '../dialects.ts';
import type { Schema } from '../schema.ts';

/** What pages show beside products. */
const WATCHED: Record<string, string> = {
  banners: 'update',
  preguntas: 'update',
  configuracion: 'update',
  textos_legales: 'update',
};

/** The database notes whatever pages are made of, so that they are drawn once until it changes. */
export const keptPages = ({ noteChanges }: DialectSupport): Migration => ({
  async up(db: Kysely<Schema>) {
    await noteChanges(db, WATCHED);
  },
});
