import { sql, type Kysely, type Migration } from 'kysely';
import type { DialectSupport } from '../dialects.ts';
import type { Schema } from '../schema.ts';

/** Tables that kept answers are made of; of accounts only the names are in them. */
const WATCHED: Record<string, string> = {
  productos: 'update',
  producto_talla: 'update',
  categorias: 'update',
  materiales: 'update',
  piedras: 'update',
  tallas: 'update',
  pedidos: 'update',
  pedido_productos: 'update',
  usuarios: 'update of "nombre", "primerApellido", "segundoApellido"',
};

/** What lets several servers be one shop: which tables have changed, and what they count together. */
export const severalServers = ({
  addChangeNotes,
  noteChanges,
  sharedCounts,
}: DialectSupport): Migration => ({
  async up(db: Kysely<Schema>) {
    await addChangeNotes(db);
    await noteChanges(db, WATCHED);
    for (const statement of sharedCounts) await sql.raw(statement).execute(db);
  },
});
