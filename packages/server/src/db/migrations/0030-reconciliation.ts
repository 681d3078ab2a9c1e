import type { Kysely, Migration } from 'kysely';
import type { DialectSupport } from '../dialects.ts';
import type { Schema } from '../schema.ts';
import { belongsTo, oneOf, required, tableMaker } from './table-helpers.ts';

/** What the bank says has come in, and which orders it has paid. */
export const reconciliation = (support: DialectSupport): Migration => ({
  async up(db: Kysely<Schema>) {
    const { numbered, index } = tableMaker(db, support);
    await numbered('entradas_banco', 'idEntrada')
      .addColumn('dia', 'text', required)
      .addColumn('centimos', 'integer', required)
      .addColumn('moneda', 'text', oneOf('moneda', 'CRC', 'USD'))
      .addColumn('referencia', 'text')
      .addColumn('nombre', 'text')
      .addColumn('texto', 'text', required)
      .addColumn('estado', 'text', oneOf('estado', 'espera', 'usada', 'apartada'))
      .addColumn('noPaga', 'text', required)
      .execute();
    await index('entradas_banco', 'estado');
    await index('entradas_banco', 'dia');
    await db.schema
      .createTable('entradas_pedidos')
      .addColumn('idEntrada', 'integer', belongsTo('entradas_banco.idEntrada'))
      .addColumn('idPedido', 'integer', belongsTo('pedidos.idPedido'))
      .addPrimaryKeyConstraint('pk_entradas_pedidos', ['idEntrada', 'idPedido'])
      .execute();
    await index('entradas_pedidos', 'idPedido');
  },
});
