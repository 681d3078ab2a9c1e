import { holdsTexts } from '@filigrana/sdk/answers';
import { orderLifecycle, pieceName, specialOrderLifecycle } from '@filigrana/sdk/domain';
import { recordActivity } from '../../activity/activity.ts';
import type { Trx } from '../../db/database.ts';
import type { Row } from '../../db/schema.ts';
import { findOrderLines, lockOrder } from '../orders/orders.repository.ts';
import { oweRefund } from '../payments/refunds.repository.ts';
import { insertEvent } from '../timeline/timeline.repository.ts';
import { lockSpecialOrder, moveSpecialOrder } from './special-orders.repository.ts';

type Status = Row<'pedidos_especiales'>['estado'];

/** Who does something, and when. */
interface By {
  /** Null for the shop by itself. */
  idUsuario: number | null;
  fecha: string;
}

type Deposit = NonNullable<Awaited<ReturnType<typeof lockDeposit>>>;

/**
 * What was paid for a special order as a line of an order; undefined when nothing was. Nobody else can move that
 * order until the transaction ends.
 */
export async function lockDeposit(trx: Trx, idPedidoEspecial: number) {
  const line = await trx
    .selectFrom('pedido_productos')
    .select(['idPedidoProducto', 'idPedido', 'productoNombre', 'tallaNombre', 'subtotalCents'])
    .where('idPedidoEspecial', '=', idPedidoEspecial)
    .executeTakeFirst();
  const order = line && (await lockOrder(trx, line.idPedido));
  return order && { ...line, estadoPedido: order.estadoPedido };
}

/**
 * After the rejection of its special order: what becomes of the piece is to be decided again while the order is in
 * review; afterwards the money is to be given back. What came for a cancelled order is given back as a whole.
 */
export async function returnDeposit(
  trx: Trx,
  deposit: Deposit,
  { idUsuario, fecha }: By,
): Promise<void> {
  const { idPedido, idPedidoProducto, estadoPedido, subtotalCents: monto } = deposit;
  if (estadoPedido === 'cancelado') return;
  if (estadoPedido === orderLifecycle.initial)
    await trx
      .updateTable('pedido_productos')
      .set({ idPedidoEspecial: null })
      .where('idPedidoProducto', '=', idPedidoProducto)
      .execute();
  else if (monto > 0) await oweRefund(trx, { idPedido, moneda: 'USD', monto, fecha });
  const texto = holdsTexts.notRemade(pieceName(deposit));
  await insertEvent(trx, { idPedido }, { idUsuario, fecha, tipo: 'pieza', texto });
}

/** With an order that is rejected go the special orders that it has paid for, unless they are finished. */
export async function rejectRemade(trx: Trx, idPedido: number, by: By): Promise<void> {
  for (const { idPedidoEspecial } of await findOrderLines(trx, { 'pedidos.idPedido': idPedido })) {
    if (idPedidoEspecial === null) continue;
    const before = await lockSpecialOrder(trx, idPedidoEspecial);
    const to = before && specialOrderLifecycle.next('rechazar', before.estado);
    if (to) await noteMoved(trx, idPedidoEspecial, [before.estado, to], by);
  }
}

/** Moves a special order that is locked, and tells it to its history and to the record of the shop. */
export async function noteMoved(
  trx: Trx,
  idPedidoEspecial: number,
  [from, to]: [Status, Status],
  by: By,
): Promise<void> {
  await moveSpecialOrder(trx, idPedidoEspecial, to);
  await insertEvent(trx, { idPedidoEspecial }, { ...by, tipo: 'estado', texto: to });
  await recordActivity(trx, {
    ...by,
    accion: 'pedidoEspecial.estado',
    objeto: `pedido especial ${idPedidoEspecial}`,
    cambios: { estado: [from, to] },
  });
}
