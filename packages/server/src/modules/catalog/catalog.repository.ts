import { sql } from 'kysely';
import { heldOf } from '../holds/held.ts';
import type { Database, Trx } from '../../db/database.ts';

/**
 * Products with everything that the wire says about them, one row per size, in the shop's order. One
 * statement: no purchase can come between a product and its sizes.
 *
 * @param forSaleAt Those that visitors see at a moment, with what carts hold then; without it all, and what is held
 *   is not asked for.
 */
export function findProductRows(
  db: Database | Trx,
  { forSaleAt, only }: { forSaleAt?: string; only?: readonly number[] | undefined },
) {
  return db
    .selectFrom('productos as producto')
    .innerJoin('categorias as categoria', 'categoria.idCategoria', 'producto.idCategoria')
    .innerJoin('materiales as material', 'material.idMaterial', 'producto.idMaterial')
    .leftJoin('piedras as piedra', 'piedra.idPiedra', 'producto.idPiedra')
    .leftJoin('producto_talla as pieza', 'pieza.idProducto', 'producto.idProducto')
    .leftJoin('tallas as talla', 'talla.idTalla', 'pieza.idTalla')
    .select([
      'producto.idProducto',
      'producto.nombreProducto',
      'producto.descripcion',
      'producto.nombreIngles',
      'producto.descripcionIngles',
      'producto.precioCents',
      'producto.precioEspecialCents',
      'producto.idImagen',
      'producto.descripcionImagen',
      'producto.idVideo',
      'producto.videoDescripcion',
      'producto.idCategoria',
      'categoria.nombre as nombreCategoria',
      'producto.idMaterial',
      'material.nombre as nombreMaterial',
      'producto.idPiedra',
      'piedra.nombre as nombrePiedra',
      'producto.destacado',
      'producto.unico',
      'producto.estado',
      'producto.version',
      'producto.largoDecimas',
      'producto.anchoDecimas',
      'producto.pesoCentesimas',
      'producto.hechoPor',
      'producto.horas',
      'producto.historia',
      'pieza.idProducto_talla',
      'pieza.stock',
      'talla.idTalla',
      'talla.tamanio',
      (forSaleAt === undefined ? sql<number>`0` : heldOf('pieza', forSaleAt)).as('held'),
    ])
    .$if(forSaleAt !== undefined, (query) => query.where('producto.estado', '=', 1))
    .$if(only !== undefined, (query) => query.where('producto.idProducto', 'in', only ?? []))
    .orderBy('producto.idProducto')
    .orderBy('pieza.idTalla')
    .execute();
}

export type ProductRow = Awaited<ReturnType<typeof findProductRows>>[number];

/** When each product that visitors see was last edited (ISO 8601, UTC), by `idProducto`. */
export async function findProductChanges(db: Database): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('productos')
    .select(['idProducto', 'fechaActualizacion'])
    .where('estado', '=', 1)
    .execute();
  return new Map(
    rows.map(({ idProducto, fechaActualizacion }) => [idProducto, fechaActualizacion]),
  );
}
