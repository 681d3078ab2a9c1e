import { sql, type Kysely, type Migration } from 'kysely';
import type { DialectSupport } from '../dialects.ts';
import type { Schema } from '../schema.ts';
import {
  belongsTo,
  fileOrNothing,
  oneOf,
  pointsTo,
  required,
  startsAt,
  tableMaker,
} from './table-helpers.ts';

/** Carts, orders with their own copy of what was bought, special orders, idempotency keys. */
export const cartsAndOrders = (dialect: DialectSupport): Migration => ({
  async up(db: Kysely<Schema>) {
    const { numbered, index } = tableMaker(db, dialect);

    await numbered('carritos', 'idCarrito')
      .addColumn('idUsuario', 'integer', (c) => c.references('usuarios.idUsuario'))
      .addColumn('sesionHash', 'text', (c) => c.unique())
      .addColumn('estado', 'text', oneOf('estado', 'abierto', 'comprado'))
      .addColumn('version', 'integer', startsAt(0))
      .addColumn('fechaCreacion', 'text', required)
      .addColumn('fechaActualizacion', 'text', required)
      .execute();
    // An account has one open cart and any number of bought ones.
    await db.schema
      .createIndex('uq_carritos_abierto')
      .unique()
      .on('carritos')
      .column('idUsuario')
      .where(sql.ref('estado'), '=', sql.lit('abierto'))
      .execute();

    await numbered('carrito_productos', 'idCarritoProducto')
      .addColumn('idCarrito', 'integer', belongsTo('carritos.idCarrito'))
      .addColumn('idProducto_talla', 'integer', belongsTo('producto_talla.idProducto_talla'))
      .addColumn('cantidad', 'integer', (c) => c.notNull().check(sql`cantidad > 0`))
      .addUniqueConstraint('uq_carrito_productos', ['idCarrito', 'idProducto_talla'])
      .execute();
    await index('carrito_productos', 'idProducto_talla');

    await numbered('pedidos', 'idPedido')
      .addColumn('idUsuario', 'integer', pointsTo('usuarios.idUsuario'))
      .addColumn('idCarrito', 'integer', (c) =>
        c.notNull().unique().references('carritos.idCarrito'),
      )
      .addColumn('fechaPedido', 'text', required)
      .addColumn(
        'estadoPedido',
        'text',
        oneOf('estadoPedido', 'pendiente', 'confirmado', 'enviado', 'cancelado'),
      )
      .addColumn('estadoPago', 'text', oneOf('estadoPago', 'pendiente', 'verificado', 'rechazado'))
      .addColumn('subtotalCents', 'bigint', required)
      .addColumn('envioCents', 'bigint', required)
      .addColumn('totalCents', 'bigint', required)
      .addColumn('provincia', 'text', required)
      .addColumn('canton', 'text', required)
      .addColumn('distrito', 'text', required)
      .addColumn('direccionExacta', 'text', required)
      .addColumn('metodoPago', 'text', required)
      .addColumn('idComprobante', 'text', fileOrNothing)
      .execute();
    await index('pedidos', 'idUsuario');
    await index('pedidos', 'estadoPedido');

    // No foreign key to products: a finished order keeps its lines when the product is deleted.
    await numbered('pedido_productos', 'idPedidoProducto')
      .addColumn('idPedido', 'integer', belongsTo('pedidos.idPedido'))
      .addColumn('idProducto', 'integer', required)
      .addColumn('idProducto_talla', 'integer', required)
      .addColumn('productoNombre', 'text', required)
      .addColumn('tallaNombre', 'text', required)
      .addColumn('cantidad', 'integer', (c) => c.notNull().check(sql`cantidad > 0`))
      .addColumn('precioUnitarioCents', 'bigint', required)
      .addColumn('subtotalCents', 'bigint', required)
      .addColumn('idImagen', 'text', fileOrNothing)
      .execute();
    await index('pedido_productos', 'idPedido');
    await index('pedido_productos', 'idProducto');
    await index('pedido_productos', 'idImagen');

    await db.schema
      .createTable('claves_idempotencia')
      .addColumn('idUsuario', 'integer', belongsTo('usuarios.idUsuario'))
      .addColumn('operacion', 'text', required)
      .addColumn('clave', 'text', required)
      .addColumn('huella', 'text', required)
      .addColumn('respuesta', 'text')
      .addColumn('fechaCreacion', 'text', required)
      .addPrimaryKeyConstraint('pk_claves_idempotencia', ['idUsuario', 'operacion', 'clave'])
      .execute();

    await numbered('pedidos_especiales', 'idPedidoEspecial')
      .addColumn('idUsuario', 'integer', pointsTo('usuarios.idUsuario'))
      .addColumn('fechaSolicitud', 'text', required)
      .addColumn('pieza', 'text', required)
      .addColumn('talla', 'text')
      .addColumn('tipoPiedra', 'text', required)
      .addColumn('tipoMaterial', 'text', required)
      .addColumn('descripcion', 'text', required)
      .addColumn('estado', 'text', (c) => c.notNull().defaultTo('Pendiente'))
      .addColumn('idReferencia', 'text', fileOrNothing)
      .execute();
    await index('pedidos_especiales', 'idUsuario');
  },
});
