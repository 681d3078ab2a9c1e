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

/** Accounts, lookups, stored files, products with their sizes, banners. */
export const peopleAndPieces = (dialect: DialectSupport): Migration => ({
  async up(db: Kysely<Schema>) {
    const { numbered, index } = tableMaker(db, dialect);

    await numbered('usuarios', 'idUsuario')
      .addColumn('identificacion', 'text', (c) => c.notNull().unique())
      .addColumn('nombre', 'text', required)
      .addColumn('primerApellido', 'text', required)
      .addColumn('segundoApellido', 'text', required)
      .addColumn('correo', 'text', required)
      .addColumn('correoNormalizado', 'text', (c) => c.notNull().unique())
      .addColumn('telefono', 'text', required)
      .addColumn('contrasenaHash', 'text', required)
      .addColumn('rol', 'integer', (c) => c.notNull().check(sql`rol in (1, 2, 3)`))
      .addColumn('suscrito', 'integer', startsAt(0))
      .addColumn('estado', 'text', oneOf('estado', 'activo', 'bloqueado'))
      .addColumn('tokenVersion', 'integer', startsAt(0))
      .addColumn('fechaRegistro', 'text', required)
      .execute();
    await index('usuarios', 'rol');

    for (const [table, key, name] of [
      ['categorias', 'idCategoria', 'nombre'],
      ['piedras', 'idPiedra', 'nombre'],
      ['materiales', 'idMaterial', 'nombre'],
      ['tallas', 'idTalla', 'tamanio'],
    ] as const) {
      await numbered(table, key)
        .addColumn(name, 'text', (c) => c.notNull().unique())
        .execute();
    }

    await db.schema
      .createTable('archivos')
      .addColumn('idArchivo', 'text', (c) => c.primaryKey().notNull())
      .addColumn('tipo', 'text', required)
      .addColumn('mime', 'text', required)
      .addColumn('ancho', 'integer')
      .addColumn('alto', 'integer')
      .addColumn('sha256', 'text', required)
      .addColumn('tamano', 'integer', required)
      .addColumn('privado', 'integer', required)
      .addColumn('idUsuario', 'integer', (c) => c.references('usuarios.idUsuario'))
      .addColumn('fechaCreacion', 'text', required)
      .execute();

    await numbered('productos', 'idProducto')
      .addColumn('nombreProducto', 'text', required)
      .addColumn('descripcion', 'text', required)
      .addColumn('precioCents', 'bigint', (c) => c.check(sql`"precioCents" >= 0`))
      .addColumn('precioEspecialCents', 'bigint', (c) => c.check(sql`"precioEspecialCents" >= 0`))
      .addColumn('idCategoria', 'integer', pointsTo('categorias.idCategoria'))
      .addColumn('idMaterial', 'integer', pointsTo('materiales.idMaterial'))
      .addColumn('idPiedra', 'integer', (c) => c.references('piedras.idPiedra'))
      .addColumn('idImagen', 'text', fileOrNothing)
      .addColumn('destacado', 'integer', startsAt(0))
      .addColumn('unico', 'integer', startsAt(0))
      .addColumn('estado', 'integer', startsAt(1))
      .addColumn('fechaCreacion', 'text', required)
      .addColumn('fechaActualizacion', 'text', required)
      .addCheckConstraint(
        'ck_productos_precio',
        sql`"precioCents" is not null or "precioEspecialCents" is not null`,
      )
      .execute();
    await index('productos', 'estado', 'destacado');
    await index('productos', 'idCategoria');
    await index('productos', 'idImagen');

    await numbered('producto_talla', 'idProducto_talla')
      .addColumn('idProducto', 'integer', belongsTo('productos.idProducto'))
      .addColumn('idTalla', 'integer', pointsTo('tallas.idTalla'))
      .addColumn('stock', 'integer', (c) => c.notNull().check(sql`stock >= 0`))
      .addUniqueConstraint('uq_producto_talla', ['idProducto', 'idTalla'])
      .execute();

    await numbered('banners', 'idBanner')
      .addColumn('idImagen', 'text', pointsTo('archivos.idArchivo'))
      .addColumn('orden', 'integer', required)
      .execute();
  },
});
