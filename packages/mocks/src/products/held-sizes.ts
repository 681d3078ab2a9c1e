import { HttpProblem, productTexts } from '@filigrana/sdk/answers';
import { HOLDING_ORDER_STATES, mayBePaid } from '@filigrana/sdk/domain';
import { findCart } from '../cart/carts.ts';
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

/** What somebody is paying for, or may have paid since their time is over, stays. @throws HttpProblem 409 IN_USE. */
export function assertNotOnHold(world: World, gone: readonly PieceRow[]): void {
  const isIn = (lines: readonly { idProducto_talla: number }[] = [], id: number) =>
    lines.some(({ idProducto_talla }) => idProducto_talla === id);
  const mayPay = (id: number) =>
    world.holds
      .filter((hold) => mayBePaid(hold, world.now()))
      .some(({ owner, pieces }) => isIn(pieces, id) && isIn(findCart(world, owner)?.lines, id));
  if (gone.some(({ idProducto_talla }) => mayPay(idProducto_talla)))
    throw new HttpProblem('IN_USE', { error: productTexts.onHold });
}
