import type { Kysely, Migration } from 'kysely';
import type { DialectSupport } from '../dialects.ts';
import type { Schema } from '../schema.ts';
import { belongsTo, required, startsAt, tableMaker } from './table-helpers.ts';

/** Pieces that are kept for whoever is paying for them, and who waits for one. */
export const holds = (dialect: DialectSupport): Migration => ({
  async up(db: Kysely<Schema>) {
    const { numbered, index } = tableMaker(db, dialect);
    await numbered('apartados', 'idApartado')
      .addColumn('idCarrito', 'integer', belongsTo('carritos.idCarrito'))
      .addColumn('desde', 'text', required)
      .addColumn('hasta', 'text', required)
      .addColumn('prolongado', 'integer', startsAt(0))
      .addColumn('fin', 'text')
      .addColumn('red', 'text')
      .execute();
    await index('apartados', 'idCarrito');
    await index('apartados', 'hasta');
    await db.schema
      .createTable('apartado_piezas')
      .addColumn('idApartado', 'integer', belongsTo('apartados.idApartado'))
      .addColumn('idProducto_talla', 'integer', belongsTo('producto_talla.idProducto_talla'))
      .addColumn('cantidad', 'integer', required)
      .addColumn('precioUnitarioCents', 'integer', required)
      .addPrimaryKeyConstraint('pk_apartado_piezas', ['idApartado', 'idProducto_talla'])
      .execute();
    await index('apartado_piezas', 'idProducto_talla');
    await db.schema
      .alterTable('pedido_productos')
      .addColumn('sinPieza', 'integer', startsAt(0))
      .execute();
    await numbered('esperas', 'idEspera')
      .addColumn('idProducto_talla', 'integer', belongsTo('producto_talla.idProducto_talla'))
      .addColumn('correo', 'text', required)
      .addColumn('fecha', 'text', required)
      .addColumn('proximo', 'text', required)
      .addUniqueConstraint('uq_esperas', ['idProducto_talla', 'correo'])
      .execute();
  },
});
