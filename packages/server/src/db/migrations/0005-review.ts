import { sql, type Kysely, type Migration } from 'kysely';
import type { DialectSupport } from '../dialects.ts';
import type { Schema } from '../schema.ts';
import { belongsTo, oneOf, required, startsAt, tableMaker } from './table-helpers.ts';

const VERSIONED = ['productos', 'preguntas', 'novedades', 'configuracion'] as const;

/** Histories of orders, versions of edits, payment references, what receipts look like. */
export const review = (dialect: DialectSupport): Migration => ({
  async up(db: Kysely<Schema>) {
    const { numbered, index } = tableMaker(db, dialect);

    for (const table of VERSIONED)
      await db.schema.alterTable(table).addColumn('version', 'integer', startsAt(1)).execute();

    await numbered('eventos', 'idEvento')
      .addColumn('idPedido', 'integer', (c) => c.references('pedidos.idPedido').onDelete('cascade'))
      .addColumn('idPedidoEspecial', 'integer', (c) =>
        c.references('pedidos_especiales.idPedidoEspecial').onDelete('cascade'),
      )
      .addColumn('idUsuario', 'integer', (c) =>
        c.references('usuarios.idUsuario').onDelete('set null'),
      )
      .addColumn('fecha', 'text', required)
      .addColumn('tipo', 'text', oneOf('tipo', 'creado', 'estado', 'referencia', 'nota'))
      .addColumn('texto', 'text')
      .addCheckConstraint(
        'ck_eventos_de',
        sql`("idPedido" is null) <> ("idPedidoEspecial" is null)`,
      )
      .execute();
    await index('eventos', 'idPedido');
    await index('eventos', 'idPedidoEspecial');
    await recordBeginnings(db);

    await db.schema.alterTable('pedidos').addColumn('referencia', 'text').execute();
    await index('pedidos', 'referencia');
    await index('pedidos', 'fechaPedido');
    await index('pedidos', 'idComprobante');
    await index('pedidos_especiales', 'estado');

    await db.schema.alterTable('archivos').addColumn('sha256Subida', 'text').execute();
    await index('archivos', 'sha256Subida');
    // PDFs are kept as they arrive; how an image arrived nobody knows any more.
    await db
      .updateTable('archivos')
      .set(({ ref }) => ({ sha256Subida: ref('sha256') }))
      .where('tipo', '=', 'comprobante')
      .where('mime', '=', 'application/pdf')
      .execute();

    const file = belongsTo('archivos.idArchivo');
    await db.schema
      .createTable('huellas_comprobante')
      .addColumn('idArchivo', 'text', (c) => file(c).primaryKey())
      .addColumn('metodo', 'integer', required)
      .addColumn('rasgos', sql.raw(dialect.bytes), required)
      .addColumn('miniatura', sql.raw(dialect.bytes), required)
      .addColumn('comparado', 'integer', startsAt(0))
      .execute();
    await db.schema
      .createTable('comprobantes_parecidos')
      .addColumn('idArchivo', 'text', file)
      .addColumn('idParecido', 'text', file)
      .addColumn('certeza', 'integer', required)
      .addPrimaryKeyConstraint('pk_comprobantes_parecidos', ['idArchivo', 'idParecido'])
      .execute();
    await index('comprobantes_parecidos', 'idParecido');
  },
});

/** Of what came before there were histories only the beginning is known. */
async function recordBeginnings(db: Kysely<Schema>): Promise<void> {
  await db
    .insertInto('eventos')
    .columns(['idPedido', 'idUsuario', 'fecha', 'tipo'])
    .expression(({ selectFrom }) =>
      selectFrom('pedidos')
        .select(['idPedido', 'idUsuario', 'fechaPedido', sql.lit('creado').as('tipo')])
        .orderBy('idPedido'),
    )
    .execute();
  await db
    .insertInto('eventos')
    .columns(['idPedidoEspecial', 'idUsuario', 'fecha', 'tipo'])
    .expression(({ selectFrom }) =>
      selectFrom('pedidos_especiales')
        .select(['idPedidoEspecial', 'idUsuario', 'fechaSolicitud', sql.lit('creado').as('tipo')])
        .orderBy('idPedidoEspecial'),
    )
    .execute();
}
