import { holdsTexts, HttpProblem } from '@filigrana/sdk/answers';
import {
  isUndecided,
  orderLifecycle,
  rejectionLabel,
  type Doubt,
  type OrderEvent,
} from '@filigrana/sdk/domain';
import { recordActivity } from '../activity/activity.ts';
import { oweRefunds } from '../payments/refunds.ts';
import { rejectRemade } from '../special-orders/deposits.ts';
import { recordEvent } from '../timeline/timeline.ts';
import type { OrderRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';
import { tellMoved } from './tell-moved.ts';

export interface Step {
  event: OrderEvent;
  /** Who takes it. */
  idUsuario: number;
  /** The carrier's number of the parcel, cleaned; '' leaves the one that was noted. */
  guia?: string;
  /** Why, of the step `rechazar`. */
  doubt?: Doubt | undefined;
}

/** Takes one step of the order's lifecycle, with everything that belongs to it. */
export function advanceOrder(
  world: World,
  order: OrderRow,
  { event, idUsuario: who, guia = '', doubt }: Step,
): void {
  const next = orderLifecycle.next(event, order.estadoPedido);
  if (next === null) throw new HttpProblem('INVALID_STATE');
  if (event === 'aceptar' && order.lines.some(isUndecided))
    throw new HttpProblem('INVALID_STATE', { error: holdsTexts.undecided });
  const { estadoPago = order.estadoPago, returnsStock } = orderLifecycle.table.steps[event];
  Object.assign(order, {
    estadoPedido: next,
    estadoPago,
    ...(guia && { guia }),
    ...(doubt && { rechazo: doubt }),
  });
  const { idPedido } = order;
  recordActivity(world, {
    idUsuario: who,
    accion: (
      {
        aceptar: 'pedido.aceptado',
        rechazar: 'pedido.rechazado',
        enviar: 'pedido.enviado',
      } as const
    )[event],
    objeto: `pedido ${idPedido}`,
  });
  recordEvent(world, { idPedido }, { idUsuario: who, tipo: 'estado', texto: next });
  if (doubt)
    recordEvent(
      world,
      { idPedido },
      { idUsuario: who, tipo: 'motivo', texto: rejectionLabel(doubt) },
    );
  if (event === 'rechazar') {
    rejectRemade(world, order, who);
    oweRefunds(world, order);
  }
  tellMoved(world, order, event);
  if (!returnsStock) return;
  for (const line of order.lines.filter(({ sinPieza }) => !sinPieza)) {
    // A product-size that is gone meanwhile is passed over.
    const piece = world.pieces.find((own) => own.idProducto_talla === line.idProducto_talla);
    if (piece) piece.stock += line.cantidad;
  }
}
