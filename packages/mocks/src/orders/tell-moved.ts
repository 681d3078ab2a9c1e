import type { OrderEvent } from '@filigrana/sdk/domain';
import { accountOf } from '../accounts/find-account.ts';
import type { OrderRow } from '../world/rows.ts';
import { followTokenOf } from '../world/tokens.ts';
import type { World } from '../world/world.ts';

/** Writes to the customer of an order about a step of it. */
export function tellMoved(
  world: World,
  { idPedido, idUsuario }: OrderRow,
  event: OrderEvent,
): void {
  const { correo: to } = accountOf(world, idUsuario);
  const followToken = followTokenOf(world, idPedido);
  world.mail.push({ kind: 'order-moved', to, idPedido, event, followToken });
}
