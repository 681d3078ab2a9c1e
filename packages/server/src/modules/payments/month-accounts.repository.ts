import type { Database } from '../../db/database.ts';

/** A stretch of time, its end not included; ISO 8601 in UTC. */
interface Bounds {
  desde: string;
  hasta: string;
}

/** The orders that were placed then, the oldest first. */
export function findAccountedOrders(db: Database, { desde, hasta }: Bounds) {
  return db
    .selectFrom('pedidos')
    .innerJoin('usuarios', 'usuarios.idUsuario', 'pedidos.idUsuario')
    .select([
      'pedidos.idPedido',
      'pedidos.fechaPedido',
      'pedidos.estadoPedido',
      'pedidos.estadoPago',
      'pedidos.metodoPago',
      'pedidos.referencia',
      'pedidos.subtotalCents',
      'pedidos.envioCents',
      'pedidos.totalCents',
      'pedidos.tasaCentimos',
      'pedidos.montoColones',
      'usuarios.identificacion',
      'usuarios.nombre',
      'usuarios.primerApellido',
      'usuarios.segundoApellido',
    ])
    .where('pedidos.fechaPedido', '>=', desde)
    .where('pedidos.fechaPedido', '<', hasta)
    .orderBy('pedidos.fechaPedido')
    .orderBy('pedidos.idPedido')
    .execute();
}

/** What has come for these orders. */
export function findAccountedPayments(db: Database, { desde, hasta }: Bounds) {
  return db
    .selectFrom('pagos')
    .innerJoin('pedidos', 'pedidos.idPedido', 'pagos.idPedido')
    .select(['pagos.idPedido', 'pagos.moneda', 'pagos.monto', 'pagos.referencia'])
    .where('pedidos.fechaPedido', '>=', desde)
    .where('pedidos.fechaPedido', '<', hasta)
    .orderBy('pagos.idPago')
    .execute();
}

/** What was given back of it. */
export function findAccountedRefunds(db: Database, { desde, hasta }: Bounds) {
  return db
    .selectFrom('devoluciones')
    .innerJoin('pedidos', 'pedidos.idPedido', 'devoluciones.idPedido')
    .select(['devoluciones.idPedido', 'devoluciones.moneda', 'devoluciones.monto'])
    .where('devoluciones.hecha', 'is not', null)
    .where('pedidos.fechaPedido', '>=', desde)
    .where('pedidos.fechaPedido', '<', hasta)
    .execute();
}
