import { holdsTexts } from '@filigrana/sdk/answers';
import { orderLifecycle, pieceName, specialOrderLifecycle } from '@filigrana/sdk/domain';
import { recordEvent } from '../timeline/timeline.ts';
import type { OrderLineRow, OrderRow, SpecialOrderRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';

/** What was paid for a special order as a line of an order; undefined when nothing was. */
export function depositOf(
  { orders }: World,
  { idPedidoEspecial }: Pick<SpecialOrderRow, 'idPedidoEspecial'>,
): { order: OrderRow; line: OrderLineRow } | undefined {
  for (const order of orders) {
    const line = order.lines.find((one) => one.idPedidoEspecial === idPedidoEspecial);
    if (line) return { order, line };
  }
  return undefined;
}

/**
 * After the rejection of its special order: what becomes of the piece is to be decided again while the order is in
 * review; afterwards the money is to be given back.
 */
export function returnDeposit(world: World, special: SpecialOrderRow, idUsuario: number): void {
  const deposit = depositOf(world, special);
  if (!deposit || deposit.order.estadoPedido === 'cancelado') return;
  const { line, order } = deposit;
  const { idPedido } = order;
  if (order.estadoPedido === orderLifecycle.initial) delete line.idPedidoEspecial;
  else if (line.subtotalProducto > 0)
    world.refunds.push({
      ...{ id: world.nextId('refund'), idPedido, moneda: 'USD', hecha: null, referencia: null },
      monto: line.subtotalProducto,
      fecha: world.now().toISOString(),
      idUsuario: null,
    });
  const texto = holdsTexts.notRemade(pieceName(line));
  recordEvent(world, { idPedido }, { idUsuario, tipo: 'pieza', texto });
}

/** With an order that is rejected go the special orders that it has paid for, unless they are finished. */
export function rejectRemade(world: World, { lines }: OrderRow, idUsuario: number): void {
  for (const special of world.specialOrders) {
    const { idPedidoEspecial } = special;
    const next = lines.some((line) => line.idPedidoEspecial === idPedidoEspecial)
      ? specialOrderLifecycle.next('rechazar', special.estado)
      : null;
    if (next === null) continue;
    special.estado = next;
    special.version += 1;
    recordEvent(world, { idPedidoEspecial }, { idUsuario, tipo: 'estado', texto: next });
  }
}
