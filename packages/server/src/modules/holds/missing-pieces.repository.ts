import type { Updateable } from 'kysely';
import type { Trx } from '../../db/database.ts';
import type { PedidoProductosTable, PedidosTable } from '../../db/schema.ts';
import { searchedText } from '../checkout/checkout.repository.ts';
import { findOrderLines } from '../orders/orders.repository.ts';

export type UndecidedLine = NonNullable<Awaited<ReturnType<typeof findUndecided>>>;

/** The line of a piece that was paid and gone by then, while nobody has decided on it. */
export function findUndecided(trx: Trx, idPedido: number, idProductoTalla: number) {
  return trx
    .selectFrom('pedido_productos')
    .select([
      'idPedidoProducto',
      'idProducto',
      'productoNombre',
      'tallaNombre',
      'cantidad',
      'subtotalCents',
    ])
    .where('idPedido', '=', idPedido)
    .where('idProducto_talla', '=', idProductoTalla)
    .where('sinPieza', '=', 1)
    .where('idPedidoEspecial', 'is', null)
    .where('devuelta', '=', 0)
    .executeTakeFirst();
}

/** A product-size as an order copies it. */
export function findOtherPiece(trx: Trx, idProductoTalla: number) {
  return trx
    .selectFrom('producto_talla as pieza')
    .innerJoin('productos as producto', 'producto.idProducto', 'pieza.idProducto')
    .innerJoin('tallas as talla', 'talla.idTalla', 'pieza.idTalla')
    .select([
      'producto.idProducto',
      'producto.nombreProducto',
      'producto.precioCents',
      'producto.precioEspecialCents',
      'producto.idImagen',
      'talla.tamanio',
    ])
    .where('pieza.idProducto_talla', '=', idProductoTalla)
    .executeTakeFirst();
}

/** What the lookups say of a product. */
export function findPieceWords(trx: Trx, idProducto: number) {
  return trx
    .selectFrom('productos as producto')
    .innerJoin('categorias', 'categorias.idCategoria', 'producto.idCategoria')
    .innerJoin('materiales', 'materiales.idMaterial', 'producto.idMaterial')
    .leftJoin('piedras', 'piedras.idPiedra', 'producto.idPiedra')
    .select([
      'categorias.nombre as categoria',
      'materiales.nombre as material',
      'piedras.nombre as piedra',
    ])
    .where('producto.idProducto', '=', idProducto)
    .executeTakeFirst();
}

export async function changeLine(
  trx: Trx,
  idPedidoProducto: number,
  now: Updateable<PedidoProductosTable>,
): Promise<void> {
  await trx
    .updateTable('pedido_productos')
    .set(now)
    .where('idPedidoProducto', '=', idPedidoProducto)
    .execute();
}

/** What an order comes to, and what searches find of it, after a change of its lines. */
export async function changeTotal(
  trx: Trx,
  idPedido: number,
  idUsuario: number,
  amounts: Pick<Updateable<PedidosTable>, 'subtotalCents' | 'totalCents' | 'montoColones'>,
): Promise<void> {
  const lines = await findOrderLines(trx, { 'pedidos.idPedido': idPedido });
  await trx
    .updateTable('pedidos')
    .set({ ...amounts, textoBuscado: searchedText(idUsuario, lines) })
    .where('idPedido', '=', idPedido)
    .execute();
}
