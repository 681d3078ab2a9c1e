import type { Kysely, Migration } from 'kysely';
import type { DialectSupport } from '../dialects.ts';
import type { Schema } from '../schema.ts';
import {
  belongsTo,
  fileOrNothing,
  oneOf,
  required,
  startsAt,
  tableMaker,
} from './table-helpers.ts';

/** Questions, novedades, settings, reset links, the electoral roll. */
export const content = (dialect: DialectSupport): Migration => ({
  async up(db: Kysely<Schema>) {
    const { numbered, index } = tableMaker(db, dialect);

    await numbered('preguntas', 'idPregunta')
      .addColumn('pregunta', 'text', required)
      .addColumn('respuesta', 'text', required)
      .addColumn('visible', 'integer', startsAt(1))
      .execute();

    await numbered('novedades', 'idNovedad')
      .addColumn('asunto', 'text', required)
      .addColumn('descripcion', 'text', required)
      .addColumn('estado', 'text', oneOf('estado', 'Pendiente', 'Enviado'))
      .addColumn('idImagen', 'text', fileOrNothing)
      .addColumn('fecha', 'text', required)
      .addColumn('fechaActualizacion', 'text')
      .execute();

    await db.schema
      .createTable('configuracion')
      .addColumn('clave', 'text', (c) => c.primaryKey().notNull())
      .addColumn('valor', 'bigint', required)
      .execute();

    await db.schema
      .createTable('tokens_recuperacion')
      .addColumn('hash', 'text', (c) => c.primaryKey().notNull())
      .addColumn('idUsuario', 'integer', belongsTo('usuarios.idUsuario'))
      .addColumn('expira', 'text', required)
      .addColumn('usado', 'text')
      .addColumn('fechaCreacion', 'text', required)
      .execute();
    await index('tokens_recuperacion', 'idUsuario');

    await db.schema
      .createTable('padron')
      .addColumn('identificacion', 'text', (c) => c.primaryKey().notNull())
      .addColumn('nombre', 'text', required)
      .addColumn('primerApellido', 'text', required)
      .addColumn('segundoApellido', 'text', required)
      .execute();
  },
});
