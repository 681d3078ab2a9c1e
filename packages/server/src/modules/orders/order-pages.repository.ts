import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { dialectNameOf, dialects } from '../../db/dialects.ts';
import type { Row } from '../../db/schema.ts';

/** More orders than this, found by a text, are not counted. */
const COUNTED_MAX = 10_000;

/** What narrows the staff's list of orders down; all of it has to fit. */
export interface OrderSearch {
  /** '' finds every order. */
  texto: string;
  estado?: Row<'pedidos'>['estadoPedido'] | undefined;
  pago?: Row<'pedidos'>['estadoPago'] | undefined;
  pedido?: number | undefined;
  /** Numbers of the customers whose orders count. */
  customers?: readonly number[] | undefined;
  /** Instants (ISO 8601, UTC): the first that counts, and the first that does not any more. */
  from?: string | undefined;
  until?: string | undefined;
}

/** Whether every order fits. */
export const isAll = ({ texto, ...rest }: OrderSearch): boolean =>
  texto === '' && Object.values(rest).every((value) => value === undefined);

/** Numbers of orders that fit, the highest first. */
export async function findOrderNumbers(
  db: Database,
  search: OrderSearch,
  { after, limit }: { after: number | undefined; limit: number },
): Promise<number[]> {
  const { from, where, key } = searched(db, search);
  const begin = after === undefined ? sql`true` : sql`${key} < ${after}`;
  const { rows } = await sql<{ idPedido: number }>`
    select pedidos."idPedido" from ${from} where ${where} and ${begin}
    order by ${key} desc limit ${limit}`.execute(db);
  return rows.map(({ idPedido }) => idPedido);
}

/**
 * How many orders fit and what they come to; null when a text finds so many that to count them would
 * take longer than to read them.
 */
export async function countOrders(
  db: Database,
  search: OrderSearch,
): Promise<{ count: number; cents: number } | null> {
  const { from, where } = searched(db, search);
  const limit = search.texto === '' ? sql`` : sql`limit ${COUNTED_MAX + 1}`;
  const { rows } = await sql<{ count: number; cents: number }>`
    select count(*) as count, coalesce(sum("totalCents"), 0) as cents
    from (select pedidos."totalCents" from ${from} where ${where} ${limit}) as found`.execute(db);
  const [{ count, cents } = { count: 0, cents: 0 }] = rows;
  if (search.texto !== '' && Number(count) > COUNTED_MAX) return null;
  return { count: Number(count), cents: Number(cents) };
}

function searched(db: Database, search: OrderSearch) {
  const { texto, estado, pago, pedido, customers, from: first, until } = search;
  const source = dialects[dialectNameOf(db)].ordersHolding(texto);
  const conditions = [
    texto !== '' && source.holds,
    estado !== undefined && sql`pedidos."estadoPedido" = ${estado}`,
    pago !== undefined && sql`pedidos."estadoPago" = ${pago}`,
    pedido !== undefined && sql`pedidos."idPedido" = ${pedido}`,
    customers !== undefined && sql`pedidos."idUsuario" in (${sql.join(customers)})`,
    first !== undefined && sql`pedidos."fechaPedido" >= ${first}`,
    until !== undefined && sql`pedidos."fechaPedido" < ${until}`,
  ].filter((condition) => condition !== false);
  const where = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
  return { ...source, where };
}
