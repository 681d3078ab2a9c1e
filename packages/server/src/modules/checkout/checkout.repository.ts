import { sql, type Insertable } from 'kysely';
import { orderLifecycle, orderSummary } from '@filigrana/sdk/domain';
import { heldOf } from '../holds/held.ts';
import type { Database, Trx } from '../../db/database.ts';
import { changed } from '../../db/changed.ts';
import { searchable } from '../../db/holding.ts';
import type { PedidoProductosTable, PedidosTable } from '../../db/schema.ts';

/**
 * Takes pieces off the shelf, if there are that many that no other cart holds, and their product is still sold. The database
 * checks and takes in one step: nobody can get the same piece twice.
 *
 * @returns false when it cannot be; nothing was taken then.
 */
export function takeStock(
  trx: Trx,
  { idProducto_talla, cantidad }: { idProducto_talla: number; cantidad: number },
  { now, idCarrito }: { now: string; idCarrito: number },
): Promise<boolean> {
  return changed(
    trx
      .updateTable('producto_talla')
      .set((eb) => ({ stock: eb('stock', '-', cantidad) }))
      .where('idProducto_talla', '=', idProducto_talla)
      .where(sql<boolean>`stock - ${heldOf('producto_talla', now, idCarrito)} >= ${cantidad}`)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('productos')
            .select('productos.idProducto')
            .whereRef('productos.idProducto', '=', 'producto_talla.idProducto')
            .where('productos.estado', '=', 1),
        ),
      ),
  );
}

/** What searches of orders look at: see `PedidosTable`. */
export const searchedText = (idUsuario: number, lines: Parameters<typeof orderSummary>[0]) =>
  sql<string>`(select "nombreBuscado" from usuarios where "idUsuario" = ${idUsuario})
    || ${`\n${searchable(orderSummary(lines))}`}`;

/** @returns the number of the new order. */
export async function insertOrder(
  trx: Trx,
  order: Insertable<PedidosTable>,
  lines: readonly Omit<Insertable<PedidoProductosTable>, 'idPedido'>[],
): Promise<number> {
  const { idPedido } = await trx
    .insertInto('pedidos')
    .values({
      ...order,
      textoBuscado: searchedText(order.idUsuario, lines),
    })
    .returning('idPedido')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('pedido_productos')
    .values(lines.map((line) => ({ ...line, idPedido })))
    .execute();
  return idPedido;
}

/** How many orders of an account wait for their review. */
export async function countPending(db: Database | Trx, idUsuario: number): Promise<number> {
  const { count } = await db
    .selectFrom('pedidos')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('idUsuario', '=', idUsuario)
    .where('estadoPedido', '=', orderLifecycle.initial)
    .executeTakeFirstOrThrow();
  return Number(count);
}
