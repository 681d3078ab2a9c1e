import { sql, type Kysely, type Migration } from 'kysely';
import { dialectNameOf, type DialectSupport } from '../dialects.ts';
import type { Schema } from '../schema.ts';
import {
  belongsTo,
  fileOrNothing,
  oneOf,
  required,
  startsAt,
  tableMaker,
  type TableMaker,
} from './table-helpers.ts';

const ORDER = 'pedidos.idPedido';
const currency = oneOf('moneda', 'USD', 'CRC');

/**
 * What has come for orders, receipts that were asked for, why orders were rejected, and what is to be given
 * back. What kinds of events and letters there are is the program's to say from now on.
 */
export const payments = (dialect: DialectSupport): Migration => ({
  async up(db: Kysely<Schema>) {
    const maker = tableMaker(db, dialect);
    const { numbered, index } = maker;
    const account = (c: Parameters<typeof fileOrNothing>[0]) =>
      c.references('usuarios.idUsuario').onDelete('set null');

    await numbered('pagos', 'idPago')
      .addColumn('idPedido', 'integer', belongsTo(ORDER))
      .addColumn('metodo', 'text', required)
      .addColumn('moneda', 'text', currency)
      .addColumn('monto', 'bigint', (c) => c.notNull().check(sql`monto > 0`))
      .addColumn('dia', 'text', required)
      .addColumn('referencia', 'text')
      .addColumn('idComprobante', 'text', fileOrNothing)
      .addColumn('origen', 'text', oneOf('origen', 'persona', 'banco'))
      .addColumn('idUsuario', 'integer', account)
      .addColumn('fecha', 'text', required)
      .execute();
    await index('pagos', 'idPedido');
    await index('pagos', 'referencia');
    await index('pagos', 'idComprobante');

    await numbered('comprobantes_pedido', 'idComprobantePedido')
      .addColumn('idPedido', 'integer', belongsTo(ORDER))
      .addColumn('idArchivo', 'text', fileOrNothing)
      .addColumn('fecha', 'text', required)
      .execute();
    await index('comprobantes_pedido', 'idPedido');
    await index('comprobantes_pedido', 'idArchivo');

    await db.schema
      .createTable('solicitudes_comprobante')
      .addColumn('idPedido', 'integer', (c) => belongsTo(ORDER)(c).primaryKey())
      .addColumn('motivo', 'text', required)
      .addColumn('texto', 'text')
      .addColumn('fecha', 'text', required)
      .addColumn('recordar', 'text')
      .addColumn('vence', 'text')
      .execute();
    await index('solicitudes_comprobante', 'recordar');
    await index('solicitudes_comprobante', 'vence');

    for (const column of ['motivoRechazo', 'textoRechazo'])
      await db.schema.alterTable('pedidos').addColumn(column, 'text').execute();

    await numbered('devoluciones', 'idDevolucion')
      .addColumn('idPedido', 'integer', belongsTo(ORDER))
      .addColumn('moneda', 'text', currency)
      .addColumn('monto', 'bigint', (c) => c.notNull().check(sql`monto > 0`))
      .addColumn('fecha', 'text', required)
      .addColumn('hecha', 'text')
      .addColumn('idUsuario', 'integer', account)
      .addColumn('referencia', 'text')
      .execute();
    await index('devoluciones', 'idPedido');
    await index('devoluciones', 'hecha');

    if (dialectNameOf(db) === 'sqlite') {
      await freeEvents(db, dialect, maker);
      await freeLetters(db, dialect, maker);
    } else
      for (const table of ['eventos', 'avisos'])
        await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(`${table}_tipo_check`)}`.execute(
          db,
        );
  },
});

/** SQLite takes no check off a table: the rows move to a new one. */
async function rebuild(
  db: Kysely<Schema>,
  { lastNumber, numberAfter }: DialectSupport,
  table: 'eventos' | 'avisos',
  key: string,
  create: () => Promise<void>,
): Promise<void> {
  const last = await lastNumber(db, table, key);
  await db.schema.alterTable(table).renameTo(`${table}_antes`).execute();
  for (const column of table === 'eventos' ? ['idPedido', 'idPedidoEspecial'] : ['proximo'])
    await db.schema.dropIndex(`ix_${table}_${column}`).execute();
  await create();
  await sql`insert into ${sql.table(table)} select * from ${sql.table(`${table}_antes`)}`.execute(
    db,
  );
  await sql`drop table ${sql.table(`${table}_antes`)}`.execute(db);
  await numberAfter(db, table, key, last);
}

/** Exactly one of an order and a special order is named. */
function about(maker: TableMaker, table: 'eventos' | 'avisos', key: string) {
  return maker
    .numbered(table, key)
    .addColumn('idPedido', 'integer', (c) => c.references(ORDER).onDelete('cascade'))
    .addColumn('idPedidoEspecial', 'integer', (c) =>
      c.references('pedidos_especiales.idPedidoEspecial').onDelete('cascade'),
    )
    .addCheckConstraint(
      `ck_${table}_de`,
      sql`("idPedido" is null) <> ("idPedidoEspecial" is null)`,
    );
}

async function freeEvents(db: Kysely<Schema>, dialect: DialectSupport, maker: TableMaker) {
  await rebuild(db, dialect, 'eventos', 'idEvento', () =>
    about(maker, 'eventos', 'idEvento')
      .addColumn('idUsuario', 'integer', (c) =>
        c.references('usuarios.idUsuario').onDelete('set null'),
      )
      .addColumn('fecha', 'text', required)
      .addColumn('tipo', 'text', required)
      .addColumn('texto', 'text')
      .execute(),
  );
  await maker.index('eventos', 'idPedido');
  await maker.index('eventos', 'idPedidoEspecial');
}

async function freeLetters(db: Kysely<Schema>, dialect: DialectSupport, maker: TableMaker) {
  await rebuild(db, dialect, 'avisos', 'idAviso', () =>
    about(maker, 'avisos', 'idAviso')
      .addColumn('tipo', 'text', required)
      .addColumn('fecha', 'text', required)
      .addColumn('intentos', 'integer', startsAt(0))
      .addColumn('proximo', 'text', required)
      .execute(),
  );
  await maker.index('avisos', 'proximo');
}
