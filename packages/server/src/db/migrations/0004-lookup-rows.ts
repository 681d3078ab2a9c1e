import type { Kysely, Migration } from 'kysely';
import type { Schema } from '../schema.ts';

const rows = (...names: string[]) => names.map((nombre) => ({ nombre }));

/** Rows that every shop needs. Their order decides their ids: 1 is Anillos. */
export const lookupRows: Migration = {
  async up(db: Kysely<Schema>) {
    await db
      .insertInto('categorias')
      .values(rows('Anillos', 'Aretes', 'Cadenas y Dijes', 'Pulseras', 'Conjuntos'))
      .execute();
    await db.insertInto('piedras').values(rows('Natural', 'Sintética')).execute();
    await db.insertInto('materiales').values(rows('Plata', 'Plata bañada en oro')).execute();
    await db
      .insertInto('tallas')
      .values(['5', '6', '7', '8', '9', '10', '11', '12', 'Única'].map((tamanio) => ({ tamanio })))
      .execute();
    await db.insertInto('configuracion').values({ clave: 'montoEnvioCents', valor: 800 }).execute();
  },
};
