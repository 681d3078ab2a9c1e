import { startOfDay } from '@filigrana/sdk/domain';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Row } from '../../db/schema.ts';

type OrderStatus = Row<'pedidos'>['estadoPedido'];

/** How many regular orders wait in each of some states; states without any are left out. */
export async function countOrders(
  db: Database,
  states: readonly OrderStatus[],
): Promise<ReadonlyMap<OrderStatus, number>> {
  const rows = await db
    .selectFrom('pedidos')
    .select(({ fn }) => ['estadoPedido', fn.countAll<number>().as('pedidos')])
    .where('estadoPedido', 'in', states)
    .groupBy('estadoPedido')
    .execute();
  return new Map(rows.map(({ estadoPedido, pedidos }) => [estadoPedido, pedidos]));
}

export async function countSpecialOrders(
  db: Database,
  estado: Row<'pedidos_especiales'>['estado'],
): Promise<number> {
  const { total } = await db
    .selectFrom('pedidos_especiales')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('estado', '=', estado)
    .executeTakeFirstOrThrow();
  return total;
}

/** Listed products of which no size has stock. */
export function findSoldOut(db: Database) {
  return db
    .selectFrom('productos')
    .select(['productos.idProducto', 'productos.nombreProducto'])
    .where('productos.estado', '=', 1)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('producto_talla')
            .select('producto_talla.idProducto_talla')
            .whereRef('producto_talla.idProducto', '=', 'productos.idProducto')
            .where('producto_talla.stock', '>', 0),
        ),
      ),
    )
    .orderBy('productos.idProducto')
    .execute();
}

/**
 * What was sold in each week that begins on one of some Mondays, the last one until now; weeks without
 * sales are left out.
 *
 * @param mondays Days in Costa Rica, oldest first.
 */
export async function findWeeklySales(db: Database, mondays: readonly string[]) {
  const [first, ...rest] = mondays;
  if (first === undefined) return [];
  // ISO 8601 texts sort like the instants that they stand for.
  const week = rest
    .toReversed()
    .map((monday) => sql`when "fechaPedido" >= ${startOfDay(monday)} then ${sql.lit(monday)}`);
  return db
    .selectFrom(({ selectFrom }) =>
      selectFrom('pedidos')
        .select(['totalCents', 'montoColones'])
        .select(sql<string>`case ${sql.join(week, sql` `)} else ${sql.lit(first)} end`.as('semana'))
        .where('fechaPedido', '>=', startOfDay(first))
        .where('estadoPedido', '!=', 'cancelado')
        .as('venta'),
    )
    .select(({ fn }) => [
      'semana',
      fn.countAll<number>().as('pedidos'),
      fn.sum<number>('totalCents').as('totalCents'),
      fn.sum<number | null>('montoColones').as('montoColones'),
      fn.count<number>('montoColones').as('enColones'),
    ])
    .groupBy('semana')
    .execute();
}
