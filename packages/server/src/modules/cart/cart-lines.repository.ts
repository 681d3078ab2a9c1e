import type { Database, Trx } from '../../db/database.ts';
import { changed } from '../../db/changed.ts';

/** Lines with everything the catalogue says about their pieces right now, in the order added. */
export function findLines(db: Database | Trx, idCarrito: number) {
  return db
    .selectFrom('carrito_productos as linea')
    .innerJoin('producto_talla as pieza', 'pieza.idProducto_talla', 'linea.idProducto_talla')
    .innerJoin('productos as producto', 'producto.idProducto', 'pieza.idProducto')
    .innerJoin('tallas as talla', 'talla.idTalla', 'pieza.idTalla')
    .innerJoin('materiales as material', 'material.idMaterial', 'producto.idMaterial')
    .select([
      'linea.idCarritoProducto',
      'linea.idProducto_talla',
      'linea.cantidad',
      'pieza.stock',
      'talla.tamanio',
      'producto.idProducto',
      'producto.nombreProducto',
      'producto.descripcion',
      'material.nombre as nombreMaterial',
      'producto.precioCents',
      'producto.precioEspecialCents',
      'producto.idImagen',
      'producto.estado',
    ])
    .where('linea.idCarrito', '=', idCarrito)
    .orderBy('linea.idCarritoProducto')
    .execute();
}

export type LineRow = Awaited<ReturnType<typeof findLines>>[number];

/** A product-size as somebody who wants it sees it. */
export function findPiece(db: Database | Trx, idProductoTalla: number) {
  return db
    .selectFrom('producto_talla as pieza')
    .innerJoin('productos as producto', 'producto.idProducto', 'pieza.idProducto')
    .select(['pieza.stock', 'producto.estado'])
    .where('pieza.idProducto_talla', '=', idProductoTalla)
    .executeTakeFirst();
}

/** Pieces of one product-size in a cart; undefined without such a line. */
export async function findQuantity(
  trx: Trx,
  idCarrito: number,
  idProductoTalla: number,
): Promise<number | undefined> {
  const line = await trx
    .selectFrom('carrito_productos')
    .select('cantidad')
    .where('idCarrito', '=', idCarrito)
    .where('idProducto_talla', '=', idProductoTalla)
    .executeTakeFirst();
  return line?.cantidad;
}

/** Makes the line, or gives it another quantity. */
export async function putLine(
  trx: Trx,
  line: { idCarrito: number; idProducto_talla: number; cantidad: number },
): Promise<void> {
  await trx
    .insertInto('carrito_productos')
    .values(line)
    .onConflict((conflict) =>
      conflict.columns(['idCarrito', 'idProducto_talla']).doUpdateSet({ cantidad: line.cantidad }),
    )
    .execute();
}

/** @returns false when there was no such line. */
export function deleteLine(trx: Trx, idCarrito: number, idProductoTalla: number): Promise<boolean> {
  return changed(
    trx
      .deleteFrom('carrito_productos')
      .where('idCarrito', '=', idCarrito)
      .where('idProducto_talla', '=', idProductoTalla),
  );
}

export async function deleteLines(trx: Trx, idCarrito: number): Promise<void> {
  await trx.deleteFrom('carrito_productos').where('idCarrito', '=', idCarrito).execute();
}
