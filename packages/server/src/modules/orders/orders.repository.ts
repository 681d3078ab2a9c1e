import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Database, Trx } from '../../db/database.ts';
import { changed } from '../../db/changed.ts';
import type { Row, Schema } from '../../db/schema.ts';

/** Which orders are meant; `{}` means all of them. */
export interface OrderFilter {
  'pedidos.idPedido'?: number | readonly number[];
  'pedidos.idUsuario'?: number;
  'pedidos.idCarrito'?: number;
}

type OrderTables = ExpressionBuilder<Schema, 'pedidos'>;

const meant =
  (filter: OrderFilter) =>
  (eb: OrderTables): Expression<SqlBool> =>
    eb.and(
      (Object.entries(filter) as [keyof OrderFilter, number | readonly number[]][]).map(
        ([column, value]) =>
          typeof value === 'number' ? eb(column, '=', value) : eb(column, 'in', value),
      ),
    );

type Status = Row<'pedidos'>['estadoPedido'];
type Payment = Row<'pedidos'>['estadoPago'];

/** What lists say of an order: there are thousands, and reading a column of each takes its time. */
const LISTED = [
  'pedidos.idPedido',
  'pedidos.idCarrito',
  'pedidos.fechaPedido',
  'pedidos.estadoPedido',
  'pedidos.estadoPago',
  'pedidos.totalCents',
  'pedidos.guia',
  'pedidos.retiro',
  'pedidos.motivoRechazo',
  'pedidos.textoRechazo',
  'pedidos.tasaCentimos',
  'pedidos.montoColones',
  'solicitud.fecha as solicitada',
  'solicitud.vence',
  'usuarios.nombre',
  'usuarios.primerApellido',
  'usuarios.segundoApellido',
] as const;

/** Orders with their customers, newest first. */
const ordersWithCustomers = (db: Database | Trx, filter: OrderFilter) =>
  db
    .selectFrom('pedidos')
    .innerJoin('usuarios', 'usuarios.idUsuario', 'pedidos.idUsuario')
    .leftJoin('solicitudes_comprobante as solicitud', 'solicitud.idPedido', 'pedidos.idPedido')
    .where(meant(filter))
    .orderBy('pedidos.fechaPedido', 'desc')
    .orderBy('pedidos.idPedido', 'desc');

/** Orders as lists show them, newest first. */
export function findListedOrders(db: Database | Trx, filter: OrderFilter) {
  return ordersWithCustomers(db, filter).select(LISTED).execute();
}

export type ListedOrderRow = Awaited<ReturnType<typeof findListedOrders>>[number];

/** All that is known of orders, newest first. */
export function findOrders(db: Database | Trx, filter: OrderFilter) {
  return ordersWithCustomers(db, filter)
    .select(LISTED)
    .select([
      'pedidos.subtotalCents',
      'pedidos.envioCents',
      'pedidos.provincia',
      'pedidos.canton',
      'pedidos.distrito',
      'pedidos.direccionExacta',
      'pedidos.metodoPago',
      'pedidos.idComprobante',
      'pedidos.comprobanteEliminado',
      'pedidos.referencia',
      'pedidos.preparacion',
      'pedidos.entregado',
      'usuarios.correo',
      'usuarios.telefono',
    ])
    .execute();
}

export type OrderRow = Awaited<ReturnType<typeof findOrders>>[number];

/** What those orders hold, line by line as they were bought. */
export function findOrderLines(db: Database | Trx, filter: OrderFilter) {
  return (
    db
      .selectFrom('pedido_productos')
      .select([
        'pedido_productos.idPedido',
        'pedido_productos.idProducto_talla',
        'pedido_productos.productoNombre',
        'pedido_productos.tallaNombre',
        'pedido_productos.cantidad',
        'pedido_productos.subtotalCents',
        'pedido_productos.idImagen',
        'pedido_productos.sinPieza',
        'pedido_productos.idPedidoEspecial',
        'pedido_productos.devuelta',
        'pedido_productos.enVezDe',
      ])
      // All orders need no looking up.
      .$if(Object.keys(filter).length > 0, (lines) =>
        lines.where('pedido_productos.idPedido', 'in', ({ selectFrom }) =>
          selectFrom('pedidos').select('pedidos.idPedido').where(meant(filter)),
        ),
      )
      .orderBy('pedido_productos.idPedidoProducto')
      .execute()
  );
}

export type OrderLineRow = Awaited<ReturnType<typeof findOrderLines>>[number];

/** An order that nobody else can move until the transaction ends, on either database. */
export function lockOrder(trx: Trx, idPedido: number) {
  return trx
    .updateTable('pedidos')
    .set(({ ref }) => ({ estadoPedido: ref('estadoPedido') }))
    .where('idPedido', '=', idPedido)
    .returning([
      'idUsuario',
      'estadoPedido',
      'subtotalCents',
      'totalCents',
      'tasaCentimos',
      'montoColones',
    ])
    .executeTakeFirst();
}

/** The guide that was noted for an order; null when none was. */
export async function findGuide(trx: Trx, idPedido: number): Promise<Pick<Row<'pedidos'>, 'guia'>> {
  const found = await trx
    .selectFrom('pedidos')
    .select('guia')
    .where('idPedido', '=', idPedido)
    .executeTakeFirst();
  return found ?? { guia: null };
}

/**
 * Moves an order on, if it is still in one of the states that the step starts from.
 *
 * @returns false when it is not, or when there is no such order.
 */
export function moveOrder(
  trx: Trx,
  idPedido: number,
  from: readonly Status[],
  to: { estadoPedido: Status; estadoPago?: Payment; guia?: string } & Partial<
    Pick<Row<'pedidos'>, 'motivoRechazo' | 'textoRechazo'>
  >,
): Promise<boolean> {
  return changed(
    trx
      .updateTable('pedidos')
      .set(to)
      .where('idPedido', '=', idPedido)
      .where('estadoPedido', 'in', from),
  );
}

/** Puts pieces back on the shelf; a product-size that is gone meanwhile is passed over. */
export async function returnStock(
  trx: Trx,
  idProductoTalla: number,
  cantidad: number,
): Promise<void> {
  await trx
    .updateTable('producto_talla')
    .set((eb) => ({ stock: eb('stock', '+', cantidad) }))
    .where('idProducto_talla', '=', idProductoTalla)
    .execute();
}
