import { HttpProblem } from '@filigrana/sdk/answers';
import type { OrderRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';

/** The order of that number. @throws HttpProblem 404. */
export function findOrder({ orders }: World, { idPedido }: Pick<OrderRow, 'idPedido'>): OrderRow {
  const found = orders.find((order) => order.idPedido === idPedido);
  if (!found) throw new HttpProblem('NOT_FOUND');
  return found;
}
