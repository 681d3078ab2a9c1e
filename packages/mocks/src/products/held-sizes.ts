import { HOLDING_ORDER_STATES } from '@filigrana/sdk/domain';
import type { ProductRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';

/** The product's sizes (`idProducto_talla`) that open orders hold. */
export function heldSizes({ orders }: World, { idProducto }: ProductRow): number[] {
  return orders
    .filter(({ estadoPedido }) => HOLDING_ORDER_STATES.includes(estadoPedido))
    .flatMap(({ lines }) => lines)
    .filter((line) => line.idProducto === idProducto)
    .map((line) => line.idProducto_talla);
}
