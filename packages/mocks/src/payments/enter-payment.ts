import { formatPayment } from '@filigrana/sdk/domain';
import { recordActivity } from '../activity/activity.ts';
import { recordEvent } from '../timeline/timeline.ts';
import type { PaymentRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';

export function enterPayment(world: World, payment: PaymentRow): void {
  world.payments.push(payment);
  tellPayment(world, payment, payment.idUsuario, 'pago');
}

/** Tells the history of the order and the record what was entered, or taken away. */
export function tellPayment(
  world: World,
  payment: PaymentRow,
  idUsuario: number,
  tipo: 'pago' | 'pagoQuitado',
): void {
  const { idPedido } = payment;
  const texto = formatPayment(payment);
  recordEvent(world, { idPedido }, { idUsuario, tipo, texto });
  const [antes, despues] = tipo === 'pago' ? [null, texto] : [texto, null];
  recordActivity(world, {
    idUsuario,
    accion: `pedido.${tipo}`,
    objeto: `pedido ${idPedido}`,
    cambios: [{ campo: 'pago', antes, despues }],
  });
}
