import type { Database, Trx } from '../../db/database.ts';
import { isReserved, unheld } from '@filigrana/sdk/domain';
import { heldOf } from '../holds/held.ts';
import { changed } from '../../db/changed.ts';

/**
 * Lines with everything the catalogue says about their pieces right now, in the order added; `stock` is what
 * the owner of the cart can buy.
 *
 * @param holder Cart whose hold counts as the owner's own.
 */
export async function findLines(
  db: Database | Trx,
  idCarrito: number,
  now: string,
  holder = idCarrito,
) {
  const rows = await db
    .selectFrom('carrito_productos as linea')
    .innerJoin('producto_talla as pieza', 'pieza.idProducto_talla', 'linea.idProducto_talla')
    .innerJoin('productos as producto', 'producto.idProducto', 'pieza.idProducto')
    .innerJoin('tallas as talla', 'talla.idTalla', 'pieza.idTalla')
    .innerJoin('materiales as material', 'material.idMaterial', 'producto.idMaterial')
    .leftJoin(
      (own) =>
        own
          .selectFrom('apartado_piezas as pieza_propia')
          .innerJoin('apartados', 'apartados.idApartado', 'pieza_propia.idApartado')
          .select([
            'pieza_propia.idProducto_talla',
            'pieza_propia.cantidad',
            'pieza_propia.precioUnitarioCents',
          ])
          .where('apartados.idCarrito', '=', holder)
          .where('apartados.fin', 'is', null)
          .where('apartados.hasta', '>', now)
          .as('propia'),
      (join) => join.onRef('propia.idProducto_talla', '=', 'linea.idProducto_talla'),
    )
    .select([
      'linea.idCarritoProducto',
      'linea.idProducto_talla',
      'linea.cantidad',
      'pieza.stock',
      'talla.tamanio',
      'producto.idProducto',
      'producto.nombreProducto',
      'producto.nombreIngles',
      'producto.descripcion',
      'material.nombre as nombreMaterial',
      'producto.precioCents',
      'producto.precioEspecialCents',
      'producto.idImagen',
      'producto.estado',
    ])
    .select([
      heldOf('pieza', now, holder).as('heldByOthers'),
      'propia.cantidad as heldCantidad',
      'propia.precioUnitarioCents as heldCents',
    ])
    .where('linea.idCarrito', '=', idCarrito)
    .orderBy('linea.idCarritoProducto')
    .execute();
  return rows.map(forSale);
}

export type LineRow = Awaited<ReturnType<typeof findLines>>[number];

/** What is left of a product-size for one buyer. */
function forSale<Row extends { stock: number; heldByOthers: number }>({
  stock,
  heldByOthers,
  ...row
}: Row) {
  const free = unheld(stock, heldByOthers);
  return { ...row, stock: free, isReserved: isReserved({ stock, free }) };
}

/** A product-size as somebody who wants it sees it, for the cart `idCarrito`. */
export async function findPiece(
  db: Database | Trx,
  idProductoTalla: number,
  now: string,
  idCarrito?: number,
) {
  const piece = await db
    .selectFrom('producto_talla as pieza')
    .innerJoin('productos as producto', 'producto.idProducto', 'pieza.idProducto')
    .select(['pieza.stock', 'producto.estado', heldOf('pieza', now, idCarrito).as('heldByOthers')])
    .where('pieza.idProducto_talla', '=', idProductoTalla)
    .executeTakeFirst();
  return piece && forSale(piece);
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
