import { HttpProblem, productTexts } from '@filigrana/sdk/answers';
import { HOLDING_ORDER_STATES } from '@filigrana/sdk/domain';
import { liveHolds } from '../holds/holds.ts';
import type { PieceRow, ProductRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';

/** The product's sizes (`idProducto_talla`) that open orders hold. */
export function heldSizes({ orders }: World, { idProducto }: ProductRow): number[] {
  return orders
    .filter(({ estadoPedido }) => HOLDING_ORDER_STATES.includes(estadoPedido))
    .flatMap(({ lines }) => lines)
    .filter((line) => line.idProducto === idProducto)
    .map((line) => line.idProducto_talla);
}

/** What somebody is paying for stays. @throws HttpProblem 409 IN_USE. */
export function assertNotOnHold(world: World, gone: readonly PieceRow[]): void {
  const onHold = liveHolds(world)
    .flatMap(({ pieces }) => pieces)
    .filter(({ cantidad }) => cantidad > 0)
    .map(({ idProducto_talla }) => idProducto_talla);
  if (gone.some(({ idProducto_talla }) => onHold.includes(idProducto_talla)))
    throw new HttpProblem('IN_USE', { error: productTexts.onHold });
}
